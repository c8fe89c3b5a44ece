internal import Synchronization

/// The conditions on the size category that callers pass to views.
///
/// Results are kept, because every condition in a view needs what all its callers pass.
package final class PassedSizes: Sendable {
  private struct Known {
    /// The arguments with a label, by the declaration that takes them.
    var arguments: [String: [SourceNode: [SourceNode]]] = [:]
    /// Whether any argument with a label depends on the size category.
    var mentions: [String: Bool] = [:]
    /// The conditions by the number of declarations in between and the declaration.
    var conditions: [Int: [SourceNode: CategoryCondition?]] = [:]
  }

  private let known = Mutex(Known())

  /// The maximum number of callers whose conditions are read (our own limit); more make a condition unknown.
  package static let mostCallers = 128

  /// Returns the arguments that a declaration takes; `find` finds those of all declarations with the label.
  package func arguments(
    of declaration: SourceNode, labelled label: String, _ find: () -> [SourceNode: [SourceNode]]
  ) -> [SourceNode] {
    if let all = known.withLock({ $0.arguments[label] }) { return all[declaration] ?? [] }
    let all = find()
    known.withLock { $0.arguments[label] = all }
    return all[declaration] ?? []
  }

  /// Returns whether any argument with a label depends on the size category; `find` computes it.
  package func mentionsSize(_ label: String, _ find: () -> Bool) -> Bool {
    if let found = known.withLock({ $0.mentions[label] }) { return found }
    let found = find()
    known.withLock { $0.mentions[label] = found }
    return found
  }

  /// Returns the condition that the callers of a view pass to a declaration; `find` computes it.
  package func condition(of declaration: SourceNode, depth: Int, _ find: () -> CategoryCondition?) -> CategoryCondition?
  {
    if let found = known.withLock({ $0.conditions[depth]?[declaration] }) { return found }
    let found = find()
    known.withLock { $0.conditions[depth, default: [:]][declaration] = .some(found) }
    return found
  }
}

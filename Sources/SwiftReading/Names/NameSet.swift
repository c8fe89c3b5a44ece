internal import AuditModel
internal import SwiftTrees

/// The set of names that an expression may have.
///
/// Large parts are shared, because many expressions can have the names of one declaration.
struct NameSet: Sendable {
  /// Names that several sets have.
  private final class Part: Sendable {
    let names: Set<NamePattern>
    let openCount: Int

    init(_ names: Set<NamePattern>) { (self.names, openCount) = (names, names.count { $0.constant == nil }) }
  }

  private var own: Set<NamePattern>
  private var parts: [ObjectIdentifier: Part] = [:]

  /// The least number of names in a shared part, and the maximum number of parts (our own limits).
  private static let (partSize, mostParts) = (16, 64)

  init(_ names: Set<NamePattern> = []) { own = names }

  /// A set with one open name.
  static let open = NameSet([.open])

  /// All names.
  var all: Set<NamePattern> { parts.values.reduce(into: own) { $0.formUnion($1.names) } }

  /// The same names in a form that several sets can share.
  var shared: NameSet {
    guard own.count >= Self.partSize || parts.count > Self.mostParts else { return self }
    let isNew = parts.count <= Self.mostParts
    let part = Part(isNew ? own : all)
    var shared = NameSet()
    if isNew { shared.parts = parts }
    shared.parts[ObjectIdentifier(part)] = part
    return shared
  }

  mutating func formUnion(_ other: NameSet) {
    if own.isEmpty { own = other.own } else { own.formUnion(other.own) }
    if parts.isEmpty { parts = other.parts } else { parts.merge(other.parts) { one, _ in one } }
  }

  /// Returns whether more names than a limit have open parts.
  func hasMoreOpenNames(than limit: Int) -> Bool {
    let most = parts.values.reduce(own.count { $0.constant == nil }) { $0 + $1.openCount }
    // Parts may have names in common.
    return most > limit && (parts.count < 2 && own.isEmpty || all.count { $0.constant == nil } > limit)
  }

  /// Returns each name of this set followed by each of another set; nil if there are more than a limit.
  func joined(with other: NameSet, limit: Int) -> NameSet? {
    guard leastCount * other.leastCount <= limit else { return nil }
    let (first, second) = (all, other.all)
    guard first.count * second.count <= limit else { return nil }
    return NameSet(Set(first.flatMap { one in second.map { one.joined(with: $0) } }))
  }

  /// A lower bound for the number of names, since parts may overlap.
  private var leastCount: Int { parts.values.reduce(own.count) { max($0, $1.names.count) } }
}

internal import SwiftTrees

extension SourceNode {
  /// Returns whether one of several statements runs on every path through the code around them.
  ///
  /// An early exit before a statement does not count, because setup code rarely continues elsewhere.
  static func coverAllPaths(_ statements: some Sequence<SourceNode>) -> Bool {
    var pending = Array(statements)
    var covered: [SourceNode: Set<SourceNode>] = [:]
    while let statement = pending.popLast() {
      guard let (branch, choice) = statement.choiceAround else { continue }
      guard let choice else { return true }
      covered[choice, default: []].insert(branch)
      if covered[choice]?.count == choice.branchCount { pending.append(choice) }
    }
    return false
  }

  /// The innermost choice around a statement, with the branch of the statement; nil for code that may never run.
  ///
  /// There is no choice around a statement that always runs.
  private var choiceAround: (branch: SourceNode, choice: SourceNode?)? {
    for (inner, outer) in outwardSteps {
      switch outer.kind {
      case .choice:
        // Conditions always run.
        if inner.kind != .condition, inner.kind != .property { return (inner, outer) }
      case .trailing:
        guard let call = outer.parent?.name else { return nil }
        // The closure runs where the call does, only later.
        if ControlSearch.scheduled.contains(call) { continue }
        return ControlSearch.builders.contains(call) || ControlSearch.visits.contains(call) ? (inner, nil) : nil
      case .closure: return outer.parent?.first == outer ? (inner, nil) : nil
      case .function, .initializer, .property, .type, .extension, .file: return (inner, nil)
      default: continue
      }
    }
    return (self, nil)
  }

  /// The number of branches of a choice of which one always runs; nil if all may be skipped.
  private var branchCount: Int? {
    let branches = children.count { $0.kind != .condition && $0.kind != .property }
    switch name {
    case "if": return branches > 1 ? branches : nil
    case "switch", "?", "do": return branches
    default: return nil
    }
  }

  /// Whether a node is in an observer of a property.
  func isObserver(of property: SourceNode) -> Bool {
    chain.first { $0.kind == .function }?.observedProperty == property
  }

  /// Whether two expressions consist of equal nodes.
  func hasSameCode(as other: SourceNode) -> Bool {
    kind == other.kind && name == other.name && label == other.label && end - index == other.end - other.index
      && zip(children, other.children).allSatisfy { $0.hasSameCode(as: $1) }
  }

  /// Returns the value of a call for a parameter of the function: the argument, or else the default value.
  func argument(for parameter: SourceNode, of function: SourceNode) -> SourceNode? {
    let argument = arguments.first { self.parameter(of: $0, in: function) == parameter }?.first
    return argument ?? parameter.children.first { ![.typeName, .attribute].contains($0.kind) }
  }
}

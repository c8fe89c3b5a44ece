internal import SwiftTrees

/// The conditions on a path.
extension PathConstants {
  /// The maximum nesting of members of a view (our own limit).
  private static let deepest = 3
  /// The maximum number of nodes in a file in which members are searched (our own limit).
  private static let mostNodes = 50_000
  /// The number of references by name above which a member counts as used (our own limit).
  private static let mostReaders = 64
  /// The maximum number of preceding statements to check for an early return (our own limit).
  private static let mostStatements = 64

  /// Whether the branches around an expression may run.
  func allow(_ node: SourceNode, in owner: Constant?, depth: Int = 0) -> Bool {
    for (inner, outer) in node.outwardSteps {
      switch outer.kind {
      case .choice: if !allow(inner, of: outer, in: owner) { return false }
      case .property where !outer.isLocal, .function where !outer.isLocal:
        return depth >= Self.deepest || isDrawn(outer, in: owner, depth: depth)
      case .function, .initializer, .type, .extension, .file: return true
      default: break
      }
    }
    return true
  }

  /// Whether code of a view may use one of its members, as far as constants decide.
  private func isDrawn(_ member: SourceNode, in owner: Constant?, depth: Int) -> Bool {
    let type = binder.types.scope(of: member)
    guard !known.isEmpty, !member.isStatic, member.name != "body", member.tree.nodes.count < Self.mostNodes,
      binder.types.inherits(type, from: "View"),
      let entry = binder.types.entries[type], entry.declarations.allSatisfy({ $0.tree === member.tree })
    else { return true }
    // A name after a leading full stop is a member of another type, such as a case.
    let readers = member.tree.readers(of: member).lazy.filter { $0.kind != .member || $0.first != nil }
    let some = Array(readers.prefix(Self.mostReaders))
    guard some.count < Self.mostReaders, some.allSatisfy({ binder.types.scope(of: $0) == type }) else { return true }
    return some.isEmpty || some.contains { allow($0, in: owner, depth: depth + 1) }
  }

  /// Whether a branch of a choice may run.
  private func allow(_ branch: SourceNode, of choice: SourceNode, in owner: Constant?) -> Bool {
    let conditions = conditions(of: choice)
    if conditions.contains(branch) { return true }
    switch choice.name {
    case "if", "?":
      let values = conditions.map { truth($0, in: owner) }
      return branch == choice.firstBranch ? !values.contains(false) : !values.allSatisfy { $0 == true }
    case "??":
      guard let first = choice.first, first != branch else { return true }
      return constant(first, in: owner).map { $0 == .nothing } ?? true
    case "switch":
      guard case .member(let name)? = choice.child(.condition)?.first.flatMap({ constant($0, in: owner) }) else {
        return true
      }
      let patterns = branch.caseNames
      if patterns.isEmpty {
        return !choice.children.contains { $0.caseNames.contains(name) && !$0.caseNames.contains(nil) }
      }
      return patterns.contains { $0 == nil || $0 == name }
    default: return true
    }
  }

  /// Whether constants decide that a function or computed property returns the text of an expression in it; nil if it
  /// returns another text.
  func isReached(_ node: SourceNode, in owner: Constant?) -> Bool? {
    var isDecided = true
    for (inner, outer) in node.outwardSteps {
      switch outer.kind {
      case .choice: isDecided = isDecided && decides(inner, of: outer, in: owner)
      case .element: isDecided = false
      case .block:
        for statement in outer.children.prefix(while: { $0 != inner }).suffix(Self.mostStatements) {
          guard statement.kind == .choice, statement.returnsText else { continue }
          let values = statement.name == "if" ? conditions(of: statement).map { truth($0, in: owner) } : [nil]
          if values.allSatisfy({ $0 == true }), statement.firstBranch?.endsWithText == true { return nil }
          isDecided = isDecided && values.contains(false)
        }
      case .property where !outer.isLocal, .function, .initializer, .type, .extension, .file: return isDecided
      default: break
      }
    }
    return isDecided
  }

  /// Whether constants decide whether a branch of a choice runs.
  private func decides(_ branch: SourceNode, of choice: SourceNode, in owner: Constant?) -> Bool {
    let conditions = conditions(of: choice)
    if conditions.contains(branch) { return true }
    switch choice.name {
    case "if", "?":
      let values = conditions.map { truth($0, in: owner) }
      return branch == choice.firstBranch ? !values.contains(nil) : values.contains(false)
    case "??": return choice.first.map { $0 == branch || constant($0, in: owner) != nil } ?? true
    case "switch":
      let subject = choice.child(.condition)?.first.flatMap { constant($0, in: owner) }
      guard case .member? = subject else { return false }
      return !branch.caseNames.contains(nil)
    // The conditions of a `guard` come before it.
    case "guard": return false
    default: return true
    }
  }

  /// Returns the constants, plus those implied by the branches around a reader of the same value's member.
  func assuming(_ reader: SourceNode) -> Self {
    let callee = reader.kind == .call ? reader.first ?? reader : reader
    guard callee.kind == .name || callee.first?.name == "self" else { return self }
    var assumed = self
    for (inner, outer) in reader.outwardSteps {
      if outer.isMember || [.initializer, .type].contains(outer.kind) { break }
      if outer.kind == .choice { assumed.take(inner, of: outer) }
    }
    return assumed
  }

  /// Adds the constants that a condition implies in one of its branches.
  private mutating func take(_ branch: SourceNode, of choice: SourceNode) {
    let conditions = conditions(of: choice)
    guard !conditions.contains(branch) else { return }
    switch choice.name {
    case "if", "?":
      let isTrue = branch == choice.firstBranch
      // Any of several conditions may be false.
      guard isTrue || conditions.count == 1 else { return }
      for condition in conditions where condition.kind == .condition { condition.first.map { take($0, is: isTrue) } }
    case "switch":
      let names = branch.caseNames
      guard names.count == 1, let name = names[0], let subject = choice.child(.condition)?.first else { return }
      take(subject, .member(name))
    default: break
    }
  }

  private mutating func take(_ condition: SourceNode, is isTrue: Bool) {
    guard condition.kind == .other else { return take(condition, .bool(isTrue)) }
    let operands = Array(condition.children)
    switch (condition.name, operands.count) {
    case ("!", 1): take(operands[0], is: !isTrue)
    case ("==", 2), ("!=", 2):
      let areEqual = isTrue == (condition.name == "==")
      switch constant(operands[1], in: nil) {
      case .bool(let value)?: take(operands[0], .bool(value == areEqual))
      case .nothing?: take(operands[0], areEqual ? .nothing : .something)
      case .member(let name)? where areEqual: take(operands[0], .member(name))
      default: break
      }
    default: break
    }
  }

  /// Adds the constant of a property, unless one is already known.
  private mutating func take(_ value: SourceNode, _ constant: Constant) {
    guard value.kind == .name || value.first?.name == "self" else { return }
    let found = binder.declarations(of: value)
    guard found.count == 1, found[0].kind == .property, known[found[0]] == nil else { return }
    known[found[0]] = constant
  }

  /// The conditions of a choice.
  private func conditions(of choice: SourceNode) -> [SourceNode] {
    choice.children.prefix { $0.kind == .condition || $0.kind == .property }
  }

  /// Whether a condition is true; nil if unknown.
  private func truth(_ condition: SourceNode, in owner: Constant?) -> Bool? {
    // A cast may fail, and a constant is a pattern.
    guard let value = condition.first, value.kind != .typeName, value.kind != .constant else { return nil }
    if condition.kind == .property { return constant(value, in: owner).map { $0 != .nothing } }
    return truth(ofExpression: value, in: owner)
  }

  private func truth(ofExpression value: SourceNode, in owner: Constant?) -> Bool? {
    if case .bool(let known)? = constant(value, in: owner) { return known }
    guard value.kind == .other else { return nil }
    let operands = Array(value.children)
    switch (value.name, operands.count) {
    case ("!", 1): return truth(ofExpression: operands[0], in: owner).map { !$0 }
    case ("==", 2), ("!=", 2):
      guard let left = constant(operands[0], in: owner), let right = constant(operands[1], in: owner),
        let areEqual = left.equals(right)
      else { return nil }
      return areEqual == (value.name == "==")
    default: return nil
    }
  }
}

extension PathConstants.Constant {
  /// Whether two values are equal; nil if unknown.
  fileprivate func equals(_ other: Self) -> Bool? {
    switch (self, other) {
    case (.something, .nothing), (.nothing, .something), (.member, .nothing), (.nothing, .member): false
    case (.something, _), (_, .something): nil
    default: self == other
    }
  }
}

extension SourceNode {
  /// The branch of a choice that runs if its conditions are true.
  fileprivate var firstBranch: SourceNode? { children.first { $0.kind != .condition && $0.kind != .property } }

  /// The maximum number of results of a statement to read (our own limit).
  private static let mostResults = 16

  /// Whether a statement or one of its branches returns a value other than `nil` and the empty text.
  fileprivate var returnsText: Bool {
    tree.index.results(in: index..<end).prefix(Self.mostResults).contains { number in
      SourceNode(tree: tree, index: Int(number)).isTextResult
    }
  }

  /// Whether the last statement of a block returns a value other than `nil` and the empty text.
  fileprivate var endsWithText: Bool { children.reduce(nil) { $1 }?.isTextResult ?? false }

  private var isTextResult: Bool {
    guard kind == .result, name.isEmpty, let value = first else { return false }
    return !value.isNil && value.literal?.isEmpty != true
  }

  /// The cases of a `switch` branch; nil for a pattern that is not a single case, and empty for `default`.
  fileprivate var caseNames: [String?] {
    children.filter { $0.kind == .condition }.map { pattern in
      let value = pattern.first?.kind == .call ? pattern.first?.first : pattern.first
      guard pattern.name != "where", let value, value.kind == .member, !["some", "none"].contains(value.name) else {
        return nil
      }
      return value.name
    }
  }
}

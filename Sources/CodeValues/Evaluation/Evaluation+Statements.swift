internal import SwiftTrees

extension Evaluation {
  /// The values that statements return, and whether control may reach their end.
  private struct Course {
    var values = PossibleValues()
    var isOpen = true
  }

  /// Returns the values of the statements of a getter, function or closure.
  func result(of block: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues {
    let statements = block.children.filter { $0.kind != .parameter }
    // A single expression is the result.
    if statements.count == 1, ![.result, .property].contains(statements[0].kind), !statements[0].returns {
      return values(of: statements[0], in: frame, as: expected)
    }
    let course = run(statements, in: frame, as: expected)
    return course.isOpen && course.values.values.isEmpty ? .unknown(at: block) : course.values
  }

  /// Runs statements in order.
  private func run(_ statements: [SourceNode], in frame: Frame, as expected: String?) -> Course {
    var course = Course()
    var conditions: [SourceNode] = []
    for statement in statements {
      switch statement.kind {
      case .condition, .property:
        conditions.append(statement)
        continue
      case .result:
        course.isOpen = false
        guard statement.name.isEmpty else { return course }
        course.values.add(statement.first.map { values(of: $0, in: frame, as: expected) } ?? .unknown(at: statement))
        return course
      case .choice:
        let inner = run(choice: statement, after: conditions, in: frame, as: expected)
        course.values.add(inner.values)
        guard inner.isOpen else {
          course.isOpen = false
          return course
        }
      case .call where Self.endings.contains(statement.name):
        course.isOpen = false
        return course
      // A loop may return any of its values.
      default: if statement.returns || statement.name == "fallthrough" { course.values.block(at: statement) }
      }
      conditions = []
    }
    return course
  }

  /// Functions that never return.
  private static let endings = APIList.endingCalls.names

  private func run(
    choice: SourceNode, after conditions: [SourceNode], in frame: Frame, as expected: String?
  ) -> Course {
    var course = Course()
    switch choice.name {
    case "guard":
      let run = conditions.reversed().prefix { $0.kind == .condition || $0.isCondition }
      let holds = self.holds(run.reversed(), in: frame)
      guard holds != true, let body = choice.child(.block) else { return course }
      course = self.run(Array(body.children), in: frame, as: expected)
      course.isOpen = holds == nil || course.isOpen
    case "if":
      course.isOpen = false
      let (conditions, branches) = choice.parts
      let holds = self.holds(conditions, in: frame)
      for (position, branch) in branches.enumerated() where holds == nil || (holds == true) == (position == 0) {
        let inner =
          branch.kind == .block
          ? self.run(Array(branch.children), in: frame, as: expected)
          : self.run(choice: branch, after: [], in: frame, as: expected)
        course.values.add(inner.values)
        course.isOpen = course.isOpen || inner.isOpen
      }
      if branches.count < 2, holds != true { course.isOpen = true }
    case "switch":
      course.isOpen = false
      for (block, inner) in cases(of: choice, in: frame) {
        let statements = Array(block.children).drop { $0.isPattern }
        let found = self.run(Array(statements), in: inner, as: expected)
        course.values.add(found.values)
        course.isOpen = course.isOpen || found.isOpen
      }
    default:
      // `do` runs its block, and on errors a clause.
      for block in choice.children where block.kind == .block {
        let inner = self.run(Array(block.children), in: frame, as: expected)
        course.values.add(inner.values)
      }
    }
    return course
  }

  // MARK: Expressions

  /// Returns the values of `?:`, `??`, or an `if` or `switch` expression.
  func value(ofChoice node: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues {
    switch node.name {
    case "??":
      var all = PossibleValues()
      for operand in node.children {
        let found = values(of: operand, in: frame, as: expected)
        all = all.unwrapped.union(found)
        if found.isComplete, !found.values.contains(.nothing) { return all }
      }
      return all
    case "?", "if":
      let (conditions, branches) = node.parts
      let holds = self.holds(conditions, in: frame)
      return branches.enumerated().reduce(into: PossibleValues()) { all, branch in
        guard holds == nil || (holds == true) == (branch.offset == 0) else { return }
        all.add(values(of: branch.element, in: frame, as: expected))
      }
    case "switch":
      return cases(of: node, in: frame).reduce(into: PossibleValues()) { all, one in
        let statements = Array(one.block.children).drop { $0.isPattern }
        if statements.count == 1, let only = statements.first {
          all.add(values(of: only, in: one.frame, as: expected))
        } else {
          all.add(run(Array(statements), in: one.frame, as: expected).values)
        }
      }
    default: return .unknown(at: node)
    }
  }

  /// Returns the cases of a `switch` that may apply, with the values that their patterns bind.
  private func cases(of choice: SourceNode, in frame: Frame) -> [(block: SourceNode, frame: Frame)] {
    guard let subject = choice.child(.condition)?.first else { return [] }
    let value = values(of: subject, in: frame)
    var found: [(SourceNode, Frame)] = []
    var rest = value.isComplete ? value.values : nil
    for block in choice.children where block.kind == .block {
      if rest?.isEmpty == true { break }
      let patterns = block.children.prefix { $0.isPattern }
      let isGuarded = patterns.contains { $0.name == "where" }
      let conditions = patterns.filter { $0.kind == .condition && $0.name != "where" }
      guard !conditions.isEmpty, let values = rest else {
        found.append((block, frame))
        // A block without patterns is the default case.
        if conditions.isEmpty, !isGuarded { break }
        continue
      }
      let matches = values.map { one in (one, conditions.map { self.matches(one, $0) }) }
      guard matches.contains(where: { $0.1.contains { $0 != false } }) else { continue }
      found.append((block, frame))
      if !isGuarded { rest = matches.filter { !$0.1.contains(true) }.map(\.0) }
    }
    return found
  }

  /// Whether a value matches the pattern of a case; nil if unknown.
  private func matches(_ value: Value, _ condition: SourceNode) -> Bool? {
    guard let pattern = condition.first else { return nil }
    switch (pattern.kind, value) {
    case (.member, .instance(let instance)), (.call, .instance(let instance)):
      let name = pattern.kind == .call ? pattern.first?.name : pattern.name
      guard let enumCase = instance.enumCase, let name, name != "some" else { return nil }
      guard
        types.members(name, of: instance.type, seenFrom: pattern.tree.file).contains(where: { $0.kind == .enumCase })
      else { return nil }
      guard name == enumCase.name else { return false }
      // The values that a case holds are not compared.
      return pattern.arguments.allSatisfy { $0.first?.kind == .property || $0.first?.name == "_" } ? true : nil
    case (.member, .symbol(let name)): return pattern.name == name
    case (.constant, .nothing): return pattern.isNil
    case (.member, .nothing): return pattern.name == "none"
    case (_, .nothing): return pattern.kind == .name && pattern.name == "_"
    default: return values(of: pattern, in: .empty).only.flatMap { isEqual($0, value) }
    }
  }

  /// Returns the values of a name that a pattern binds to a value of an enum case; nil for any other variable.
  func value(ofPattern variable: SourceNode, in frame: Frame) -> PossibleValues? {
    guard let argument = variable.parent, argument.kind == .argument, let pattern = argument.parent,
      pattern.kind == .call, let enumCase = binder.pattern(pattern),
      let position = pattern.arguments.firstIndex(of: argument)
    else { return nil }
    let parameters = enumCase.children.filter { $0.kind == .parameter }
    guard parameters.indices.contains(position) else { return .unknown(at: variable) }
    let type = binder.type(ofDeclaration: parameters[position])
    guard let subject = pattern.matchedSubject else { return unknown(of: type, at: variable) }
    return once(variable) {
      values(of: subject, in: frame).values.reduce(into: PossibleValues()) { all, value in
        guard case .instance(let instance) = value else { return all.block(at: variable) }
        if let other = instance.enumCase, other != enumCase { return }
        guard let creation = instance.creation else { return all.add(unknown(of: type, at: variable)) }
        let call = creation.node
        let stated = call.arguments.first { call.parameter(of: $0, in: enumCase) == parameters[position] }?.first
        guard let value = stated ?? parameters[position].initialValue else { return all.block(at: variable) }
        all.add(values(of: value, in: creation.frame, as: parameters[position].writtenType))
      }
    }
  }
}

extension SourceNode {
  /// The conditions of a choice, and its branches.
  fileprivate var parts: (conditions: [SourceNode], branches: [SourceNode]) {
    let all = Array(children)
    let count = all.prefix { $0.kind == .condition || $0.kind == .property }.count
    return (Array(all[..<count]), Array(all[count...]))
  }

  /// Whether a node is a pattern or condition at the start of a case.
  fileprivate var isPattern: Bool {
    kind == .condition || kind == .property && children.allSatisfy { $0.kind == .attribute }
  }

  /// Whether a statement is an optional binding, not a declaration.
  fileprivate var isCondition: Bool { kind == .property && !isLet }

  /// Whether statements inside of a node return from the function around it.
  fileprivate var returns: Bool {
    guard kind != .closure, kind != .trailing else { return false }
    return kind == .result || kind != .call && children.contains { $0.returns }
  }

  /// The value that a pattern's condition matches.
  fileprivate var matchedSubject: SourceNode? {
    guard let condition = parent, condition.kind == .condition, let around = condition.parent else { return nil }
    if around.kind == .block, let choice = around.parent, choice.name == "switch" {
      return choice.child(.condition)?.first
    }
    // `if case .custom(let size) = style`: the value follows the pattern.
    let next = around.children.first { $0.index == condition.end }
    return next?.kind == .condition ? next?.first : nil
  }
}

internal import SwiftTrees

extension Evaluation {
  /// Returns whether all conditions hold; nil if unknown.
  func holds(_ conditions: [SourceNode], in frame: Frame) -> Bool? {
    var isOpen = conditions.isEmpty
    for condition in conditions {
      switch holds(condition, in: frame) {
      case false?: return false
      case nil: isOpen = true
      case true?: break
      }
    }
    return isOpen ? nil : true
  }

  private func holds(_ condition: SourceNode, in frame: Frame) -> Bool? {
    // An optional binding holds if its value is not nil.
    if condition.kind == .property {
      guard let value = condition.initialValue else { return nil }
      let found = self.condition(value, in: frame)
      guard found.isComplete, !found.values.isEmpty else { return nil }
      let missing = found.values.count { $0 == .nothing }
      return missing == 0 ? true : missing == found.values.count ? false : nil
    }
    guard condition.name.isEmpty, let value = condition.first else { return nil }
    guard case .flag(let flag)? = self.condition(value, in: frame).only else { return nil }
    return flag
  }

  /// Returns the values of an operator's result.
  func value(ofOperation node: SourceNode, in frame: Frame) -> PossibleValues {
    let operands = Array(node.children.prefix(Self.mostOperands + 1))
    guard operands.count <= Self.mostOperands else { return .unknown(at: node) }
    switch (node.kind, node.name) {
    case (.sum, _), (_, "-"), (_, "*"), (_, "/"):
      let found = operands.map { values(of: $0, in: frame, as: "CGFloat") }
      // A known operand bounds the result, even if another is unknown.
      let ranges = found.map(\.range)
      let isScaled = node.name == "*" || node.name == "/" && operands.count > 1
      let range = isScaled ? scaled(operands, ranges, divides: node.name == "/") : node.calculated(ranges)
      let isKnown = range.least.isFinite || range.most.isFinite || found.allSatisfy(\.isComplete)
      return isKnown ? PossibleValues(.number(range)) : found.first { !$0.isComplete } ?? .unknown(at: node)
    case (_, "!"): return values(of: operands[0], in: frame).flatMap { Self.negated($0, at: node) }
    case (_, "&&"), (_, "||"): return logic(operands, in: frame, endsWith: node.name == "||")
    case (_, "=="), (_, "!="), (_, "<"), (_, ">"), (_, "<="), (_, ">="):
      guard operands.count == 2 else { return .unknown(at: node) }
      return comparison(node.name, operands, in: frame)
    case (_, SourceKind.inout): return .unknown(at: node)
    default: return .unknown(at: node)
    }
  }

  /// Returns the range of a product or quotient, from left to right; whole numbers lose their fraction in a division.
  private func scaled(_ operands: [SourceNode], _ ranges: [LengthRange], divides: Bool) -> LengthRange {
    // In a product, a divisor is the only operand of its own node, and the range is that of its inverse.
    let divisors = operands.map { $0.name == "/" && Array($0.children.prefix(2)).count == 1 ? $0.first : nil }
    let kinds = zip(operands, divisors).compactMap { isWhole($1 ?? $0) }
    guard !kinds.contains(false) else {
      return zip(ranges, ranges.indices).dropFirst().reduce(ranges[0]) { $0 * (divides ? $1.0.inverse : $1.0) }
    }
    // The app may declare a division of its own.
    let isCertain = kinds.contains(true) && types.globals["/"] == nil && types.entries["Int"]?.members["/"] == nil
    return ranges.indices.dropFirst().reduce(ranges[0]) { result, place in
      let scaled = result * (divides ? ranges[place].inverse : ranges[place])
      return divides || divisors[place] != nil ? scaled.truncated(isCertain: isCertain) : scaled
    }
  }

  /// Whether a number is a whole one; nil if its type is not known, as that of `2` alone.
  private func isWhole(_ operand: SourceNode) -> Bool? {
    if operand.kind == .number { return operand.whole == nil ? false : nil }
    if let type = binder.type(of: operand)?.name { return SystemNumber.types.contains(type) ? type == "Int" : nil }
    let found = [.name, .member].contains(operand.kind) ? binder.declarations(of: operand) : []
    guard found.count == 1, let value = found[0].initialValue, value.kind == .number else { return nil }
    return value.whole != nil
  }

  /// The maximum number of operands of an expression (our own limit).
  private static let mostOperands = 32
  private static let either = PossibleValues([.flag(true), .flag(false)])

  private static func negated(_ value: Value, at node: SourceNode) -> PossibleValues {
    if case .flag(let flag) = value { PossibleValues(.flag(!flag)) } else { either }
  }

  /// Returns the values of `&&` or `||`; an operand with the value `end` decides.
  private func logic(_ operands: [SourceNode], in frame: Frame, endsWith end: Bool) -> PossibleValues {
    var isOpen = false
    for operand in operands {
      switch values(of: operand, in: frame).only {
      case .flag(end): return PossibleValues(.flag(end))
      case .flag: continue
      default: isOpen = true
      }
    }
    return isOpen ? Self.either : PossibleValues(.flag(!end))
  }

  private func comparison(_ name: String, _ operands: [SourceNode], in frame: Frame) -> PossibleValues {
    guard let one = values(of: operands[0], in: frame).only, let other = values(of: operands[1], in: frame).only else {
      return Self.either
    }
    switch name {
    case "==": return isEqual(one, other).map { PossibleValues(.flag($0)) } ?? Self.either
    case "!=": return isEqual(one, other).map { PossibleValues(.flag(!$0)) } ?? Self.either
    default:
      guard case .number(let left) = one, case .number(let right) = other else { return Self.either }
      let (isLess, isGreater) = (left.most < right.least, left.least > right.most)
      guard isLess || isGreater || left.least == left.most && left == right else { return Self.either }
      let isEqual = !isLess && !isGreater
      return PossibleValues(
        .flag(name.hasPrefix("<") ? isLess || isEqual && name == "<=" : isGreater || isEqual && name == ">="))
    }
  }

  /// Whether two values are equal; nil if unknown.
  func isEqual(_ one: Value, _ other: Value) -> Bool? {
    switch (one, other) {
    case (.number(let one), .number(let other)):
      if one.least == one.most, one == other { return true }
      return one.most < other.least || other.most < one.least ? false : nil
    case (.flag(let one), .flag(let other)): return one == other
    case (.text(let one), .text(let other)): return one == other
    case (.symbol(let one), .symbol(let other)): return one == other
    case (.nothing, .nothing): return true
    case (.nothing, _), (_, .nothing): return false
    case (.instance(let one), .instance(let other)):
      guard let left = one.enumCase, let right = other.enumCase else { return nil }
      // Values of one case may differ in what they hold.
      return left != right ? false : left.child(.parameter) == nil ? true : nil
    case (.instance(let instance), .symbol(let name)), (.symbol(let name), .instance(let instance)):
      return instance.enumCase.map { $0.name == name && $0.child(.parameter) == nil }
    default: return nil
    }
  }

  // MARK: Numbers

  /// Returns the values of a numeric function of the system; nil for any other call.
  func number(ofCall node: SourceNode, in frame: Frame) -> PossibleValues? {
    guard node.first?.kind == .name else { return nil }
    let arguments = node.arguments.prefix(Self.mostOperands).compactMap(\.first)
    guard let first = arguments.first else { return nil }
    switch node.name {
    case "CGFloat", "Double", "Float", "Float64": return values(of: first, in: frame, as: "CGFloat")
    case "Int", "ceil", "floor", "round":
      return values(of: first, in: frame, as: "CGFloat").flatMap { value in
        guard case .number(let range) = value else { return .unknown(at: node) }
        let (down, up) = (range.least.rounded(.down), range.most.rounded(.up))
        return PossibleValues(.number(LengthRange(down, up)))
      }
    case "max", "min", "abs":
      let ranges = arguments.map { values(of: $0, in: frame, as: "CGFloat").range }
      return PossibleValues(.number(node.calculatedCall(ranges)))
    default: return nil
    }
  }
}

extension SourceNode {
  /// Returns the range of an operator's result for the ranges of its operands.
  fileprivate func calculated(_ operands: [LengthRange]) -> LengthRange {
    guard let first = operands.first else { return .any }
    let others = operands.dropFirst()
    switch (kind, name) {
    case (.sum, _): return others.reduce(first, +)
    case (_, "-"): return others.isEmpty ? -first : others.reduce(first) { $0 + -$1 }
    case (_, "/"): return first.inverse
    default: return .any
    }
  }

  /// Returns the range of a numeric function's result for the ranges of its arguments.
  fileprivate func calculatedCall(_ arguments: [LengthRange]) -> LengthRange {
    guard let first = arguments.first else { return .any }
    switch name {
    case "max": return arguments.dropFirst().reduce(first) { $0.larger($1) }
    case "min": return arguments.dropFirst().reduce(first) { $0.smaller($1) }
    default: return first.magnitude
    }
  }
}

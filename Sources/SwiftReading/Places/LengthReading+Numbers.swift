internal import SwiftTrees

extension LengthReading {
  /// The maximum number of declarations to follow to a length, and of operands in one expression (our own limits).
  private static let (deepest, mostOperands) = (4, 32)

  /// Returns the possible lengths of an expression.
  func range(_ expression: SourceNode) -> LengthRange { range(expression, depth: 0) }

  /// Returns the smallest length of an expression, in points; −∞ if unknown, and 0 for the literal `nil`.
  func least(_ expression: SourceNode) -> Double { range(expression).least }

  /// `depth` is the number of declarations around the expression.
  private func range(_ expression: SourceNode, depth: Int) -> LengthRange {
    func ranges(_ nodes: some Sequence<SourceNode>) -> [LengthRange] { nodes.map { range($0, depth: depth) } }
    switch expression.kind {
    case .number: return expression.decimal.map { LengthRange($0) } ?? .any
    // SwiftUI's standard length is not negative.
    case .constant where expression.isNil: return LengthRange(0, .infinity)
    case .sum, .other:
      let operands = Array(expression.children.prefix(Self.mostOperands + 1))
      guard operands.count <= Self.mostOperands else { return .any }
      return expression.calculated(ranges(operands))
    case .choice:
      let found = ranges(expression.alternatives ?? [])
      return found.dropFirst().reduce(found.first ?? .any) { $0.union($1) }
    case .call:
      return expression.calculatedCall(ranges(expression.arguments.prefix(Self.mostOperands).compactMap(\.first)))
    case .name, .member:
      if expression.name == "infinity" || expression.name == "greatestFiniteMagnitude" {
        return LengthRange(.infinity)
      }
      if expression.kind == .member, expression.name == "zero" { return LengthRange(0) }
      guard depth < Self.deepest, let declaration = binder.constant(expression), let value = declaration.onlyValue
      else {
        return .any
      }
      let range = range(value, depth: depth + 1)
      guard declaration.hasWrapper, range.least.isFinite, range.most.isFinite else {
        return declaration.hasWrapper ? .any : range
      }
      return LengthRange(ScaledLength(declaration, range.least).least, ScaledLength(declaration, range.most).most)
    default: return .any
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
    case (_, "*"): return others.reduce(first, *)
    case (_, "/"): return others.isEmpty ? first.inverse : others.reduce(first) { $0 * $1.inverse }
    default: return .any
    }
  }

  /// Returns the range of a numeric function's result for the ranges of its arguments.
  fileprivate func calculatedCall(_ arguments: [LengthRange]) -> LengthRange {
    guard let first = arguments.first, self.first?.kind == .name else { return .any }
    switch name {
    case "CGFloat", "Double": return first
    case "max": return arguments.dropFirst().reduce(first) { $0.larger($1) }
    case "min": return arguments.dropFirst().reduce(first) { $0.smaller($1) }
    case "abs": return first.magnitude
    default: return .any
    }
  }
}

/// The precedence of an operator in Swift's standard library, the weakest first.
///
/// Source: Apple documentation of Swift, Operator Declarations.
package enum OperatorPrecedence: Int, Comparable {
  case assignment, disjunction, conjunction, comparison, nilCoalescing, range, addition, multiplication, shift

  private static let operators: [OperatorPrecedence: [String]] = [
    .assignment: ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>="],
    .disjunction: ["||"], .conjunction: ["&&"],
    .comparison: ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="],
    .nilCoalescing: ["??"], .range: ["...", "..<"],
    .addition: ["+", "-", "&+", "&-", "|", "^"], .multiplication: ["*", "/", "%", "&*", "&"],
    .shift: ["<<", ">>", "&<<", "&>>"],
  ]

  private static let all = Dictionary(
    uniqueKeysWithValues: operators.flatMap { level, names in names.map { ($0, level) } })

  /// Looks up an operator; nil if an app or package declares it.
  package init?(_ name: String) {
    guard let level = Self.all[name] else { return nil }
    self = level
  }

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

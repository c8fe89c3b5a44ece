import Documents

/// The `plural=` formula of a gettext catalog, which maps a number to one of the numbered forms.
///
/// Source: GNU gettext manual, "Additional functions for plural forms": C expressions of `n`, without side effects.
struct PluralFormula {
  /// A function that maps a number to a value, or to nil if it divides by 0 or overflows.
  private typealias Term = (_ number: Int) -> Int?

  /// The maximum nesting depth of terms (our own limit; the Arabic formula has six levels).
  private static let deepest = 100

  private let term: Term

  /// Parses a formula, or returns nil if it is invalid.
  init?(_ text: String) {
    guard text.utf8.count <= 4096 else { return nil }
    var parser = Parser(bytes: text.utf8.filter { $0 > 0x20 })
    guard let term = parser.either(depth: 0), parser.position == parser.bytes.count else { return nil }
    self.term = term
  }

  /// Returns the form of a number, both from 0, or nil if the formula divides by 0 or overflows.
  func form(of number: Int) -> Int? { term(number) }

  /// Returns a term that applies a binary C operator to two terms.
  private static func operation(_ sign: String, _ left: @escaping Term, _ right: @escaping Term) -> Term {
    { number in
      guard let first = left(number) else { return nil }
      if sign == "&&", first == 0 { return 0 }
      if sign == "||", first != 0 { return 1 }
      return right(number).flatMap { result(sign, first, $0) }
    }
  }

  private static func result(_ sign: String, _ left: Int, _ right: Int) -> Int? {
    func whole(_ result: (partialValue: Int, overflow: Bool)) -> Int? { result.overflow ? nil : result.partialValue }
    switch sign {
    case "&&", "||": return right == 0 ? 0 : 1
    case "==": return left == right ? 1 : 0
    case "!=": return left != right ? 1 : 0
    case "<": return left < right ? 1 : 0
    case ">": return left > right ? 1 : 0
    case "<=": return left <= right ? 1 : 0
    case ">=": return left >= right ? 1 : 0
    case "+": return whole(left.addingReportingOverflow(right))
    case "-": return whole(left.subtractingReportingOverflow(right))
    case "*": return whole(left.multipliedReportingOverflow(by: right))
    case "/": return right == 0 ? nil : whole(left.dividedReportingOverflow(by: right))
    default: return right == 0 ? nil : whole(left.remainderReportingOverflow(dividingBy: right))
    }
  }

  private struct Parser {
    let bytes: [UInt8]
    var position = 0

    /// C's binary operators, from lowest to highest precedence.
    static let levels = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]

    mutating func either(depth: Int) -> Term? {
      guard depth <= PluralFormula.deepest, let condition = operation(0, depth: depth) else { return nil }
      guard take("?") else { return condition }
      guard let yes = either(depth: depth + 1), take(":"), let no = either(depth: depth + 1) else { return nil }
      return { number in condition(number).flatMap { $0 == 0 ? no(number) : yes(number) } }
    }

    private mutating func operation(_ level: Int, depth: Int) -> Term? {
      guard level < Self.levels.count else { return single(depth: depth) }
      guard var left = operation(level + 1, depth: depth) else { return nil }
      var count = depth
      while let sign = Self.levels[level].first(where: { take($0) }) {
        // Each operator of a chain adds a level to the term.
        count += 1
        guard count <= PluralFormula.deepest, let right = operation(level + 1, depth: depth) else { return nil }
        left = PluralFormula.operation(sign, left, right)
      }
      return left
    }

    private mutating func single(depth: Int) -> Term? {
      guard depth <= PluralFormula.deepest else { return nil }
      if take("!") { return single(depth: depth + 1).map { term in { term($0).map { $0 == 0 ? 1 : 0 } } } }
      if take("n") { return { $0 } }
      if take("(") {
        guard let inner = either(depth: depth + 1), take(")") else { return nil }
        return inner
      }
      let digits = bytes[position...].prefix { 0x30...0x39 ~= $0 }
      position += digits.count
      return Int(String(decoding: digits, as: UTF8.self)).map { value in { _ in value } }
    }

    private mutating func take(_ sign: String) -> Bool {
      guard bytes[position...].starts(with: sign.utf8) else { return false }
      position += sign.utf8.count
      return true
    }
  }
}

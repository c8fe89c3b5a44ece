internal import ColorContrast

/// A contrast ratio rounded down to two decimals, so that a failing ratio never looks like a passing one.
public struct Ratio: Hashable, Sendable, CustomStringConvertible {
  /// The ratio, unrounded.
  public let value: Double

  /// Creates a formatted ratio.
  ///
  /// - Parameter value: The ratio, unrounded.
  public init(_ value: Double) { self.value = value }

  /// The number without `:1` and without trailing zeros, such as `4.5`.
  public var number: String { Self.decimals(WCAG2.shown(value)) }

  /// The number with two decimals, for columns, such as `4.50`.
  public var column: String {
    guard value.isFinite, abs(value) < 1e12 else { return "?" }
    return Self.fixed(Int64((WCAG2.shown(value) * 100).rounded()), decimals: 2)
  }

  /// The ratio for a sentence, such as `4.5:1`.
  public var description: String { number + ":1" }

  /// Formats a number with at most two decimals.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The number without trailing zeros, such as `0.24`.
  public static func decimals(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    return trimmed(hundredths: Int((value * 100).rounded()))
  }

  /// Formats a number of hundredths without trailing zeros.
  static func trimmed(hundredths: Int) -> String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  /// Formats a number with at most one decimal, rounded towards zero.
  ///
  /// A value below a limit therefore never looks like the limit.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The number without a trailing zero, such as a colour difference of `8.2`.
  public static func tenths(_ value: Double) -> String {
    let digits = columnOfTenths(value)
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  /// Formats a number with one decimal, rounded towards zero, for columns.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The number, such as `8.0`.
  public static func columnOfTenths(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    return fixed(Int64((value * 10).rounded(.towardZero)), decimals: 1)
  }

  private static func fixed(_ steps: Int64, decimals: Int) -> String {
    let digits = String(steps.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    return (steps < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}

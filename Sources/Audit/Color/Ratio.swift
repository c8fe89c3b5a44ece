internal import ColorContrast

/// A contrast ratio in a sentence: two decimals, rounded down, so that what fails never looks as if it passed.
struct Ratio: CustomStringConvertible {
  let value: Double

  init(_ value: Double) { self.value = value }

  /// The number without `:1`.
  var number: String { Self.decimals(WCAG2.shown(value)) }

  var description: String { number + ":1" }

  /// A number with up to two decimals, such as `0.24`.
  static func decimals(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let scaled = Int64((value * 100).rounded())
    let fraction = abs(scaled) % 100
    var digits = fraction < 10 ? "0\(fraction)" : "\(fraction)"
    while digits.hasSuffix("0") { digits.removeLast() }
    return (scaled < 0 ? "-" : "") + "\(abs(scaled) / 100)" + (digits.isEmpty ? "" : "." + digits)
  }

  /// A number with one decimal, rounded down, such as a colour difference of `8.2`.
  static func tenths(_ value: Double) -> String { decimals((value * 10).rounded(.down) / 10) }
}

/// A length in a sentence: one decimal, two below one point.
package struct Points: CustomStringConvertible {
  private let value: Double

  /// Takes a length.
  ///
  /// - Parameter value: The length, in points.
  package init(_ value: Double) { self.value = value }

  /// The number without its unit.
  package var number: String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let decimals: UInt64 = abs(value) < 1 ? 100 : 10
    let scaled = Int64((value * Double(decimals)).rounded())
    var text = scaled < 0 ? "-" : ""
    text += String(scaled.magnitude / decimals)
    let fraction = scaled.magnitude % decimals
    guard fraction > 0 else { return text }
    text += fraction * 10 < decimals ? ".0" : "."
    text += String(fraction.isMultiple(of: 10) ? fraction / 10 : fraction)
    return text
  }

  /// The number and its unit, `312.4 pt`.
  package var description: String { number + " pt" }
}

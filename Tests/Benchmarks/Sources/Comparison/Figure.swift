import Foundation

/// How numbers are written in pages.
enum Figure {
  /// A number with so many digits after the point.
  static func text(_ value: Double, _ digits: Int) -> String {
    value.isFinite ? String(format: "%.\(digits)f", value) : "–"
  }

  /// A number with three digits that count.
  static func short(_ value: Double) -> String {
    let size = abs(value)
    return text(value, size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 4)
  }
}

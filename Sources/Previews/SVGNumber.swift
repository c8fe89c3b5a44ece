import AuditModel
import TextEngine

/// Numbers formatted for SVG.
enum SVGNumber {
  /// A length, rounded to hundredths.
  static func text(_ value: Double) -> String { SVGWriter.number(value) }

  /// The scale from path units to points, rounded to millionths: the factor is so small that hundredths would distort
  /// it.
  static func scale(_ em: Double) -> String {
    let millionths = Int((max(0, min(em, 1e6)) / GlyphOutline.pathUnits * 1e6).rounded())
    let rest = String(millionths % 1_000_000)
    return "\(millionths / 1_000_000).\(String(repeating: "0", count: 6 - rest.count))\(rest)"
  }
}

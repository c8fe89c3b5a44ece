import AuditModel
import TextEngine

/// Numbers as SVG writes them.
enum SVGNumber {
  /// A length, to a hundredth.
  static func text(_ value: Double) -> String { SVGWriter.number(value) }

  /// Points to a unit of a path: not to hundredths, since a factor of thousandths has its meaning in the digits after
  /// them.
  static func scale(_ em: Double) -> String {
    let millionths = Int((max(0, min(em, 1e6)) / GlyphOutline.pathUnits * 1e6).rounded())
    let rest = String(millionths % 1_000_000)
    return "\(millionths / 1_000_000).\(String(repeating: "0", count: 6 - rest.count))\(rest)"
  }
}

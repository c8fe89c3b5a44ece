/// The contrast of an item over every 8-bit colour behind translucent layers.
///
/// Layers are blended channel by channel, and luminance is a sum over the channels. Three tables of 256 terms each
/// therefore cover all 2²⁴ colours.
public struct BackdropTable: Sendable {
  /// The luminance contributions of the 256 steps of red, then green, then blue.
  private struct Parts: Sendable {
    private var parts: [Double] = []

    init(_ look: (Color) -> Color) {
      let looks = (0..<256).map { step in
        look(Color(.sRGB, SIMD3(repeating: Double(step) / 255))).linearSRGB * WCAG2.luminanceWeights
      }
      for channel in 0..<3 { parts += looks.map { $0[channel] } }
    }

    /// Accesses the relative luminance of a colour `0xRRGGBB`, clamped as in ``WCAG2``.
    subscript(rgb: UInt32) -> Double {
      let sum = parts[Int(rgb >> 16 & 0xFF)] + parts[256 | Int(rgb >> 8 & 0xFF)] + parts[512 | Int(rgb & 0xFF)]
      return sum > 0 ? min(sum, 1) : 0
    }
  }

  private let bar: Parts
  private let item: Parts

  /// Creates the tables for an item and the layers below it.
  ///
  /// - Parameters:
  ///   - item: The text or symbol, drawn over the layers.
  ///   - layers: The layers over the content, topmost first. Without layers, the content itself is the background.
  public init(item: Color, layers: [Color]) {
    bar = Parts { Color.composite(layers + [$0]) }
    self.item = Parts { item.composited(over: Color.composite(layers + [$0])) }
  }

  /// Returns the contrast over a colour.
  ///
  /// - Parameter rgb: An opaque colour with 8 bits per channel, `0xRRGGBB`.
  /// - Returns: The WCAG ratio, unrounded.
  public func ratio(over rgb: UInt32) -> Double { WCAG2.ratio(luminance: item[rgb], bar[rgb]) }
}

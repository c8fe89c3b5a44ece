/// The contrast of an item over every eight-bit colour behind translucent layers.
///
/// Layers are mixed channel by channel, and luminance is a sum over the channels: three tables of 256 parts each say it
/// for 2²⁴ colours.
public struct BackdropTable: Sendable {
  /// The part of each step of a channel in the luminance, of red, then green, then blue.
  private struct Parts: Sendable {
    private var parts: [Double] = []

    init(_ look: (Color) -> Color) {
      let looks = (0..<256).map { step in
        look(Color(.sRGB, SIMD3(repeating: Double(step) / 255))).linearSRGB * WCAG2.luminanceWeights
      }
      for channel in 0..<3 { parts += looks.map { $0[channel] } }
    }

    /// The relative luminance, as ``WCAG2`` limits it.
    subscript(rgb: UInt32) -> Double {
      let sum = parts[Int(rgb >> 16 & 0xFF)] + parts[256 | Int(rgb >> 8 & 0xFF)] + parts[512 | Int(rgb & 0xFF)]
      return sum > 0 ? min(sum, 1) : 0
    }
  }

  private let bar: Parts
  private let item: Parts

  /// Prepares the tables.
  ///
  /// - Parameters:
  ///   - item: The text or symbol, drawn over the layers.
  ///   - layers: The layers over the content, topmost first; without any the content itself is the ground.
  public init(item: Color, layers: [Color]) {
    bar = Parts { Color.composite(layers + [$0]) }
    self.item = Parts { item.composited(over: Color.composite(layers + [$0])) }
  }

  /// The contrast over a colour.
  ///
  /// - Parameter rgb: Eight bits each of red, green and blue, opaque.
  /// - Returns: The WCAG ratio, unrounded.
  public func ratio(over rgb: UInt32) -> Double { WCAG2.ratio(luminance: item[rgb], bar[rgb]) }
}

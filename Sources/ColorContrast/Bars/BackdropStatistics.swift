/// How an item stands out over the colours of a picture that lies behind translucent layers.
public struct BackdropStatistics: Hashable, Sendable {
  /// One colour of the picture and what becomes of it.
  private struct Entry: Hashable {
    var ratio: Double
    var backdrop: Color
    var count: Int
  }

  /// Every colour, the smallest ratio first.
  private let entries: [Entry]
  /// How many pixels were counted.
  public let count: Int

  /// Counts the ratios of an item over a picture's colours.
  ///
  /// - Parameters:
  ///   - item: The text or symbol, drawn over the layers.
  ///   - layers: The layers over the picture, topmost first.
  ///   - histogram: The picture's colours, opaque, in any space, each with the number of its pixels; nil is returned
  ///     where no pixel is counted.
  public init?(item: Color, layers: [Color], histogram: some Sequence<(color: Color, count: Int)>) {
    var entries: [Entry] = []
    for (color, count) in histogram where count > 0 {
      let bar = Color.composite(layers + [color])
      let ratio = WCAG2.ratio(
        luminance: WCAG2.relativeLuminance(item.composited(over: bar)), WCAG2.relativeLuminance(bar))
      entries.append(Entry(ratio: ratio, backdrop: color, count: count))
    }
    guard !entries.isEmpty else { return nil }
    entries.sort { $0.ratio < $1.ratio }
    self.entries = entries
    count = entries.reduce(0) { $0 + $1.count }
  }

  /// The smallest ratio over any pixel.
  public var minimum: Double { entries[0].ratio }
  /// The largest ratio over any pixel.
  public var maximum: Double { entries[entries.count - 1].ratio }
  /// The colour of the picture over which the ratio is smallest.
  public var worstBackdrop: Color { entries[0].backdrop }
  /// The ratio that all but the worst 5 % of the pixels reach.
  public var fifthPercentile: Double { percentile(0.05) }

  /// The ratio that all but a share of the pixels reach.
  ///
  /// - Parameter share: The share of the worst pixels, 0…1.
  /// - Returns: The smallest ratio such that at least this share of the pixels has it or less.
  public func percentile(_ share: Double) -> Double {
    let wanted = min(max(share, 0), 1) * Double(count)
    var counted = 0
    for entry in entries {
      counted += entry.count
      if Double(counted) >= wanted { return entry.ratio }
    }
    return maximum
  }

  /// The share of the pixels over which the ratio falls short.
  ///
  /// - Parameter ratio: The ratio that is wanted.
  /// - Returns: A share in 0…1.
  public func share(below ratio: Double) -> Double {
    Double(entries.prefix { $0.ratio < ratio }.reduce(0) { $0 + $1.count }) / Double(count)
  }
}

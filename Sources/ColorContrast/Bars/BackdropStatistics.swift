/// The contrast of an item over the pixels of a picture behind translucent layers.
///
/// Ratios are not rounded. To save memory, they are recomputed instead of stored.
public struct BackdropStatistics: Sendable {
  /// A histogram bin of ratios.
  private struct Bin {
    var count = 0
    var lowest = Double.infinity
    var highest = -Double.infinity
  }

  private static let bins = 1 << 14

  private let table: BackdropTable
  private let counts: ColorCounts
  /// The smallest ratio over all pixels.
  public let minimum: Double
  /// The largest ratio over all pixels.
  public let maximum: Double
  /// The ratio that all but the worst 5 % of the pixels reach.
  public private(set) var fifthPercentile: Double

  /// Computes the statistics of an item over a picture's colours, or returns nil if no pixel was counted.
  ///
  /// - Parameters:
  ///   - table: The item and the layers.
  ///   - counts: The picture's colours.
  public init?(_ table: BackdropTable, counts: ColorCounts) {
    guard counts.total > 0 else { return nil }
    var all = Bin()
    counts.forEach { rgb, _ in
      let ratio = table.ratio(over: rgb)
      all.lowest = min(all.lowest, ratio)
      all.highest = max(all.highest, ratio)
    }
    self.table = table
    self.counts = counts
    minimum = all.lowest
    maximum = all.highest
    fifthPercentile = all.lowest
    fifthPercentile = percentile(0.05)
  }

  /// Returns the ratio that all but the worst share of pixels reach.
  ///
  /// The bin with the result is refined until only a single ratio is in it.
  ///
  /// - Parameter share: The share of the worst pixels, 0…1.
  /// - Returns: The smallest ratio such that at least this share of the pixels has it or less.
  public func percentile(_ share: Double) -> Double {
    let wanted = min(max(share, 0), 1) * Double(counts.total)
    var (lowest, highest) = (minimum, maximum)
    var below = 0
    while lowest < highest {
      let bins = bins(from: lowest, to: highest)
      let found = bins.first { bin in
        guard bin.count > 0 else { return false }
        if Double(below + bin.count) >= wanted { return true }
        below += bin.count
        return false
      }
      guard let found else { return maximum }
      (lowest, highest) = (found.lowest, found.highest)
    }
    return lowest
  }

  /// Returns the share of pixels over which the ratio is below a threshold.
  ///
  /// - Parameter ratio: The required ratio.
  /// - Returns: A share, 0…1.
  public func share(below ratio: Double) -> Double {
    var short = 0
    counts.forEach { rgb, count in if table.ratio(over: rgb) < ratio { short += count } }
    return Double(short) / Double(counts.total)
  }

  /// Returns a histogram of the ratios in an interval.
  ///
  /// The lowest and the highest ratio are always in different bins, so refinement terminates.
  private func bins(from lowest: Double, to highest: Double) -> [Bin] {
    var bins = [Bin](repeating: Bin(), count: Self.bins)
    let scale = Double(Self.bins - 1) / (highest - lowest)
    counts.forEach { rgb, count in
      let ratio = table.ratio(over: rgb)
      guard ratio >= lowest, ratio <= highest else { return }
      let place = min(Int((ratio - lowest) * scale), Self.bins - 1)
      bins[place].count += count
      bins[place].lowest = min(bins[place].lowest, ratio)
      bins[place].highest = max(bins[place].highest, ratio)
    }
    return bins
  }
}

/// How an item stands out over the colours of a picture that lies behind translucent layers.
///
/// All numbers are exact: no ratio is rounded, and no list of all ratios is kept.
public struct BackdropStatistics: Sendable {
  /// Some ratios that are near each other.
  private struct Bin {
    var count = 0
    var lowest = Double.infinity
    var highest = -Double.infinity
  }

  private static let bins = 1 << 14

  private let table: BackdropTable
  private let counts: ColorCounts
  /// The smallest ratio over any pixel.
  public let minimum: Double
  /// The largest ratio over any pixel.
  public let maximum: Double
  /// The ratio that all but the worst 5 % of the pixels reach.
  public private(set) var fifthPercentile: Double

  /// Counts the ratios of an item over a picture's colours.
  ///
  /// - Parameters:
  ///   - table: The item and the layers.
  ///   - counts: The picture's colours; nil is returned where no pixel is counted.
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

  /// The ratio that all but a share of the pixels reach.
  ///
  /// The ratios are counted in bins, then those of the bin in question in finer ones, until it holds a single ratio.
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

  /// The share of the pixels over which the ratio falls short.
  ///
  /// - Parameter ratio: The ratio that is wanted.
  /// - Returns: A share in 0…1.
  public func share(below ratio: Double) -> Double {
    var short = 0
    counts.forEach { rgb, count in if table.ratio(over: rgb) < ratio { short += count } }
    return Double(short) / Double(counts.total)
  }

  /// The lowest and the highest ratio come into different bins, so that every bin is narrower than the whole.
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

/// A required ratio against several backgrounds, each a luminance or a range of luminances.
struct NeededContrast {
  let bands: [ClosedRange<Double>]
  let ratio: Double

  /// The distance by which rounding errors may move a luminance beyond black or white.
  private static let arithmetic = 1e-12

  func isReached(by color: Color) -> Bool {
    smallestRatio(luminance: WCAG2.relativeLuminance(color)) >= ratio
  }

  /// Returns the smallest ratio of a luminance against any background, which is 1 inside a range.
  func smallestRatio(luminance: Double) -> Double {
    var smallest = 21.0
    for band in bands {
      let nearest = min(max(luminance, band.lowerBound), band.upperBound)
      smallest = min(smallest, WCAG2.ratio(luminance: luminance, nearest))
    }
    return smallest
  }

  /// Returns the nearest lighter or darker luminance that reaches the ratio, or nil beyond white or black.
  ///
  /// The start itself is a candidate.
  func luminance(from start: Double, towardsLight: Bool) -> Double? {
    var luminance = start
    for _ in 0...bands.count {
      let blocking = bands.map {
        (low: ($0.lowerBound + 0.05) / ratio - 0.05, high: ($0.upperBound + 0.05) * ratio - 0.05)
      }
      .filter { $0.low < luminance && luminance < $0.high }
      if blocking.isEmpty { break }
      for band in blocking { luminance = towardsLight ? max(luminance, band.high) : min(luminance, band.low) }
    }
    let inside = min(max(luminance, 0), 1)
    return abs(luminance - inside) < Self.arithmetic ? inside : nil
  }
}

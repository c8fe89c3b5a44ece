/// A search for the content over which a translucent item is lightest, or darkest, relative to its bar.
///
/// Both luminances are sums over the channels, so `item − factor × bar` can be maximised channel by channel for a fixed
/// factor. The factor is then set to the quotient of the result, until the quotient no longer improves. The result is
/// the global maximum over the cube, not only a local one.
///
/// Source: Dinkelbach, "On Nonlinear Fractional Programming" (1967).
struct QuotientSearch {
  private(set) var content: SIMD3<Double>

  /// The number of intervals per channel; only the best interval is refined.
  private static let parts = 32

  init(_ cube: BackdropCube, isLargest: Bool = true) {
    content = Self.bestCorner(cube, isLargest)
    for _ in 0..<20 {
      let reached = cube.quotient(over: content)
      let candidate = Self.best(cube, factor: reached, isLargest)
      let gained = cube.quotient(over: candidate)
      guard isLargest ? gained > reached : gained < reached else { return }
      content = candidate
    }
  }

  private static func bestCorner(_ cube: BackdropCube, _ isLargest: Bool) -> SIMD3<Double> {
    var best = SIMD3<Double>.zero
    for index in 1..<8 {
      let corner = SIMD3(Double(index & 1), Double(index >> 1 & 1), Double(index >> 2))
      let isBetter = cube.quotient(over: corner) > cube.quotient(over: best)
      if isBetter == isLargest { best = corner }
    }
    return best
  }

  private static func best(_ cube: BackdropCube, factor: Double, _ isLargest: Bool) -> SIMD3<Double> {
    var content = SIMD3<Double>.zero
    for channel in 0..<3 {
      let sign = isLargest ? 1.0 : -1.0
      content[channel] = argmax { value in
        let bar = cube.floor[channel] + value * cube.passage
        let seen = cube.item[channel] * cube.itemAlpha + bar * (1 - cube.itemAlpha)
        return sign * WCAG2.luminanceWeights[channel] * (SRGB.decode(seen) - factor * SRGB.decode(bar))
      }
    }
    return content
  }

  /// Returns the position in 0…1 at which a function is largest.
  ///
  /// A golden-section search refines the best of even steps.
  private static func argmax(_ function: (Double) -> Double) -> Double {
    let values = (0...parts).map { function(Double($0) / Double(parts)) }
    let best = values.indices.max { values[$0] < values[$1] } ?? 0
    var low = Double(max(best - 1, 0)) / Double(parts)
    var high = Double(min(best + 1, parts)) / Double(parts)
    let section = 0.618_033_988_749_894_8
    for _ in 0..<40 {
      let (left, right) = (high - (high - low) * section, low + (high - low) * section)
      if function(left) >= function(right) { high = right } else { low = left }
    }
    let found = (low + high) / 2
    let edge = Double(best) / Double(parts)
    return function(found) > values[best] ? found : edge
  }
}

/// The possible lengths of an expression, in points.
package struct LengthRange: Hashable, Sendable {
  /// The smallest length; −∞ if unknown.
  package var least: Double
  /// The largest length; ∞ if unknown.
  package var most: Double

  /// The range of an unknown expression, which may be negative.
  package static let any = LengthRange(-.infinity, .infinity)

  package init(_ least: Double, _ most: Double) { (self.least, self.most) = (least, most) }

  /// Creates a single length.
  package init(_ points: Double) { self.init(points, points) }

  /// Returns the possible lengths of either of two expressions.
  package func union(_ other: Self) -> Self { Self(min(least, other.least), max(most, other.most)) }

  /// Creates a range from calculated bounds, which infinite lengths may have turned into NaN.
  private init(checking least: Double, _ most: Double) {
    self.init(least.isNaN ? -.infinity : least, most.isNaN ? .infinity : most)
  }

  package static func + (one: Self, other: Self) -> Self {
    Self(checking: one.least + other.least, one.most + other.most)
  }

  package static prefix func - (one: Self) -> Self { Self(-one.most, -one.least) }

  package static func * (one: Self, other: Self) -> Self {
    let products = [one.least, one.most].flatMap { [$0 * other.least, $0 * other.most] }
    guard !products.contains(where: \.isNaN) else { return .any }
    return Self(products.reduce(.infinity, min), products.reduce(-.infinity, max))
  }

  /// The range of the inverse; ``any`` if the divisor may be 0.
  var inverse: Self { least > 0 || most < 0 ? Self(1 / most, 1 / least) : .any }

  /// Returns the range without the fractions of its ends; with and without them if the numbers may have fractions.
  func truncated(isCertain: Bool) -> Self {
    // The inverse of a divisor is not exact.
    let down = { (points: Double) in (points + Self.rounding * max(1, abs(points))).rounded(.down) }
    let up = { (points: Double) in (points - Self.rounding * max(1, abs(points))).rounded(.up) }
    return Self(
      least > 0 ? down(least) : isCertain ? up(least) : least, most < 0 ? up(most) : isCertain ? down(most) : most)
  }

  private static let rounding = 1e-12

  /// The larger of two lengths.
  package func larger(_ other: Self) -> Self { Self(max(least, other.least), max(most, other.most)) }

  /// The smaller of two lengths.
  package func smaller(_ other: Self) -> Self { Self(min(least, other.least), min(most, other.most)) }

  /// The length without its sign.
  var magnitude: Self { least >= 0 ? self : most <= 0 ? -self : Self(0, max(-least, most)) }
}

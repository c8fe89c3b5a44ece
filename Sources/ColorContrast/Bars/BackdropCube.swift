/// The cube of all content colours behind an item and the layers below it.
///
/// Values are gamma-encoded sRGB. Each channel of the bar is `floor + passage × content`.
struct BackdropCube {
  /// The bar's colour over black.
  let floor: SIMD3<Double>
  /// The share of the content that shows through, 0…1.
  let passage: Double
  let item: SIMD3<Double>
  let itemAlpha: Double

  init(item: Color, layers: [Color]) {
    let (item, layers) = (item.onSRGBScreen, layers.map(\.onSRGBScreen))
    let below = Color.composite(layers + [.black]).sRGB
    floor = below
    passage = layers.reduce(1) { $0 * (1 - min(max($1.alpha, 0), 1)) }
    self.item = item.sRGB
    itemAlpha = min(max(item.alpha, 0), 1)
  }

  func bar(over content: SIMD3<Double>) -> SIMD3<Double> { floor + content * passage }

  /// Returns the luminances of the composited item and of the bar.
  func luminances(over content: SIMD3<Double>) -> (item: Double, bar: Double) {
    let bar = bar(over: content)
    let seen = item * itemAlpha + bar * (1 - itemAlpha)
    return (
      WCAG2.relativeLuminance(linearSRGB: SRGB.decode(seen)), WCAG2.relativeLuminance(linearSRGB: SRGB.decode(bar))
    )
  }

  func ratio(over content: SIMD3<Double>) -> Double {
    let luminances = luminances(over: content)
    return WCAG2.ratio(luminance: luminances.item, luminances.bar)
  }

  /// Returns the luminance of the item divided by that of the bar, each with flare.
  ///
  /// The quotient is above 1 if the item is lighter.
  func quotient(over content: SIMD3<Double>) -> Double {
    let luminances = luminances(over: content)
    return (luminances.item + 0.05) / (luminances.bar + 0.05)
  }

  /// Returns a content colour on the line between two colours for which item and bar have the same luminance.
  ///
  /// The item must be darker than the bar at one end and lighter at the other. A crossing exists, because the quotient
  /// is continuous.
  func crossing(from darker: SIMD3<Double>, to lighter: SIMD3<Double>) -> SIMD3<Double> {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if quotient(over: darker + (lighter - darker) * middle) < 1 { low = middle } else { high = middle }
    }
    return darker + (lighter - darker) * high
  }

  /// The content colours with the smallest and the largest quotient.
  var extremes: (lowest: SIMD3<Double>, highest: SIMD3<Double>) {
    itemAlpha >= 1 ? (.one, .zero) : (QuotientSearch(self, isLargest: false).content, QuotientSearch(self).content)
  }
}

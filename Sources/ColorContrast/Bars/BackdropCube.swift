/// Everything an item and the layers below it can look like: each channel runs over a span of its own.
///
/// Encoded sRGB throughout; a bar's channel is `floor + passage × content`.
struct BackdropCube {
  /// The bar over black.
  let floor: SIMD3<Double>
  /// How much of the content comes through, 0…1.
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

  /// The luminance of the item as it is seen, and of the bar.
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

  /// The item's luminance over the bar's: above 1 where the item is lighter.
  func quotient(over content: SIMD3<Double>) -> Double {
    let luminances = luminances(over: content)
    return (luminances.item + 0.05) / (luminances.bar + 0.05)
  }

  /// The content on the way between two others over which item and bar are equally light.
  ///
  /// One end must have the item darker and the other lighter; the way is continuous, so such a content exists.
  func crossing(from darker: SIMD3<Double>, to lighter: SIMD3<Double>) -> SIMD3<Double> {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if quotient(over: darker + (lighter - darker) * middle) < 1 { low = middle } else { high = middle }
    }
    return darker + (lighter - darker) * high
  }

  /// The contents over which the quotient is smallest and largest.
  var extremes: (lowest: SIMD3<Double>, highest: SIMD3<Double>) {
    itemAlpha >= 1 ? (.one, .zero) : (QuotientSearch(self, isLargest: false).content, QuotientSearch(self).content)
  }
}

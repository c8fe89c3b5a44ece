extension ContrastBounds {
  /// The bounds of an item over every content in 0…1 of sRGB behind translucent layers.
  ///
  /// For an opaque item they are closed: the bar's luminance runs from that over black to that over white. For a translucent
  /// one they are searched over the whole cube. Where the item can be as light as its bar the smallest ratio is 1.
  ///
  /// - Parameters:
  ///   - item: The text or symbol, drawn over the layers.
  ///   - layers: The layers over the content, topmost first; without any the content itself is the ground.
  public init(item: Color, layers: [Color]) {
    let cube = BackdropCube(item: item, layers: layers)
    let (lowest, highest) = cube.extremes
    let (low, high) = (cube.quotient(over: lowest), cube.quotient(over: highest))
    let best = 1 / low >= high ? lowest : highest
    let worst =
      low < 1 && high > 1 ? cube.crossing(from: lowest, to: highest) : (best == lowest ? highest : lowest)
    self.init(
      minimum: cube.ratio(over: worst), maximum: cube.ratio(over: best), worstBackdrop: Color(.sRGB, worst),
      bestBackdrop: Color(.sRGB, best))
  }

  /// The bounds of an item over given contents behind translucent layers.
  ///
  /// - Parameters:
  ///   - item: The text or symbol, drawn over the layers.
  ///   - layers: The layers over the content, topmost first.
  ///   - backdrops: The contents, opaque, in any space; nil is returned where there are none.
  public init?(item: Color, layers: [Color], backdrops: some Sequence<Color>) {
    let (item, layers) = (item.onSRGBScreen, layers.map(\.onSRGBScreen))
    var bounds: ContrastBounds?
    for backdrop in backdrops {
      let bar = Color.composite(layers + [backdrop])
      let ratio = WCAG2.ratio(
        luminance: WCAG2.relativeLuminance(item.composited(over: bar)), WCAG2.relativeLuminance(bar))
      guard var known = bounds else {
        bounds = ContrastBounds(minimum: ratio, maximum: ratio, worstBackdrop: backdrop, bestBackdrop: backdrop)
        continue
      }
      if ratio < known.minimum { (known.minimum, known.worstBackdrop) = (ratio, backdrop) }
      if ratio > known.maximum { (known.maximum, known.bestBackdrop) = (ratio, backdrop) }
      bounds = known
    }
    guard let bounds else { return nil }
    self = bounds
  }
}

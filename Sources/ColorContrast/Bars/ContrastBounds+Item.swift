extension ContrastBounds {
  /// Computes the bounds of an item over all sRGB content behind translucent layers.
  ///
  /// For an opaque item there is a closed form, because the bar is darkest over black and lightest over white. For a
  /// translucent item, the whole colour cube is searched. If the item can have the same luminance as its bar, the
  /// smallest ratio is 1.
  ///
  /// - Parameters:
  ///   - item: The text or symbol, drawn over the layers.
  ///   - layers: The layers over the content, topmost first. Without layers, the content itself is the background.
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
}

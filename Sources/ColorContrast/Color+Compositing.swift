extension Color {
  /// Composites this colour over another colour (source-over), channel by channel on gamma-encoded sRGB values.
  ///
  /// Core Animation, browsers and other contrast checkers do the same. The result is not rounded. Colours outside
  /// sRGB are blended in extended sRGB.
  ///
  /// Source: W3C Compositing and Blending Level 1, section 5.1.
  ///
  /// - Parameter backdrop: The colour beneath, which may be translucent.
  /// - Returns: The blended colour with the combined alpha.
  public func composited(over backdrop: Color) -> Color {
    if isOpaque { return self }
    let share = min(max(alpha, 0), 1)
    let rest = min(max(backdrop.alpha, 0), 1) * (1 - share)
    let total = share + rest
    guard total > 0 else { return Color(.extendedSRGB, .zero, alpha: 0) }
    return Color(.extendedSRGB, (sRGB * share + backdrop.sRGB * rest) / total, alpha: total)
  }

  /// The colour as an sRGB screen shows it, if it is in an extended space.
  ///
  /// Such a screen clips each channel to 0…1 before it blends. For example, red 1.5 at half alpha is half of full
  /// red. Colours in other spaces, including Display P3, do not change.
  public var onSRGBScreen: Color {
    guard [.extendedSRGB, .extendedLinearSRGB, .extendedGray].contains(space) else { return self }
    let shown = sRGB.clamped(lowerBound: .zero, upperBound: .one)
    return shown == sRGB ? self : Color(.sRGB, shown, alpha: alpha)
  }

  /// Composites a stack of layers.
  ///
  /// - Parameter layers: The layers, topmost first.
  /// - Returns: The visible colour; transparent black without layers.
  public static func composite(_ layers: some BidirectionalCollection<Color>) -> Color {
    guard var result = layers.last else { return Color(.extendedSRGB, .zero, alpha: 0) }
    for layer in layers.dropLast().reversed() { result = layer.composited(over: result) }
    return result
  }
}

extension Color {
  /// This colour drawn over another one (source-over), channel by channel on gamma-encoded sRGB values.
  ///
  /// That is how Core Animation, browsers and other contrast checkers do it; nothing is rounded. Colours outside sRGB
  /// are mixed in extended sRGB.
  ///
  /// - Parameter backdrop: What lies beneath; may be translucent itself.
  /// - Returns: The mixture, with the alpha of both together.
  ///
  /// Source: W3C Compositing and Blending Level 1, section 5.1.
  public func composited(over backdrop: Color) -> Color {
    if isOpaque { return self }
    let share = min(max(alpha, 0), 1)
    let rest = min(max(backdrop.alpha, 0), 1) * (1 - share)
    let total = share + rest
    guard total > 0 else { return Color(.extendedSRGB, .zero, alpha: 0) }
    return Color(.extendedSRGB, (sRGB * share + backdrop.sRGB * rest) / total, alpha: total)
  }

  /// The colour as an sRGB screen shows it, where it is written in an extended space.
  ///
  /// Such a screen clips each channel to 0…1 before it mixes: 1.5 of red at half alpha is half of full red. Colours in
  /// other spaces, Display P3 among them, stay as they are.
  public var onSRGBScreen: Color {
    guard [.extendedSRGB, .extendedLinearSRGB, .extendedGray].contains(space) else { return self }
    let shown = sRGB.clamped(lowerBound: .zero, upperBound: .one)
    return shown == sRGB ? self : Color(.sRGB, shown, alpha: alpha)
  }

  /// A stack of layers drawn over each other.
  ///
  /// - Parameter layers: The layers, topmost first.
  /// - Returns: What is seen; transparent black where there is no layer.
  public static func composite(_ layers: some BidirectionalCollection<Color>) -> Color {
    guard var result = layers.last else { return Color(.extendedSRGB, .zero, alpha: 0) }
    for layer in layers.dropLast().reversed() { result = layer.composited(over: result) }
    return result
  }
}

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

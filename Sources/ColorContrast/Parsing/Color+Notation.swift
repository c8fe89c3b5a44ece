extension Color {
  /// The colour in a text notation for reports, which ``ColorParser`` can read.
  ///
  /// If 8 bits are exact, the notation is `#RRGGBB`, or `#RRGGBBAA` if not opaque. Otherwise, it is a function with
  /// up to four decimals, or two for a hue. The function is `color(display-p3 …)`, `oklch(…)` or `oklab(…)` for these
  /// spaces, and `color(srgb …)` for all others.
  public var notation: String { notation(decimals: 4) }

  /// The colour for display: ``hex`` for colours in `.sRGB` or inside that gamut, otherwise ``notation``.
  ///
  /// ``notation`` never clips.
  public var shown: String { space == .sRGB || isInSRGB() ? hex : notation }

  /// The colour for programs: ``notation`` with seven decimals, which is accurate to a millionth of a component.
  public var preciseNotation: String { notation(decimals: 7) }

  private func notation(decimals: Int) -> String {
    if isExactInEightBits { return hex }
    switch space {
    case .displayP3, .linearDisplayP3:
      return Self.function("color(display-p3 ", converted(to: .displayP3).components, alpha, decimals)
    case .oklch:
      return "oklch(" + Self.shown(components.x, decimals) + " " + Self.shown(components.y, decimals) + " "
        + Self.shown(components.z, decimals - 2) + Self.end(alpha, decimals)
    case .oklab: return Self.function("oklab(", components, alpha, decimals)
    default: return Self.function("color(srgb ", sRGB, alpha, decimals)
    }
  }

  /// Whether ``hex`` is lossless.
  var isExactInEightBits: Bool {
    let steps = SIMD4(sRGB, alpha) * 255
    let rounded = steps.rounded(.toNearestOrAwayFromZero)
    let distance = steps - rounded
    return rounded.min() >= 0 && rounded.max() <= 255 && max(distance.max(), -distance.min()) < 1e-6
  }

  private static func function(
    _ start: String, _ components: SIMD3<Double>, _ alpha: Double, _ decimals: Int
  ) -> String {
    start + (0..<3).map { shown(components[$0], decimals) }.joined(separator: " ") + end(alpha, decimals)
  }

  private static func end(_ alpha: Double, _ decimals: Int) -> String {
    alpha >= 1 ? ")" : " / " + shown(alpha, decimals) + ")"
  }

  /// Returns a number with at most the given number of decimals, without trailing zeros.
  private static func shown(_ value: Double, _ decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    guard abs(value) < 1e10 else { return "\(value)" }
    let steps = Int64((abs(value) * unit).rounded())
    let whole = steps / Int64(unit)
    var fraction = String(steps % Int64(unit))
    fraction = String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return (value < 0 && steps > 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}

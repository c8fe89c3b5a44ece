/// The materials of UIKit's bars by iOS generation.
///
/// Sources:
/// - The rows of `Tables/system-colors.csv` named in `parts`, each with its own source.
/// - Apple, Technical Q&A QA1808 (the alpha of a bar tint is ignored).
/// - UIKit's documentation of `isTranslucent` (an opaque bar shows its tint).
public enum SystemBars {
  /// The rows of the system colour table that describe parts of bars.
  static let parts: Set<String> = [
    "barBackground", "tabBarBackground", "barBackgroundApproxOpaque", "barUnderlay", "barTintLayerAlpha",
  ]

  /// Returns the material of a bar with content behind it.
  ///
  /// - Parameters:
  ///   - kind: The kind of bar.
  ///   - generation: The iOS releases.
  ///   - appearance: Light or dark; no figures are published for increased contrast.
  ///   - barTint: The app's `barTintColor`; nil for the system's material.
  ///   - isTranslucent: The bar's `isTranslucent`.
  /// - Returns: The layers, or the reason that they are unknown.
  public static func layers(
    kind: SystemBarKind, generation: SystemGeneration, appearance: Appearance, barTint: Color? = nil,
    isTranslucent: Bool = true
  ) -> SystemBarMaterial {
    let tint = barTint.map { Color($0.space, $0.components) }
    // An opaque bar shows its tint in every iOS release.
    if let tint, !isTranslucent {
      return SystemBarMaterial(
        layers: [tint], source: "UIKit, UINavigationBar.isTranslucent: an opaque bar shows its bar tint")
    }
    if generation == .ios26 {
      return SystemBarMaterial(
        notMeasured: "Apple publishes no numbers for Liquid Glass (iOS 26); name the bar's layers, or test on a device")
    }
    return tint.map { tinted($0, generation) } ?? untinted(kind, generation, appearance, isTranslucent: isTranslucent)
  }

  /// Returns the material of a bar at the scroll edge, where no content is scrolled behind it.
  ///
  /// - Parameter generation: The iOS releases.
  /// - Returns: A material without layers, so that the content is the background. Nil for releases whose bars look
  ///   the same at the scroll edge.
  public static func scrollEdge(generation: SystemGeneration) -> SystemBarMaterial? {
    guard generation == .ios15 || generation == .ios26 else { return nil }
    return SystemBarMaterial(
      layers: [], source: "UIKit, scrollEdgeAppearance: from iOS 15, a bar has no background at the scroll edge")
  }

  private static func tinted(_ tint: Color, _ generation: SystemGeneration) -> SystemBarMaterial {
    guard generation == .ios7, let layer = SystemColors.row("barTintLayerAlpha", .light, .ios7),
      let underlay = SystemColors.row("barUnderlay", .light, .ios7)
    else {
      return SystemBarMaterial(
        notMeasured:
          "how iOS \(generation.rawValue) mixes a translucent bar tint is not published; name the bar's layers, or make it opaque"
      )
    }
    return SystemBarMaterial(
      layers: [Color(tint.space, tint.components, alpha: layer.color.alpha), underlay.color],
      source: layer.source + "; " + underlay.source)
  }

  private static func untinted(
    _ kind: SystemBarKind, _ generation: SystemGeneration, _ appearance: Appearance, isTranslucent: Bool
  ) -> SystemBarMaterial {
    if generation == .ios7 {
      if isTranslucent {
        return SystemBarMaterial(
          notMeasured:
            "the layers of an untinted bar of iOS 7 to 12 are not published; name them, such as white 0.97 at 0.82")
      }
      return SystemBarMaterial(
        layers: [.white], source: "UIKit, UINavigationBar.isTranslucent: an opaque bar of the default style is white")
    }
    let name = appearance.isDark && kind != .navigation ? "tabBarBackground" : "barBackground"
    guard let layer = SystemColors.row(name, appearance, generation) else {
      return SystemBarMaterial(notMeasured: "no number is published for this bar; name its layers")
    }
    var color = layer.color
    if !isTranslucent { color.alpha = 1 }
    return SystemBarMaterial(layers: [color], source: layer.source)
  }
}

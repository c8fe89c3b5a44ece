/// The materials of UIKit's bars by iOS generation.
///
/// Sources: the rows of `Tables/system-colors.csv` named in `parts`, each with its own source. Apple, Technical Q&A
/// QA1808 (the alpha of a bar tint is ignored). UIKit's documentation of `isTranslucent` (an opaque bar shows its
/// tint).
public enum SystemBars {
  /// The rows of the system colour table that describe parts of bars.
  static let parts: Set<String> = [
    "barBackground", "tabBarBackground", "barBackgroundApproxOpaque", "barUnderlay", "barTintLayerAlpha",
  ]

  /// The opacity of a bar tint in iOS 7.0.0 and 7.0.1.
  ///
  /// Source: b2cloud.com.au, "Bar color calculator for iOS7 and iOS8": before 7.0.2, 0.6 of the tint over white.
  public static let tintAlphaBefore702 = 0.6

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
    // An opaque bar shows its tint on every iOS release.
    if let tint, !isTranslucent {
      return SystemBarMaterial(
        layers: [tint], source: "UIKit, UINavigationBar.isTranslucent: an opaque bar shows its bar tint",
        adjustedBarTint: tint)
    }
    if generation == .ios26 {
      return SystemBarMaterial(
        notMeasured: "Liquid Glass of iOS 26 publishes no numbers; name the bar's layers, or test on a device",
        adjustedBarTint: tint)
    }
    if let tint { return tinted(tint, generation, tintAlpha: nil) }
    return untinted(kind, generation, appearance, isTranslucent: isTranslucent)
  }

  /// Returns the material of a tinted bar in iOS 7.0.0 and 7.0.1, where more of the content shows through.
  ///
  /// - Parameter barTint: The app's `barTintColor`.
  /// - Returns: The layers.
  public static func layersBefore702(barTint: Color) -> SystemBarMaterial {
    tinted(Color(barTint.space, barTint.components), .ios7, tintAlpha: tintAlphaBefore702)
  }

  /// Returns the material of a bar at the scroll edge, where no content is scrolled behind it.
  ///
  /// - Parameter generation: The iOS releases.
  /// - Returns: A material without layers, so that the content is the background; nil for releases whose bars look the
  ///   same at the scroll edge.
  public static func scrollEdge(generation: SystemGeneration) -> SystemBarMaterial? {
    guard generation == .ios15 || generation == .ios26 else { return nil }
    return SystemBarMaterial(
      layers: [], source: "UIKit, scrollEdgeAppearance: from iOS 15, a bar has no background at the scroll edge")
  }

  private static func tinted(
    _ tint: Color, _ generation: SystemGeneration, tintAlpha: Double?
  ) -> SystemBarMaterial {
    guard generation == .ios7, let layer = part("barTintLayerAlpha", .light, .ios7),
      let underlay = part("barUnderlay", .light, .ios7)
    else {
      return SystemBarMaterial(
        notMeasured:
          "how iOS \(generation.rawValue) mixes a translucent bar tint is not published; name the bar's layers, or make it opaque",
        adjustedBarTint: tint)
    }
    let source = tintAlpha == nil ? layer.source : "b2cloud.com.au bar colour calculator, before iOS 7.0.2"
    return SystemBarMaterial(
      layers: [Color(tint.space, tint.components, alpha: tintAlpha ?? layer.color.alpha), underlay.color],
      source: source + "; " + underlay.source, adjustedBarTint: tint)
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
    let name = appearance.isDark && kind != .navigationBar ? "tabBarBackground" : "barBackground"
    guard let layer = part(name, appearance, generation) else {
      return SystemBarMaterial(notMeasured: "no number is published for this bar; name its layers")
    }
    var color = layer.color
    if !isTranslucent { color.alpha = 1 }
    return SystemBarMaterial(layers: [color], source: layer.source)
  }

  private static func part(
    _ name: String, _ appearance: Appearance, _ generation: SystemGeneration
  ) -> SystemColor? {
    SystemColors.row(name, appearance, generation)
  }
}

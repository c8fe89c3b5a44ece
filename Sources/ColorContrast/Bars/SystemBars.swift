/// The bars of UIKit by iOS generation.
///
/// Source: the rows of `Tables/system-colors.csv` named in `parts`, each with its own source; Apple, Technical Q&A
/// QA1808 (a bar tint's own alpha does not count); UIKit's documentation of `isTranslucent` (an opaque bar shows its tint).
public enum SystemBars {
  /// The rows of the table of system colours that are parts of bars.
  static let parts: Set<String> = [
    "barBackground", "tabBarBackground", "barBackgroundApproxOpaque", "barUnderlay", "barTintLayerAlpha",
  ]

  /// How opaque iOS 7.0.0 and 7.0.1 drew a bar tint.
  ///
  /// Source: b2cloud.com.au, "Bar color calculator for iOS7 and iOS8": over white 0.6 of the tint before 7.0.2.
  public static let tintAlphaBefore702 = 0.6

  /// What a bar is made of while content lies behind it.
  ///
  /// - Parameters:
  ///   - kind: Which bar.
  ///   - generation: The iOS releases.
  ///   - appearance: Light or dark; increased contrast has no numbers of its own.
  ///   - barTint: The app's `barTintColor`; nil is the system's material.
  ///   - isTranslucent: The bar's `isTranslucent`.
  /// - Returns: The layers, or why they are not known.
  public static func layers(
    kind: SystemBarKind, generation: SystemGeneration, appearance: Appearance, barTint: Color? = nil,
    isTranslucent: Bool = true
  ) -> SystemBarMaterial {
    let tint = barTint.map { Color($0.space, $0.components) }
    // An opaque bar is its colour on every system.
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

  /// What a tinted bar of iOS 7.0.0 and 7.0.1 is made of, which let more of the content through.
  ///
  /// - Parameter barTint: The app's `barTintColor`.
  /// - Returns: The layers.
  public static func layersBefore702(barTint: Color) -> SystemBarMaterial {
    tinted(Color(barTint.space, barTint.components), .ios7, tintAlpha: tintAlphaBefore702)
  }

  /// What a bar is made of at the scroll edge, where no content has been scrolled behind it.
  ///
  /// - Parameter generation: The iOS releases.
  /// - Returns: No layer at all: the content is the ground; nil for releases that draw the bar as ever.
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

/// The pictures and colours in asset catalogs that a target's build settings name.
package struct CatalogNames: Hashable, Sendable {
  /// The names in all configurations.
  package var names: Set<String> = []
  /// Whether a setting that names a colour has an unknown value.
  package var hasOpenColors = false

  /// The settings that name colours.
  ///
  /// Source: Apple, Build settings reference.
  static let colors = [
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME",
  ]

  /// All settings that name a catalog entry; an icon may share its name with a picture that is drawn.
  ///
  /// Source: Apple, Build settings reference.
  static let settings = colors + ["ASSETCATALOG_COMPILER_APPICON_NAME"]
}

extension CatalogNames {
  /// Returns these names and others.
  func union(_ other: CatalogNames) -> CatalogNames {
    CatalogNames(names: names.union(other.names), hasOpenColors: hasOpenColors || other.hasOpenColors)
  }

  /// Collects the names in all configurations of a target.
  init(_ configurations: [BuildSettings]) {
    for settings in configurations {
      for setting in Self.settings {
        switch settings.value(setting) {
        case nil: break
        case .text(let name): names.insert(name)
        // A missing file may set anything, but it seldom sets a colour.
        case .unknown: if Self.colors.contains(setting), settings.isStated(setting) { hasOpenColors = true }
        }
      }
    }
  }
}

package import AuditModel
package import ColorContrast
import Documents

/// UIKit's own colours as a palette.
package enum SystemPalette {
  /// Returns UIKit's colours in a range of iOS releases, stored by name so that they follow the appearance.
  ///
  /// Roles come from UIKit's documentation. Colours for a single background (`lightText`, `darkText`) have none. Up to
  /// iOS 12, UIKit has no text and background colours, so its defaults, black and white, are used.
  ///
  /// Source: UIColor's documentation, "Standard colors" and "UI element colors".
  package static func palette(_ generation: SystemGeneration) -> Palette {
    let place = SourceLocation(file: "UIKit, iOS \(generation.rawValue)", line: 1, column: 1)
    func color(_ name: String, _ value: ColorVariant.Value, _ roles: Set<ColorRole>) -> NamedColor {
      NamedColor(
        name: name, roles: roles, variants: [ColorVariant(value, location: place)], location: place, origin: .system)
    }
    var colors: [NamedColor] = []
    if generation == .ios7 {
      colors = [color("black", .color(.black), [.text]), color("white", .color(.white), [.background])]
    }
    for name in SystemColors.names(in: generation) where !isForeign(name) {
      colors.append(color(name, .system(name), roles(of: name)))
    }
    var palette = Palette(name: "UIKit, iOS \(generation.rawValue)", location: place, colors: colors)
    palette.conditions.generation = generation
    palette.keyColor = colors.contains { $0.name == "tint" } ? "tint" : nil
    return palette
  }

  /// Returns whether a colour is not one of UIKit's: a bar's layer, or a swatch measured from icons.
  private static func isForeign(_ name: String) -> Bool {
    let swatches: Set<String> = ["itunesPurple", "skyBlue", "gray"]
    return swatches.contains(name) || name.hasPrefix("bar") || name.hasPrefix("tabBar")
      || name.hasSuffix("GradientStart") || name.hasSuffix("GradientEnd")
  }

  private static func roles(of name: String) -> Set<ColorRole> {
    switch name {
    case "lightText", "darkText": []
    case "link": [.text, .interactive]
    case "tint": [.interactive]
    case "switchOn": [.interactive, .fill]
    case "greyedOutText": [.disabled]
    case "groupedHeaderText", "placeholderText": [.text]
    case "groupTableViewBackground": [.background]
    case _ where name.lowercased().hasSuffix("label"): [.text]
    case _ where name.hasSuffix("Background"): [.background]
    case _ where name.lowercased().hasSuffix("separator"): [.separator]
    case _ where name.hasSuffix("Fill") || name.hasPrefix("systemGray"): [.fill]
    case _ where name.hasPrefix("system"): [.interactive, .fill]
    default: []
    }
  }
}

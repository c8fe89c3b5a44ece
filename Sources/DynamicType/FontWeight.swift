public import Vocabulary

/// A font weight, named as in UIKit; the cases are ordered from the lightest to the heaviest.
public enum FontWeight: String, CaseIterable, Codable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight on the CSS and OpenType scale, 100…900 in steps of 100.
  ///
  /// The order is UIKit's (`ultraLight` 100, `thin` 200), as in WebKit's mapping of CSS weights to system fonts. CSS
  /// itself names the two lightest weights in the opposite order.
  public var cssWeight: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// Creates a weight from its name, in any letter case.
  ///
  /// In addition to UIKit's names, it accepts CSS's `normal`, `demibold`, `extrabold`, and the numbers 100, 200 … 900.
  ///
  /// - Parameter name: The name or number; white space around it is ignored.
  /// - Throws: ``UnknownName`` with the nearest known names.
  public init(name: String) throws(UnknownName) { self = try Self.names.value(name) }

  static let names = NameList(
    kind: "a font weight", values: allCases,
    aliases: [
      "normal": .regular, "demibold": .semibold, "extrabold": .heavy,
      "100": .ultraLight, "200": .thin, "300": .light, "400": .regular, "500": .medium, "600": .semibold,
      "700": .bold, "800": .heavy, "900": .black,
    ])
}

extension FontWeight: Comparable {
  /// Returns whether the left weight is lighter.
  ///
  /// - Parameters:
  ///   - left: A weight.
  ///   - right: Another weight.
  /// - Returns: True if `left` is lighter than `right`.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.cssWeight < right.cssWeight }
}

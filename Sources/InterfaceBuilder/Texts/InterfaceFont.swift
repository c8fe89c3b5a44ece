internal import AuditModel
package import DynamicType
internal import Vocabulary

/// A font in a document.
package struct InterfaceFont: Hashable, Sendable {
  /// The kind of a font.
  package enum Kind: Hashable, Sendable {
    /// A text style.
    case style(TextStyle)
    /// The system font at a fixed size in points.
    case system(Double)
    /// A font of the app at a fixed size in points.
    case custom(name: String, Double)
    /// Any other font, such as an unknown style.
    case unknown
  }

  /// The kind.
  package let kind: Kind
  /// The weight; nil for the default or for the weight of the style.
  package let weight: FontWeight?

  /// The default font size, in points.
  ///
  /// Source: Apple documentation of UIKit, `UIFont.systemFontSize`.
  private static let standardSize: Double = 14

  private static let styles: [String: TextStyle] = {
    let table = TableDecoder(EmbeddedResources.interface_text_styles_csv, name: "interface-text-styles")
    return Dictionary(
      uniqueKeysWithValues: table.rows.map { ($0["name"] ?? "", $0.value("style", as: TextStyle.self)) })
  }()

  init(_ element: InterfaceElement) {
    // The fonts of attributed texts use other attribute names.
    let size = element.number("pointSize") ?? element.number("size") ?? Self.standardSize
    var weight = element["weight"].flatMap { try? FontWeight(name: $0) }
    if let style = element["style"] {
      kind = Self.styles[style].map(Kind.style) ?? .unknown
    } else if size > Slot.largestFontSize {
      kind = .unknown
    } else if let type = element["type"] {
      switch type {
      case "system", "italicSystem": kind = .system(size)
      case "boldSystem":
        kind = .system(size)
        weight = weight ?? .bold
      default: kind = .unknown
      }
    } else if let name = element["name"] ?? element["family"] {
      kind = Self.isSystem(name) ? .system(size) : .custom(name: name, size)
    } else {
      kind = .unknown
    }
    self.weight = weight
  }

  /// Returns whether a font's name is one of the private names of the system font.
  private static func isSystem(_ name: String) -> Bool {
    [".SF", ".AppleSystemUIFont"].contains(where: name.hasPrefix)
  }

  /// The default font size of a label, in points.
  package static let labelSize = 17.0
  /// The default font size of a button's title, in points.
  package static let buttonSize = 15.0

  /// The fixed size in points; nil for a text style.
  var points: Double? {
    switch kind {
    case .system(let size), .custom(_, let size): size
    case .style, .unknown: nil
    }
  }
}

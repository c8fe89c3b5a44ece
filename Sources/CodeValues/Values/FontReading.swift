internal import AuditModel
package import DynamicType
package import SwiftTrees

/// A font that a SwiftUI expression describes.
///
/// Source: Apple documentation of SwiftUI, `Font`.
package struct FontReading: Hashable, Sendable {
  /// The text style that the font follows; nil if unknown.
  package var style: TextStyle?
  /// The size in points, if Dynamic Type does not change it.
  package var fixedSize: Double?
  /// The weight, if the expression states one.
  package var weight: FontWeight?
  /// Whether the font belongs to the app.
  package var isCustom = false
  /// Whether a font of the app has the same size at every size category.
  package var isFixedCustom = false
  /// The PostScript, full or family name of a font of the app; nil if unknown.
  package var face: String?
  /// The size at Large in points of a font of the app that Dynamic Type scales; nil if unknown.
  package var sizeAtLarge: Double?

  /// Whether the font is SF Mono, whose glyph widths differ from the measured ones.
  package var isMonospaced = false

  package init(style: TextStyle? = nil, fixedSize: Double? = nil, weight: FontWeight? = nil) {
    (self.style, self.fixedSize, self.weight) = (style, fixedSize, weight)
  }

  /// Returns the weight that an expression such as `.semibold` or `Font.Weight.semibold` names.
  package static func weight(_ expression: SourceNode) -> FontWeight? {
    expression.kind == .member ? try? FontWeight(name: expression.name) : nil
  }
}

extension SourceNode {
  /// The value of a number literal.
  package var decimal: Double? {
    kind == .number ? Double(digits) : nil
  }

  /// The value of a whole number literal.
  package var whole: Int? { kind == .number ? Int(digits) : nil }

  /// The name without the underscores that divide digits.
  private var digits: String {
    let underscore = UInt8(ascii: "_")
    return name.utf8.contains(underscore) ? name.filter { $0 != "_" } : name
  }
}

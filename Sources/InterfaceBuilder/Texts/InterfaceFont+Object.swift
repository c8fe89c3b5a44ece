extension InterfaceFont {
  /// The default sizes of texts without a font, in points.
  ///
  /// Source: Apple documentation of UIKit, `UILabel.font` and `UIFont.labelFontSize` (17), `UIFont.buttonFontSize`
  /// (18 in the documentation; 15 as Xcode draws a system button), `UIFont.systemFontSize` (14).
  private static let unstatedSizes = ["label": labelSize, "button": buttonSize, "textField": 14, "textView": 14]

  /// Returns the default text size of an object without a configuration, in points; nil if unknown.
  static func unstatedSize(of object: InterfaceObject) -> Double? {
    ButtonFacts(object)?.hasConfiguration == true ? nil : unstatedSizes[object.tag]
  }

  /// Reads the font of an object; nil if the document sets none.
  ///
  /// The width class is `compact` for an iPhone in portrait; nil for the font without variations.
  package static func font(of object: InterfaceObject, inWidth width: String? = nil) -> InterfaceFont? {
    let base = object.element.child("fontDescription", key: "fontDescription").map(InterfaceFont.init)
    guard let width else { return base }
    let matching = object.variations.filter { variation in
      variation.font != nil && [nil, width].contains(variation.width) && [nil, "regular"].contains(variation.height)
    }
    // The variation with the most conditions takes precedence.
    let best = matching.max { $0.conditions < $1.conditions }
    return best?.font ?? base
  }
}

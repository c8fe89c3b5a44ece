extension InterfaceFont {
  /// The sizes of texts in points whose document states no font.
  ///
  /// Source: Apple documentation of UIKit, `UILabel.font` and `UIFont.labelFontSize` (17), `UIFont.buttonFontSize`
  /// (18 in the documentation; 15 as Xcode draws a system button), `UIFont.systemFontSize` (14).
  private static let unstatedSizes = ["label": labelSize, "button": buttonSize, "textField": 14, "textView": 14]

  /// Returns the size in points of an object's text without a stated font or configuration; nil if it is not known.
  static func unstatedSize(of object: InterfaceObject) -> Double? {
    ButtonFacts(object)?.hasConfiguration == true ? nil : unstatedSizes[object.tag]
  }

  /// Reads the font of an object; nil if the document states none.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - width: The width class, such as `compact` for an iPhone in portrait; nil for the font without variations.
  /// - Returns: The font.
  package static func font(of object: InterfaceObject, inWidth width: String? = nil) -> InterfaceFont? {
    let base = object.element.child("fontDescription", key: "fontDescription").map(InterfaceFont.init)
    guard let width else { return base }
    let matching = object.variations.filter { variation in
      variation.font != nil && [nil, width].contains(variation.width) && [nil, "regular"].contains(variation.height)
    }
    // The variation with the most conditions has precedence.
    let best = matching.max { $0.conditions < $1.conditions }
    return best?.font ?? base
  }
}

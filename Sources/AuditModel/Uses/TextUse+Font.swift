public import DynamicType

extension TextUse {
  /// One of several fonts that code may set for a text.
  public struct Font: Hashable, Codable, Sendable {
    /// The text style; nil for a font of a fixed size, or of an unknown one.
    public var style: TextStyle?
    /// The size in points that Dynamic Type does not change; nil if it follows a style.
    public var fixedSize: Double?
    /// The weight; nil for the style's.
    public var weight: FontWeight?
    /// Whether the typeface is not the system's, such as one of the app's own or SF Mono.
    public var isCustom = false

    /// Creates a font.
    ///
    /// - Parameters:
    ///   - style: The text style; nil for a font of a fixed size.
    ///   - fixedSize: The size in points that Dynamic Type does not change.
    ///   - weight: The weight; nil for the style's.
    ///   - isCustom: Whether the typeface is not the system's.
    public init(style: TextStyle?, fixedSize: Double? = nil, weight: FontWeight? = nil, isCustom: Bool = false) {
      (self.style, self.fixedSize, self.weight, self.isCustom) = (style, fixedSize, weight, isCustom)
    }
  }
}

extension TextUse.Font {
  /// The name of the text style; nil for a font of a fixed size.
  package var styleName: String? { style?.rawValue }
  /// The name of the weight; nil for the style's.
  package var weightName: String? { weight?.rawValue }
}

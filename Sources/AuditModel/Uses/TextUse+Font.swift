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
    /// The PostScript, full or family name of a font of the app; nil if unknown.
    public var face: String?
    /// The size at Large in points of a font of the app that Dynamic Type scales; nil if unknown.
    public var sizeAtLarge: Double?

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

extension TextUse {
  /// Makes the font unknown, because of the code at a place.
  package mutating func forgetFont(at origin: SourceLocation? = nil) {
    (style, fixedSize, weight, fonts) = (Value(nil, .unknown, at: origin), nil, nil, [])
  }
}

extension TextUse.Font {
  /// The name of the text style; nil for a font of a fixed size.
  package var styleName: String? { style?.rawValue }
  /// The name of the weight; nil for the style's.
  package var weightName: String? { weight?.rawValue }
}

extension TextUse.Font {
  private static let scale = TypeScale(platform: .ios)
  private static let categories = ContentSizeCategory.standard + ContentSizeCategory.accessibility

  /// Whether every text is at most as wide in this font as in another one.
  fileprivate func isAtMost(_ other: Self) -> Bool {
    guard !isCustom, !other.isCustom, drawnWeight.cssWeight <= other.drawnWeight.cssWeight else { return false }
    return Self.categories.allSatisfy { category in
      guard let size = size(at: category), let larger = other.size(at: category) else { return false }
      return size <= larger
    }
  }

  /// The weight of the font; the style decides it if no code does.
  private var drawnWeight: FontWeight { weight ?? (style == .headline ? .semibold : .regular) }

  private func size(at category: ContentSizeCategory) -> Double? {
    fixedSize ?? style.flatMap { Self.scale.size($0, category)?.size }
  }
}

extension [TextUse.Font] {
  /// The index of the font that is at most as large and as heavy as all others at each size category; nil for none.
  package var narrowest: Int? {
    indices.first { one in allSatisfy { self[one] == $0 || self[one].isAtMost($0) } }
  }
}

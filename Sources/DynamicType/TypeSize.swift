/// One cell of a type scale: the metrics of the system font in a style at a size category.
public struct TypeSize: Hashable, Codable, Sendable {
  /// The text style.
  public let style: TextStyle
  /// The size category.
  public let category: ContentSizeCategory
  /// The point size.
  public let size: Double
  /// The published distance between baselines, in points; nil if Apple published none (the extra large titles).
  public let leading: Double?
  /// The distance between baselines to use, in points.
  ///
  /// This is ``leading`` if published. Otherwise the cell is ``estimated``, and the value is the leading of the
  /// platform's other styles at this size if they agree, or else ``lineHeight``.
  public let effectiveLeading: Double
  /// The system font's tracking at this size, in points per character.
  public let tracking: Double
  /// The font weight of the style.
  public let weight: FontWeight
  /// The weight with the bold trait; nil if Apple published none.
  public let emphasizedWeight: FontWeight?
  /// Whether any figure is an estimate, because it is not published for this platform and cell; ``source`` names it.
  public let estimated: Bool
  /// The origin of the figures, with a note on each estimate.
  public let source: String

  /// The weight with the reader's Bold Text setting; never lighter than ``weight``.
  public var boldTextWeight: FontWeight { BoldText.standard.weight(weight, style: style) }

  /// The height of one line of the system font, from ascender to descender, in points.
  public var lineHeight: Double { size * Self.lineHeightRatio }

  /// The ratio of SF's line height to its size: ascender 1950 and descender 494 of 2048 units, line gap 0.
  ///
  /// Source: measured with SF on iOS at every available size and weight (17.900391 pt at 15 pt). SF Compact and the
  /// other platforms were not measured; the same ratio is used for them.
  public static let lineHeightRatio = (1950.0 + 494) / 2048
}

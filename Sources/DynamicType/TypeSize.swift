/// One cell of a type scale: what the system font looks like in a style at a size category.
public struct TypeSize: Hashable, Codable, Sendable {
  /// The style.
  public let style: TextStyle
  /// The size category.
  public let category: ContentSizeCategory
  /// The point size.
  public let size: Double
  /// The published distance of baselines, in points; nil where Apple published none (the extra large titles).
  public let leading: Double?
  /// The distance of baselines to reckon with, in points: ``leading`` where there is one.
  ///
  /// Otherwise, marked by ``estimated``: the leading the same table gives other styles of this size, or failing that
  /// ``lineHeight``.
  public let effectiveLeading: Double
  /// The system font's tracking at this size, in points added to every character's advance.
  public let tracking: Double
  /// The weight.
  public let weight: FontWeight
  /// The weight with the bold trait; nil where Apple published none.
  public let emphasizedWeight: FontWeight?
  /// Whether a number of this cell was not published for this platform and cell, ``source`` says which.
  public let estimated: Bool
  /// Where the numbers come from.
  public let source: String

  /// The weight under the reader's Bold Text setting; never lighter than ``weight``.
  public var boldTextWeight: FontWeight { BoldText.standard.weight(weight, style: style) }

  /// The height of one line of the system font, ascender to descender, in points.
  public var lineHeight: Double { size * Self.lineHeightRatio }

  /// SF's line height as a share of the size: ascender 1950 and descender 494 of 2048 units, line gap 0.
  ///
  /// Source: read from SF on iOS at every size and weight seen (17.900391 pt at 15 pt); SF Compact and the other
  /// platforms were not read and are reckoned the same.
  public static let lineHeightRatio = (1950.0 + 494) / 2048
}

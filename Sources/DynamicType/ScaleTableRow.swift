/// A row of a printable type scale, encoded with `null` for unknown fields.
public struct ScaleTableRow: Hashable, Sendable, Encodable {
  /// The text style.
  public let style: TextStyle
  /// The size category.
  public let category: ContentSizeCategory
  /// The point size.
  public internal(set) var size: Double
  /// The distance between baselines, in points; nil for a custom font or if not published.
  public internal(set) var leading: Double?
  /// The tracking, in points per character; 0 for a custom font, which has no system tracking.
  public internal(set) var tracking: Double
  /// The weight, with Bold Text if requested; nil for a custom font, whose file determines it.
  public internal(set) var weight: FontWeight?
  /// The weight with the bold trait; nil for a custom font or if not published.
  public internal(set) var emphasizedWeight: FontWeight?
  /// The height of one line, in points; nil for a custom font with unknown metrics.
  public internal(set) var lineHeight: Double?
  /// The requested length scaled to this category, in points, rounded to a pixel; nil if none was requested.
  public internal(set) var value: Double?
  /// The origin of the figures, with a note on each estimate.
  public internal(set) var source: String
  /// Whether any figure in the row is an estimate, because it is not published for this platform and cell.
  public let estimated: Bool

  /// Creates a row for system text.
  init(_ cell: TypeSize, boldText: Bool) {
    style = cell.style
    category = cell.category
    size = cell.size
    leading = cell.leading
    tracking = cell.tracking
    weight = boldText ? cell.boldTextWeight : cell.weight
    emphasizedWeight = cell.emphasizedWeight.map { boldText ? BoldText.standard.weight($0, style: cell.style) : $0 }
    lineHeight = cell.lineHeight
    source = boldText ? cell.source + "; Bold Text weights come from public substitutes (bold-text.csv)" : cell.source
    estimated = cell.estimated || boldText
  }

  /// Creates a row for a custom font.
  init(_ cell: TypeSize, customFont: ScaleTable.CustomFont, scaling: FontScaling) {
    self.init(cell, boldText: false)
    size = scaling.scaledFont(customFont.size, maximum: customFont.maximum)
    leading = nil
    tracking = 0
    weight = nil
    emphasizedWeight = nil
    lineHeight = customFont.lineHeightRatio.map { $0 * size }
    source = "UIFontMetrics: ratio of leadings in \(cell.source)"
  }

  private enum CodingKeys: String, CodingKey {
    case style, category, size, leading, tracking, weight, emphasizedWeight, lineHeight, value, source, estimated
  }

  /// Encodes every field, with `null` for unknown ones; `value` is encoded only if it was requested.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(style, forKey: .style)
    try container.encode(category, forKey: .category)
    try container.encode(size, forKey: .size)
    try container.encode(leading, forKey: .leading)
    try container.encode(tracking, forKey: .tracking)
    try container.encode(weight, forKey: .weight)
    try container.encode(emphasizedWeight, forKey: .emphasizedWeight)
    try container.encode(lineHeight, forKey: .lineHeight)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encode(source, forKey: .source)
    try container.encode(estimated, forKey: .estimated)
  }
}

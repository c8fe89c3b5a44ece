/// One printed row of a type scale; every field is in the JSON, `null` where it is not known.
public struct ScaleTableRow: Hashable, Sendable, Encodable {
  /// The style.
  public let style: TextStyle
  /// The size category.
  public let category: ContentSizeCategory
  /// The point size.
  public let size: Double
  /// The distance of baselines, in points; nil where none was published, and for a custom font.
  public let leading: Double?
  /// Points added to every character's advance; 0 for a custom font, which has no system tracking.
  public let tracking: Double
  /// The weight, under Bold Text if that was asked for; nil for a custom font, whose file has its own.
  public let weight: FontWeight?
  /// The weight with the bold trait; nil where none was published, and for a custom font.
  public let emphasizedWeight: FontWeight?
  /// The height of one line, in points; nil for a custom font whose metrics are not known.
  public let lineHeight: Double?
  /// The length asked for at this category, in points, rounded to the pixel; nil when none was asked for.
  public internal(set) var value: Double?
  /// Where the numbers come from.
  public let source: String
  /// Whether a number of the row was not published for this platform and cell.
  public let estimated: Bool

  /// A row of system text.
  init(_ cell: TypeSize, boldText: Bool) {
    style = cell.style
    category = cell.category
    size = cell.size
    leading = cell.leading
    tracking = cell.tracking
    weight = boldText ? cell.boldTextWeight : cell.weight
    emphasizedWeight = cell.emphasizedWeight.map { boldText ? BoldText.standard.weight($0, style: cell.style) : $0 }
    lineHeight = cell.lineHeight
    source = boldText ? cell.source + "; Bold Text weights are public stand-ins' (bold-text.csv)" : cell.source
    estimated = cell.estimated || boldText
  }

  /// A row of a custom font.
  init(_ cell: TypeSize, customFont: ScaleTable.CustomFont, scaling: FontScaling) {
    let size = scaling.scaledFont(customFont.size, maximum: customFont.maximum)
    style = cell.style
    category = cell.category
    self.size = size
    leading = nil
    tracking = 0
    weight = nil
    emphasizedWeight = nil
    lineHeight = customFont.lineHeightRatio.map { $0 * size }
    source = "UIFontMetrics: ratio of leadings in \(cell.source)"
    estimated = cell.estimated
  }

  private enum CodingKeys: String, CodingKey {
    case style, category, size, leading, tracking, weight, emphasizedWeight, lineHeight, value, source, estimated
  }

  /// Writes every field, `null` where it is not known; `value` only when it was asked for.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
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

/// A printable type scale, for system text or for a custom font that scales with it.
public struct ScaleTable: Hashable, Sendable {
  /// A custom font that scales as UIFontMetrics does.
  public struct CustomFont: Hashable, Sendable {
    /// The size at the platform's default category, in points.
    public var size: Double
    /// The maximum size, in points; nil for no limit.
    public var maximum: Double?
    /// The ratio of the font's line height to its size; nil if unknown.
    public var lineHeightRatio: Double?

    /// Creates a custom font.
    ///
    /// - Parameters:
    ///   - size: The size at the platform's default category, in points.
    ///   - maximum: The maximum size, in points; nil for no limit.
    ///   - lineHeightRatio: The ratio of the font's line height to its size; nil if unknown.
    public init(size: Double, maximum: Double? = nil, lineHeightRatio: Double? = nil) {
      self.size = size
      self.maximum = maximum
      self.lineHeightRatio = lineHeightRatio
    }
  }

  /// The rows, by style and then from the smallest category to the largest.
  public let rows: [ScaleTableRow]
  /// The requested cells that have no row because Apple never published them.
  public let absent: [AbsentCell]

  /// A requested cell that Apple never published.
  public struct AbsentCell: Hashable, Codable, Sendable {
    /// The style.
    public let style: TextStyle
    /// The size category.
    public let category: ContentSizeCategory
  }

  /// Creates a table with one row for each style at each size category.
  ///
  /// - Parameters:
  ///   - scale: The platform's scale.
  ///   - styles: The styles; nil for all styles of the scale.
  ///   - categories: The categories; nil for all at which the style has a size.
  ///   - boldText: Whether the reader's Bold Text setting is on.
  ///   - customFont: A custom font to use instead of the system font; it does not follow Bold Text.
  ///   - value: A length at the default category, in points, to scale in every row.
  ///   - displayScale: Pixels per point, for rounding `value`.
  public init(
    scale: TypeScale, styles: [TextStyle]? = nil, categories: [ContentSizeCategory]? = nil, boldText: Bool = false,
    customFont: CustomFont? = nil, value: Double? = nil, displayScale: Double = 3
  ) {
    var rows: [ScaleTableRow] = []
    var absent: [AbsentCell] = []
    for style in styles ?? scale.styles {
      for category in categories ?? scale.categories(of: style) {
        guard let size = scale.size(style, category), let scaling = scale.scaling(style, category) else {
          absent.append(AbsentCell(style: style, category: category))
          continue
        }
        var row =
          customFont.map { ScaleTableRow(size, customFont: $0, scaling: scaling) }
          ?? ScaleTableRow(size, boldText: boldText)
        row.value = value.map { scaling.scaledValue($0, displayScale: displayScale) }
        rows.append(row)
      }
    }
    self.rows = rows
    self.absent = absent
  }
}

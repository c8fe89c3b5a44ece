/// The rows of a type scale as they are printed: system text, or a custom font that grows with it.
public struct ScaleTable: Hashable, Sendable {
  /// A custom font that grows as UIFontMetrics lets it.
  public struct CustomFont: Hashable, Sendable {
    /// The size meant for the platform's default category, in points.
    public var size: Double
    /// The largest size the app allows, in points; nil is no limit.
    public var maximum: Double?
    /// The font's line height as a share of its size; nil when it is not known.
    public var lineHeightRatio: Double?

    /// Creates a custom font.
    ///
    /// - Parameters:
    ///   - size: The size meant for the platform's default category, in points.
    ///   - maximum: The largest size the app allows, in points.
    ///   - lineHeightRatio: The font's line height as a share of its size.
    public init(size: Double, maximum: Double? = nil, lineHeightRatio: Double? = nil) {
      self.size = size
      self.maximum = maximum
      self.lineHeightRatio = lineHeightRatio
    }
  }

  /// The rows, style by style and from the smallest category to the largest.
  public let rows: [ScaleTableRow]
  /// The cells asked for that Apple never published; they have no row.
  public let absent: [AbsentCell]

  /// A cell asked for that Apple never published.
  public struct AbsentCell: Hashable, Codable, Sendable {
    /// The style.
    public let style: TextStyle
    /// The size category.
    public let category: ContentSizeCategory
  }

  /// Makes the rows.
  ///
  /// - Parameters:
  ///   - scale: The platform's scale.
  ///   - styles: The styles; nil is every one the scale has.
  ///   - categories: The categories; nil is every one at which the style has a size.
  ///   - boldText: Whether the reader's Bold Text setting is on.
  ///   - customFont: The app's own font instead of the system's; it does not react to Bold Text.
  ///   - value: A length meant for the default category, in points, to be scaled in every row.
  ///   - displayScale: Pixels a point, for rounding `value`.
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

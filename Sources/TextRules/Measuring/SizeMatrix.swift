public import AuditModel
public import DynamicType

/// Which cells of the type scale a text is laid out in: every style at every category in every width.
public struct SizeMatrix: Hashable, Sendable {
  /// The platform whose type scale holds.
  public var platform: Platform
  /// The text styles.
  public var styles: [TextStyle]
  /// The size categories.
  public var categories: [ContentSizeCategory]
  /// The room for one line in points, each above 0.
  public var widths: [Double]
  /// The line limit that verdicts are about: 0 is none.
  public var lineLimit: Int
  /// Pixels a point, for rounding.
  public var displayScale: Double

  /// Creates a matrix of every style and category that iOS has had since Dynamic Type came.
  ///
  /// - Parameters:
  ///   - widths: The room for one line in points, each above 0.
  ///   - lineLimit: The line limit that verdicts are about: 0 is none.
  ///   - platform: The platform whose type scale holds.
  public init(widths: [Double], lineLimit: Int = 1, platform: Platform = .ios) {
    let scale = TypeScale(platform: platform)
    self.platform = platform
    self.widths = widths
    self.lineLimit = lineLimit
    categories = scale.categories
    styles = TextStyle.allCases.filter { style in scale.categories.allSatisfy { scale.size(style, $0) != nil } }
    displayScale = 3
  }
}

/// What a text comes to in one cell.
public struct MatrixCell: Hashable, Sendable {
  /// The lines the text needs when it may wrap freely.
  @inlinable public var lineCount: Int {
    get { Int(lines) }
    set { lines = Int32(clamping: newValue) }
  }

  /// Whether the text is whole within the line limit; needsReview where the error bar or a missing
  /// glyph decides, notApplicable (with 0 lines) where a script of the text has no font.
  public var verdict: Verdict

  /// Small, as there are many cells.
  @usableFromInline var lines: Int32

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - lines: The lines the text needs.
  ///   - verdict: Whether it is whole.
  init(lines: Int32, verdict: Verdict) {
    self.lines = lines
    self.verdict = verdict
  }
}

public import AuditModel
public import DynamicType

/// The cells of the type scale in which a text is laid out: every style at every category in every width.
public struct SizeMatrix: Hashable, Sendable {
  /// The platform whose type scale applies.
  public var platform: Platform
  /// The text styles.
  public var styles: [TextStyle]
  /// The size categories.
  public var categories: [ContentSizeCategory]
  /// The available widths of a line in points, each above 0.
  public var widths: [Double]
  /// The line limit that verdicts are about.
  ///
  /// 0 means unlimited.
  public var lineLimit: Int
  /// Pixels per point, for rounding.
  public var displayScale: Double

  /// Creates a matrix of every category of the platform and every style that has a size at all of them.
  ///
  /// - Parameters:
  ///   - widths: The available widths of a line in points, each above 0.
  ///   - lineLimit: The line limit that verdicts are about. 0 means unlimited.
  ///   - platform: The platform whose type scale applies.
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

/// The result of a text in one cell.
public struct MatrixCell: Hashable, Sendable {
  /// The number of lines of the text with free wrapping.
  @inlinable public var lineCount: Int {
    get { Int(lines) }
    set { lines = Int32(clamping: newValue) }
  }

  /// Whether the text is completely visible within the line limit.
  ///
  /// The verdict is needsReview if the error margin or a missing glyph is decisive. It is notApplicable, with 0 lines,
  /// if a script of the text has no font.
  public var verdict: Verdict

  /// 32 bits wide, since there are many cells.
  @usableFromInline var lines: Int32

  /// Creates a cell.
  init(lines: Int32, verdict: Verdict) {
    self.lines = lines
    self.verdict = verdict
  }
}

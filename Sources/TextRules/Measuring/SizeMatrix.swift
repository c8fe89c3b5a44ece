package import AuditModel
package import DynamicType

/// The cells of the type scale in which a text is laid out: every style at every category in every width.
package struct SizeMatrix: Hashable, Sendable {
  /// The platform whose type scale applies.
  package var platform: Platform
  /// The text styles.
  package var styles: [TextStyle]
  /// The size categories.
  package var categories: [ContentSizeCategory]
  /// The available widths of a line in points, each above 0.
  package var widths: [Double]
  /// The line limit that verdicts are about.
  ///
  /// 0 means unlimited.
  package var lineLimit: Int
  /// Pixels per point, for rounding.
  package var displayScale: Double

  /// Creates a matrix of every category of the platform and every style that has a size at all of them.
  ///
  /// - Parameters:
  ///   - widths: The available widths of a line in points, each above 0.
  ///   - lineLimit: The line limit that verdicts are about. 0 means unlimited.
  ///   - platform: The platform whose type scale applies.
  package init(widths: [Double], lineLimit: Int = 1, platform: Platform = .ios) {
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
package struct MatrixCell: Hashable, Sendable {
  /// The number of lines of the text with free wrapping.
  @inlinable package var lineCount: Int {
    get { Int(lines) }
    set { lines = Int32(clamping: newValue) }
  }

  /// Whether the text is completely visible within the line limit.
  ///
  /// The verdict is needsReview if the error margin or a missing glyph is decisive. It is notApplicable, with 0 lines,
  /// if a script of the text has no font.
  package var verdict: Verdict

  /// 32 bits wide, since there are many cells.
  @usableFromInline var lines: Int32

  /// Creates a cell.
  init(lines: Int32, verdict: Verdict) {
    self.lines = lines
    self.verdict = verdict
  }
}

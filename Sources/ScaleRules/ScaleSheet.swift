public import DynamicType

/// A team's scale in the form that rules check, with at most one row for each style and category.
public struct ScaleSheet: Hashable, Sendable {
  /// The platform of the scale.
  public let platform: Platform
  /// The rows in file order, without ``duplicates``.
  public let rows: [ScaleRow]
  /// The rows that repeat the style and category of an earlier row, which are not checked.
  public let duplicates: [ScaleRow]
  /// The problems of rows that could not be read.
  public let issues: [ScaleIssue]
  /// The file, or `-` if there is none.
  public let file: String
  private let cells: [Cell: ScaleRow]

  private struct Cell: Hashable {
    let style: TextStyle?
    let category: ContentSizeCategory
  }

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - platform: The platform of the scale.
  ///   - rows: The rows in file order.
  ///   - issues: The problems of rows that could not be read.
  ///   - file: The file, for the locations of findings.
  public init(platform: Platform = .ios, rows: [ScaleRow], issues: [ScaleIssue] = [], file: String = "-") {
    var kept: [ScaleRow] = []
    var duplicates: [ScaleRow] = []
    var cells: [Cell: ScaleRow] = [:]
    for row in rows {
      let cell = Cell(style: row.style, category: row.category)
      if row.style != nil, cells[cell] != nil {
        duplicates.append(row)
      } else {
        cells[cell] = cells[cell] ?? row
        kept.append(row)
      }
    }
    self.platform = platform
    self.rows = kept
    self.duplicates = duplicates
    self.issues = issues
    self.file = file
    self.cells = cells
  }

  /// The styles of the rows, in the order of the guidelines' tables.
  public var styles: [TextStyle] {
    let present = Set(rows.compactMap(\.style))
    return TextStyle.allCases.filter(present.contains)
  }

  /// The rows for the text of navigation bars.
  public var navigationRows: [ScaleRow] { rows.filter { $0.style == nil } }

  /// Returns the row of a style at a category.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The size category.
  /// - Returns: The row, or nil if the scale does not contain one.
  public func row(_ style: TextStyle, _ category: ContentSizeCategory) -> ScaleRow? {
    cells[Cell(style: style, category: category)]
  }

  /// Returns the pairs of rows of a style at neighbouring categories, from XS to XXXL.
  ///
  /// - Parameter style: The style.
  /// - Returns: Pairs of rows with adjacent categories, the smaller first.
  public func standardSteps(of style: TextStyle) -> [(smaller: ScaleRow, larger: ScaleRow)] {
    let categories = ContentSizeCategory.standard
    return zip(categories, categories.dropFirst()).compactMap { smaller, larger in
      guard let smaller = row(style, smaller), let larger = row(style, larger) else { return nil }
      return (smaller, larger)
    }
  }
}

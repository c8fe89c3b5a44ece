/// A team's scale as rules look at it: each cell once.
public struct ScaleSheet: Hashable, Sendable {
  /// The platform the scale is for.
  public let platform: Platform
  /// The rows in the order of the file; of rows for one cell only the first.
  public let rows: [ScaleRow]
  /// The rows left out, because an earlier one is for the same cell.
  public let duplicates: [ScaleRow]
  private let cells: [Cell: ScaleRow]

  private struct Cell: Hashable {
    let style: TextStyle?
    let category: ContentSizeCategory
  }

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - platform: The platform the scale is for.
  ///   - rows: The rows in the order of the file.
  public init(platform: Platform = .ios, rows: [ScaleRow]) {
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
    self.cells = cells
  }

  /// The styles the team has rows for, in the order of the guidelines' tables.
  public var styles: [TextStyle] {
    let present = Set(rows.compactMap(\.style))
    return TextStyle.allCases.filter(present.contains)
  }

  /// The rows of navigation bar text.
  public var navigationRows: [ScaleRow] { rows.filter { $0.style == nil } }

  /// The row of a style at a category.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The size category.
  /// - Returns: The row, or nil when the team has none.
  public func row(_ style: TextStyle, _ category: ContentSizeCategory) -> ScaleRow? {
    cells[Cell(style: style, category: category)]
  }

  /// The neighbouring rows of a style from XS to XXXL.
  ///
  /// - Parameter style: The style.
  /// - Returns: Pairs of rows whose categories are next to each other, the smaller first.
  public func standardSteps(of style: TextStyle) -> [(smaller: ScaleRow, larger: ScaleRow)] {
    let categories = ContentSizeCategory.standard
    return zip(categories, categories.dropFirst()).compactMap { smaller, larger in
      guard let smaller = row(style, smaller), let larger = row(style, larger) else { return nil }
      return (smaller, larger)
    }
  }
}

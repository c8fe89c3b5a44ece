/// A rectangular part of a picture, in pixels from the upper left corner.
package struct PixelArea: Hashable, Sendable {
  /// Columns from the left.
  package var columns: Range<Int>
  /// Rows from the top.
  package var rows: Range<Int>

  /// Creates an area.
  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }
}

/// A rectangular part of a picture, in pixels from the upper left corner.
public struct PixelArea: Hashable, Sendable {
  /// Columns from the left.
  public var columns: Range<Int>
  /// Rows from the top.
  public var rows: Range<Int>

  /// Creates an area.
  ///
  /// - Parameters:
  ///   - columns: Columns from the left.
  ///   - rows: Rows from the top.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }
}

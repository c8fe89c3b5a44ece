/// The picture of a caption: how much of each pixel is covered by ink.
///
/// Text is drawn by the caller; this module knows no fonts.
public struct SheetCaption: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Row by row, 0 (none) … 255 (all).
  public let coverage: [UInt8]

  /// Creates a caption.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  ///   - coverage: Row by row, 0 (none) … 255 (all); what is missing counts as 0.
  public init(width: Int, height: Int, coverage: [UInt8]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let missing = max(0, self.width * self.height - coverage.count)
    self.coverage = coverage + [UInt8](repeating: 0, count: missing)
  }
}

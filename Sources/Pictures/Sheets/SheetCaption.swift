/// A rendered caption: the ink coverage of each pixel.
///
/// The caller renders the text, because this module does not use fonts.
package struct SheetCaption: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Ink coverage, row by row: 0 (none) … 255 (full).
  package let coverage: [UInt8]

  /// Creates a caption; missing coverage values count as 0.
  package init(width: Int, height: Int, coverage: [UInt8]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let missing = max(0, self.width * self.height - coverage.count)
    self.coverage = coverage + [UInt8](repeating: 0, count: missing)
  }
}

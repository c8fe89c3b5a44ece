/// A mask with the coverage of each pixel by a line of text, without colour.
package struct CoverageMask: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The column at which the text starts; above 0 only if ink extends to the left of the start.
  package let origin: Int
  /// The number of rows above the baseline.
  package let baseline: Int
  /// The coverage of each pixel, row by row from the top, 0 (empty) to 255 (full).
  package internal(set) var bytes: [UInt8]

  /// Creates an empty mask between two corners, in whole pixels from the text's start on the baseline.
  init(low: SIMD2<Double>, high: SIMD2<Double>) {
    (width, height) = (Int(high.x - low.x), Int(high.y - low.y))
    (origin, baseline) = (Int(-low.x), Int(high.y))
    bytes = [UInt8](repeating: 0, count: width * height)
  }
}

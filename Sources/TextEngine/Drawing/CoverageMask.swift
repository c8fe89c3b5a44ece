/// How much of each pixel a text covers: the picture of a line without its colour.
public struct CoverageMask: Hashable, Sendable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// The column at which the text starts; above 0 only where ink leans out to the left.
  public let origin: Int
  /// The rows above the line that letters stand on.
  public let baseline: Int
  /// The coverage of each pixel, row by row from the top: 0 none, 255 whole.
  public internal(set) var bytes: [UInt8]

  /// Creates a mask without ink.
  ///
  /// - Parameters:
  ///   - width: Pixels from left to right, 0 or more.
  ///   - height: Pixels from top to bottom, 0 or more.
  ///   - origin: The column at which the text starts.
  ///   - baseline: The rows above the base line.
  init(width: Int, height: Int, origin: Int, baseline: Int) {
    self.width = width
    self.height = height
    self.origin = origin
    self.baseline = baseline
    bytes = [UInt8](repeating: 0, count: width * height)
  }

  /// The coverage of a pixel.
  ///
  /// - Parameters:
  ///   - column: From 0 at the left.
  ///   - row: From 0 at the top.
  /// - Returns: 0…255; 0 outside the mask.
  public subscript(column: Int, row: Int) -> UInt8 {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return 0 }
    return bytes[row * width + column]
  }
}

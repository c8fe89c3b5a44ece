/// A width and a height.
public struct Size: Hashable, Codable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with width and height swapped.
  public var transposed: Size { Size(width: height, height: width) }
}

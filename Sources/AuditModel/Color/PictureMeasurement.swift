/// A measurement of how much of a picture is strongly coloured.
public struct PictureMeasurement: Hashable, Codable, Sendable {
  /// The location of the picture.
  public var location: SourceLocation
  /// The width of the picture, in pixels.
  public var width: Int
  /// The height of the picture, in pixels.
  public var height: Int
  /// The OKLCH chroma at which a pixel starts to count as strongly coloured.
  public var chromaThreshold: Double
  /// The share of pixels at or above the threshold, 0…1; translucent pixels are weighted by their alpha.
  public var strongShare: Double

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - location: The location of the picture.
  ///   - width: Its width in pixels.
  ///   - height: Its height in pixels.
  ///   - chromaThreshold: The OKLCH chroma at which a pixel starts to count as strongly coloured.
  ///   - strongShare: The share of such pixels, 0…1.
  public init(location: SourceLocation, width: Int, height: Int, chromaThreshold: Double, strongShare: Double) {
    self.location = location
    self.width = width
    self.height = height
    self.chromaThreshold = chromaThreshold
    self.strongShare = strongShare
  }
}

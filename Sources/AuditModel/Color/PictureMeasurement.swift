/// What a picture comes to: how much of it is strongly coloured.
public struct PictureMeasurement: Hashable, Codable, Sendable {
  /// Where the picture is.
  public var location: SourceLocation
  /// Its width in pixels.
  public var width: Int
  /// Its height in pixels.
  public var height: Int
  /// The OKLCH chroma from which on a pixel counts as strongly coloured.
  public var chromaThreshold: Double
  /// The share of pixels at or above the threshold, 0…1; translucent pixels count by their alpha.
  public var strongShare: Double

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - location: Where the picture is.
  ///   - width: Its width in pixels.
  ///   - height: Its height in pixels.
  ///   - chromaThreshold: The OKLCH chroma from which on a pixel counts.
  ///   - strongShare: The share of such pixels, 0…1.
  public init(location: SourceLocation, width: Int, height: Int, chromaThreshold: Double, strongShare: Double) {
    self.location = location
    self.width = width
    self.height = height
    self.chromaThreshold = chromaThreshold
    self.strongShare = strongShare
  }
}

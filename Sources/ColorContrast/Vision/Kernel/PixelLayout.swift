/// The order of the channels of a pixel.
public enum PixelLayout: Hashable, Sendable {
  /// Red, green, blue.
  case rgb
  /// Red, green, blue and alpha, not premultiplied.
  case rgba

  /// The number of values per pixel.
  public var channels: Int { self == .rgb ? 3 : 4 }
}

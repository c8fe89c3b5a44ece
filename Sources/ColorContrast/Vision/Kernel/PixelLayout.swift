/// How the channels of a pixel lie in a row.
public enum PixelLayout: Hashable, Sendable {
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, alpha; not premultiplied.
  case rgba

  /// Values in a pixel.
  public var channels: Int { self == .rgb ? 3 : 4 }
}

/// How pixels come out of a file before their colours are converted.
public struct StoredFormat: Hashable, Sendable {
  /// What the numbers of a pixel are.
  ///
  /// Palettes count as what they are made of.
  public enum Channels: Int, Hashable, Sendable {
    /// Grey.
    case gray = 1
    /// Grey and alpha.
    case grayAlpha = 2
    /// Red, green, blue.
    case rgb = 3
    /// Red, green, blue, alpha.
    case rgba = 4
    /// Cyan, magenta, yellow, black.
    case cmyk = 5
  }

  /// What the numbers of a pixel are.
  public var channels: Channels
  /// Bits a channel; 1, 2 and 4 bits are expanded to 8.
  public var depth: PixelFormat.Depth

  /// Whether there is alpha.
  public var hasAlpha: Bool { channels == .grayAlpha || channels == .rgba }
  /// Numbers a pixel.
  var count: Int { channels == .cmyk ? 4 : channels.rawValue }

  func bytesPerRow(_ width: Int) -> Int { width * count * depth.rawValue / 8 }
}

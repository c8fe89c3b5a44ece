/// The pixel format that a decoder produces, before colour conversion.
package struct StoredFormat: Hashable, Sendable {
  /// The channels of a pixel.
  ///
  /// Palette images are expanded to the colours of their palette.
  package enum Channels: Int, Hashable, Sendable {
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

  /// The channels of a pixel.
  package var channels: Channels
  /// Bits per channel; 1, 2 and 4 bits are expanded to 8.
  package var depth: PixelFormat.Depth

  /// Whether the pixels have alpha.
  package var hasAlpha: Bool { channels == .grayAlpha || channels == .rgba }
  /// Values per pixel.
  var count: Int { channels == .cmyk ? 4 : channels.rawValue }

  func bytesPerRow(_ width: Int) -> Int { width * count * depth.rawValue / 8 }
}

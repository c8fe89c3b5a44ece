/// The memory layout of a row of sRGB pixels: interleaved red, green, blue and optionally alpha.
///
/// Values are sRGB-encoded, and 16-bit values are in native byte order. Alpha is straight (not premultiplied).
package struct PixelFormat: Hashable, Sendable {
  /// Bits per channel.
  package enum Depth: Int, Hashable, Sendable {
    /// Values 0…255.
    case eight = 8
    /// Values 0…65535.
    case sixteen = 16

    /// The channel value for full intensity: 255 or 65535.
    package var maximum: Double { self == .eight ? 255 : 65535 }
  }

  /// Bits per channel.
  package var depth: Depth
  /// Whether alpha follows blue.
  package var hasAlpha: Bool

  /// Creates a format.
  package init(depth: Depth, hasAlpha: Bool) {
    self.depth = depth
    self.hasAlpha = hasAlpha
  }

  /// Channels per pixel: 3 or 4.
  package var channels: Int { hasAlpha ? 4 : 3 }
  /// Bytes per pixel.
  package var bytesPerPixel: Int { channels * depth.rawValue / 8 }

  /// Returns the size of a row without padding, in bytes.
  package func bytesPerRow(_ width: Int) -> Int { width * bytesPerPixel }

  /// Calls a closure with a zeroed buffer for one row, aligned for 16-bit values.
  ///
  /// The buffer is freed when the closure returns.
  ///
  /// - Throws: The error of the closure.
  package func withRow<Result, Failure>(
    width: Int, _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let row = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytesPerRow(width)), alignment: 16)
    defer { row.deallocate() }
    row.initializeMemory(as: UInt8.self, repeating: 0)
    return try body(row)
  }
}

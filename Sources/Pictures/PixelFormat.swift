/// How a row of sRGB pixels lies in memory: red, green, blue and perhaps alpha, one pixel after the other.
///
/// Values are sRGB encoded; 16-bit values are in native byte order; alpha is straight (not multiplied into the
/// colours).
public struct PixelFormat: Hashable, Sendable {
  /// Bits a channel.
  public enum Depth: Int, Hashable, Sendable {
    /// Values 0…255.
    case eight = 8
    /// Values 0…65535.
    case sixteen = 16

    /// The value of full brightness.
    public var maximum: Double { self == .eight ? 255 : 65535 }
  }

  /// Bits a channel.
  public var depth: Depth
  /// Whether alpha follows blue.
  public var hasAlpha: Bool

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - depth: Bits a channel.
  ///   - hasAlpha: Whether alpha follows blue.
  public init(depth: Depth, hasAlpha: Bool) {
    self.depth = depth
    self.hasAlpha = hasAlpha
  }

  /// Channels a pixel: 3 or 4.
  public var channels: Int { hasAlpha ? 4 : 3 }
  /// Bytes a pixel.
  public var bytesPerPixel: Int { channels * depth.rawValue / 8 }

  /// Bytes of a row without padding.
  ///
  /// - Parameter width: Pixels in the row.
  /// - Returns: Bytes.
  public func bytesPerRow(_ width: Int) -> Int { width * bytesPerPixel }

  /// Calls a closure with memory for one row, zeroed and aligned for 16-bit values.
  ///
  /// - Parameters:
  ///   - width: Pixels in the row.
  ///   - body: Uses the memory, which is gone after it returns.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withRow<Result, Failure>(
    width: Int, _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let row = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytesPerRow(width)), alignment: 16)
    defer { row.deallocate() }
    row.initializeMemory(as: UInt8.self, repeating: 0)
    return try body(row)
  }
}

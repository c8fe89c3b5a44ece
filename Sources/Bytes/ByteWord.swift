/// Eight bytes of a text that are tested together, for quickly skipping text without special bytes.
///
/// Only ``isMarked(_:)`` is reliable: individual marks may be wrong for a byte right after a match.
public struct ByteWord {
  @usableFromInline let bits: UInt64

  /// The number of bytes, 8.
  @inlinable @inline(__always)
  public static var count: Int { 8 }

  @inlinable @inline(__always)
  static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// Loads eight bytes, starting at an index; nil if fewer are left.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - index: The index of the first byte.
  @inlinable @inline(__always)
  public init?(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard index + Self.count <= utf8.count else { return nil }
    bits = UnsafeRawBufferPointer(utf8).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Marks for bytes that are not ASCII.
  @inlinable @inline(__always)
  public var marksBeyondASCII: UInt64 { bits }

  /// Returns marks for ASCII bytes below a limit.
  ///
  /// - Parameter limit: The limit, at most 0x80.
  /// - Returns: Marks to combine with `|`.
  @inlinable @inline(__always)
  public func marks(below limit: UInt8) -> UInt64 { (bits &- Self.ones &* UInt64(limit)) & ~bits }

  /// Returns marks for bytes with a value.
  ///
  /// - Parameters:
  ///   - byte: The value.
  ///   - ignored: The bits that may differ.
  /// - Returns: Marks to combine with `|`.
  @inlinable @inline(__always)
  public func marks(_ byte: UInt8, ignoring ignored: UInt8 = 0) -> UInt64 {
    let difference = (bits | Self.ones &* UInt64(ignored)) ^ (Self.ones &* UInt64(byte | ignored))
    return (difference &- Self.ones) & ~difference
  }

  /// Returns whether combined marks contain a match.
  ///
  /// - Parameter marks: Marks, combined with `|`.
  /// - Returns: True if at least one byte matches.
  @inlinable @inline(__always)
  public static func isMarked(_ marks: UInt64) -> Bool { marks & (ones << 7) != 0 }
}

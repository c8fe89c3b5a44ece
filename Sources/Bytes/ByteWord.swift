/// Eight bytes of a text at once, asked whether any of them is of a kind: most texts hold nothing to look at.
///
/// An answer may be yes where a byte only follows one of the kind, but never no where there is one.
public struct ByteWord {
  @usableFromInline let bits: UInt64

  /// How many bytes it has.
  @inlinable @inline(__always)
  public static var count: Int { 8 }

  @inlinable @inline(__always)
  static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// Takes the bytes from an index on.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - index: Where they begin; nil is made where fewer than eight are left.
  @inlinable @inline(__always)
  public init?(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard index + Self.count <= utf8.count else { return nil }
    bits = UnsafeRawBufferPointer(utf8).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Marks for bytes that are no ASCII.
  @inlinable @inline(__always)
  public var marksBeyondASCII: UInt64 { bits }

  /// Marks for bytes below a limit.
  ///
  /// - Parameter limit: The limit, 0x80 at most.
  /// - Returns: Marks to be joined by `|`.
  @inlinable @inline(__always)
  public func marks(below limit: UInt8) -> UInt64 { (bits &- Self.ones &* UInt64(limit)) & ~bits }

  /// Marks for a byte.
  ///
  /// - Parameters:
  ///   - byte: The byte.
  ///   - ignored: Bits of it that do not count.
  /// - Returns: Marks to be joined by `|`.
  @inlinable @inline(__always)
  public func marks(_ byte: UInt8, ignoring ignored: UInt8 = 0) -> UInt64 {
    let difference = (bits | Self.ones &* UInt64(ignored)) ^ (Self.ones &* UInt64(byte | ignored))
    return (difference &- Self.ones) & ~difference
  }

  /// Whether marks that were joined by `|` hold any.
  ///
  /// - Parameter marks: The marks.
  /// - Returns: Whether a byte is of a kind that was asked for.
  @inlinable @inline(__always)
  public static func isMarked(_ marks: UInt64) -> Bool { marks & (ones << 7) != 0 }
}

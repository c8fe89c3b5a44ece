/// A growable buffer of bytes with a single owner, which makes appending faster than with an array.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0

  /// The number of bytes.
  public var count: Int { used }

  /// Creates an empty buffer.
  ///
  /// - Parameter capacity: The number of bytes it can hold before it grows; at least 64 are reserved.
  public init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The bytes; valid until the buffer changes.
  public var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: used) }

  /// The bytes decoded as UTF-8.
  public var text: String { String(decoding: contents, as: UTF8.self) }

  /// Appends a byte.
  ///
  /// - Parameter byte: The byte.
  @inlinable @inline(__always)
  public mutating func append(_ byte: UInt8) {
    reserve(1)
    start[used] = byte
    used += 1
  }

  /// Appends bytes.
  ///
  /// - Parameters:
  ///   - bytes: A pointer to the first byte.
  ///   - length: The number of bytes.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length)
    (start + used).update(from: bytes, count: length)
    used += length
  }

  /// Appends bytes that a function writes in place.
  ///
  /// - Parameters:
  ///   - most: The largest number of bytes that the function may write.
  ///   - write: The function; it returns the number of bytes written.
  @inlinable @inline(__always)
  public mutating func append(upTo most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(most)
    used += write(start + used)
  }

  /// Removes bytes from the end.
  ///
  /// - Parameter length: The number of bytes, at most ``count``.
  public mutating func removeLast(_ length: Int = 1) { used -= length }

  /// Removes all bytes and keeps the memory.
  public mutating func removeAll() { used = 0 }

  @inlinable @inline(__always)
  mutating func reserve(_ more: Int) { if capacity - used < more { grow(by: more) } }

  @usableFromInline
  mutating func grow(by more: Int) {
    let larger = max(2 * capacity, used + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: used)
    start.deallocate()
    start = moved
    capacity = larger
  }
}

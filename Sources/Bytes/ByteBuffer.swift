/// Bytes that grow at their end, in memory of their own: an array's appending, without its checks for other owners.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0

  /// How many bytes there are.
  public var count: Int { used }

  /// Creates a buffer without bytes.
  ///
  /// - Parameter capacity: How many bytes it takes before it grows.
  public init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The bytes.
  public var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: used) }

  /// The bytes as a text.
  public var text: String { String(decoding: contents, as: UTF8.self) }

  /// Adds a byte.
  ///
  /// - Parameter byte: The byte.
  @inlinable @inline(__always)
  public mutating func append(_ byte: UInt8) {
    reserve(1)
    start[used] = byte
    used += 1
  }

  /// Adds bytes.
  ///
  /// - Parameters:
  ///   - bytes: Where they stand.
  ///   - length: How many they are.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length)
    (start + used).update(from: bytes, count: length)
    used += length
  }

  /// Lets the next bytes be written in place.
  ///
  /// - Parameters:
  ///   - most: How many there are at most.
  ///   - write: Writes them and tells how many they are.
  @inlinable @inline(__always)
  public mutating func append(upTo most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(most)
    used += write(start + used)
  }

  /// Takes bytes back.
  ///
  /// - Parameter length: How many; no more than there are.
  public mutating func removeLast(_ length: Int = 1) { used -= length }

  /// Takes all bytes back; the memory is kept.
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

/// Bytes that grow at their end, in memory of their own: an array's appending, without its checks for other owners.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// How many bytes there are.
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The bytes.
  var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length)
    (start + count).update(from: bytes, count: length)
    count += length
  }

  /// Lets the next bytes be written in place.
  ///
  /// - Parameters:
  ///   - most: How many there are at most.
  ///   - write: Writes them and tells how many they are.
  @inline(__always)
  mutating func append(upTo most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(most)
    count += write(start + count)
  }

  mutating func removeLast(_ length: Int = 1) { count -= length }

  mutating func removeAll() { count = 0 }

  @inline(__always)
  private mutating func reserve(_ more: Int) { if capacity - count < more { grow(by: more) } }

  @inline(never)
  private mutating func grow(by more: Int) {
    let larger = max(2 * capacity, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    start = moved
    capacity = larger
  }
}

internal import AuditModel

/// A sentence that grows part by part in memory of its own: a string's appending, without its checks for other owners.
struct SentenceBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  init(capacity: Int = 256) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The sentence.
  var text: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

  @inline(__always)
  mutating func append(_ words: StaticString) { append(words.utf8Start, words.utf8CodeUnitCount) }

  mutating func append(_ words: String) {
    var words = words
    words.withUTF8 { utf8 in
      if let bytes = utf8.baseAddress { append(bytes, utf8.count) }
    }
  }

  mutating func append(_ number: Int) { append(String(number)) }

  private mutating func append(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    if capacity - count < length { grow(by: length) }
    (start + count).update(from: bytes, count: length)
    count += length
  }

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

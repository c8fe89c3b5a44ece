/// A buffer that is reused for every text and grows on demand.
///
/// Its memory is unmanaged, so that inner loops avoid reference counting, bounds checks and exclusivity checks.
/// Callers must reserve space before they write. The buffer is aligned to cache lines, so that groups of eight
/// numbers do not straddle them.
final class Scratch<Element: BitwiseCopyable> {
  private(set) var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private let filling: Element

  /// The size of a cache line, in bytes.
  private static var alignment: Int { 64 }

  /// Allocates a buffer for at least one element, filled with `filling`.
  init(capacity: Int, filling: Element) {
    self.capacity = max(1, capacity)
    self.filling = filling
    start = Self.allocate(self.capacity)
    start.initialize(repeating: filling, count: self.capacity)
  }

  deinit { start.deallocate() }

  /// Makes space for `count` elements, keeps the contents, and returns a pointer to the first element.
  @inline(__always)
  func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity { grow(to: 2 * count) }
    return start
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Element>.stride, alignment: alignment)
      .bindMemory(to: Element.self, capacity: count)
  }

  private func grow(to count: Int) {
    let larger = Self.allocate(count)
    larger.initialize(from: start, count: capacity)
    (larger + capacity).initialize(repeating: filling, count: count - capacity)
    start.deallocate()
    start = larger
    capacity = count
  }
}

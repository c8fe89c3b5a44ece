/// Memory that is used again for every text and grows when one needs more.
///
/// Plain memory of its owner, so that inner loops neither count references nor check bounds nor ask whether somebody else
/// is writing; who writes reserves first. It begins where a cache line begins, so that eights of numbers stand in one.
final class Scratch<Element: BitwiseCopyable> {
  private(set) var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private let filling: Element

  /// The size of a cache line, in bytes.
  private static var alignment: Int { 64 }

  /// Allocates memory.
  ///
  /// - Parameters:
  ///   - capacity: For how many elements, from 1.
  ///   - filling: What stands where nothing was written.
  init(capacity: Int, filling: Element) {
    self.capacity = max(1, capacity)
    self.filling = filling
    start = Self.allocate(self.capacity)
    start.initialize(repeating: filling, count: self.capacity)
  }

  deinit { start.deallocate() }

  /// Makes room; what was there stays.
  ///
  /// - Parameter count: For how many elements.
  /// - Returns: The first of them.
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

@available(*, unavailable)
extension Scratch: Sendable {}

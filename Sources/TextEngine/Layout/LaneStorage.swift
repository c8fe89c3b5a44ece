/// Room for lanes of widths that is used again for every text and grows when one needs more.
///
/// Plain memory of its owner, so that inner loops neither count references nor check bounds; who writes reserves first.
final class LaneStorage {
  /// Four sizes side by side.
  typealias Lanes = SIMD4<Double>

  private(set) var start: UnsafeMutablePointer<Lanes>
  private var capacity: Int

  /// Allocates room.
  ///
  /// - Parameter capacity: For how many lanes, from 1.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
    start = .allocate(capacity: self.capacity)
    start.initialize(repeating: .zero, count: self.capacity)
  }

  deinit { start.deallocate() }

  /// Makes room; what was there stays.
  ///
  /// - Parameter count: For how many lanes.
  /// - Returns: The first of them.
  func reserve(_ count: Int) -> UnsafeMutablePointer<Lanes> {
    guard count > capacity else { return start }
    let larger = UnsafeMutablePointer<Lanes>.allocate(capacity: 2 * count)
    larger.moveInitialize(from: start, count: capacity)
    (larger + capacity).initialize(repeating: .zero, count: 2 * count - capacity)
    start.deallocate()
    start = larger
    capacity = 2 * count
    return larger
  }
}

@available(*, unavailable)
extension LaneStorage: Sendable {}

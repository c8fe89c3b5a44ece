import Testing

@testable import Audit

@Suite struct BoundedHeapTests {
  /// Numbers in an order that repeats from run to run and looks like chance.
  private static let numbers = (0..<1_000).map { ($0 &* 7_919 + 13) % 257 * 1_000 + $0 }

  @Test(arguments: [0, 1, 2, 3, 10, 50, 999, 1_000, 1_001]) func keepsTheFirstElementsOfAFullSort(_ limit: Int) {
    var heap = BoundedHeap<Int>(limit: limit) { $0 > $1 }
    for number in Self.numbers { heap.insert(number) }
    #expect(heap.sorted == Array(Self.numbers.sorted(by: >).prefix(limit)))
  }

  @Test(arguments: [1, 2, 7]) func anyNumberOfPartsGivesTheSameResult(_ parts: Int) {
    var heaps = (0..<parts).map { _ in BoundedHeap<Int>(limit: 20) { $0 < $1 } }
    for (index, number) in Self.numbers.enumerated() { heaps[index % parts].insert(number) }
    var whole = BoundedHeap<Int>(limit: 20) { $0 < $1 }
    for heap in heaps.reversed() { whole.insert(contentsOf: heap) }
    #expect(whole.sorted == Array(Self.numbers.sorted().prefix(20)))
  }

  @Test func aNegativeLimitKeepsNothing() {
    var heap = BoundedHeap<Int>(limit: -1) { $0 < $1 }
    heap.insert(1)
    #expect(heap.sorted.isEmpty)
  }
}

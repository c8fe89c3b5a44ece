import Testing

@testable import TextEngine

/// A cache of words gives back what was put in, and stays bounded.
@Suite struct UnitCacheTests {
  private func clusters(_ units: [UInt16]) -> [UnitCache.Cluster] {
    units.enumerated().map {
      UnitCache.Cluster(offset: Int32($0), isUnsafe: $1 % 2 == 0, first: Double($1), second: Double($1) / 2)
    }
  }

  private func found(_ cache: UnitCache, _ units: [UInt16]) -> [Double]? {
    units.withUnsafeBufferPointer { unit in
      var advances: [Double] = []
      return cache.withClusters(of: unit) { advances.append($0.first) } ? advances : nil
    }
  }

  @Test func returnsEveryWord() {
    var cache = UnitCache()
    let words = (0..<5000).map { number in (0..<3).map { UInt16(97 + number / [1, 26, 676][$0] % 26) } }
    for word in Set(words) { word.withUnsafeBufferPointer { cache.insert($0, clusters(word)) } }
    for word in words { #expect(found(cache, word) == word.map(Double.init)) }
    #expect(found(cache, [97, 97]) == nil)
    #expect(found(cache, []) == nil)
  }

  @Test func emptiesItselfWhenItIsFull() {
    var cache = UnitCache()
    let first: [UInt16] = [1, 2, 3]
    first.withUnsafeBufferPointer { cache.insert($0, clusters(first)) }
    for number in 0..<4000 {
      let word = (0..<60).map { UInt16(truncatingIfNeeded: number + $0 * 7919) }
      word.withUnsafeBufferPointer { cache.insert($0, []) }
    }
    #expect(found(cache, first) == nil)
    first.withUnsafeBufferPointer { cache.insert($0, clusters(first)) }
    #expect(found(cache, first) == [1, 2, 3])
  }
}

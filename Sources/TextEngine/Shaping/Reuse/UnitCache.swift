/// The advances of words that were shaped before, for one face and layout system.
///
/// Keyed by the words' UTF-16; what comes out is what HarfBuzz gave for the same units. It holds a bounded number of
/// words and starts anew when it is full, so that any length of input is measured in constant memory.
struct UnitCache {
  /// A cluster of a word.
  struct Cluster {
    /// The UTF-16 offset from the word's start.
    var offset: Int32
    /// Whether a break before it is unsafe.
    var isUnsafe: Bool
    /// Its advance in em by the first master.
    var first: Double
    /// Its advance in em by the second master; the first's where there is one.
    var second: Double
  }

  private struct Entry {
    var hash: UInt64
    var key: Int
    var keyCount: Int
    var start: Int
    var count: Int
  }

  private var slots: [Int32]
  private var entries: [Entry] = []
  private var keys: [UInt16] = []
  private var clusters: [Cluster] = []

  /// Longer stretches are seldom met twice.
  static let longestUnit = 64
  /// How many code units of words are held, some 4 MB with their clusters.
  private static let capacity = 1 << 17

  init() { slots = [Int32](repeating: -1, count: 1 << 10) }

  /// Calls `body` with the clusters of a word, if it is held.
  ///
  /// - Parameters:
  ///   - unit: The word's UTF-16.
  ///   - body: Takes each cluster in order.
  /// - Returns: Whether it is held.
  @inline(__always)
  func withClusters(of unit: UnsafeBufferPointer<UInt16>, _ body: (Cluster) -> Void) -> Bool {
    let slot = slots[place(of: unit, hash: Self.hash(unit))]
    guard slot >= 0 else { return false }
    let entry = entries[Int(slot)]
    for index in entry.start..<entry.start + entry.count { body(clusters[index]) }
    return true
  }

  /// Takes a word in.
  ///
  /// - Parameters:
  ///   - unit: The word's UTF-16; not held yet.
  ///   - made: Its clusters in order.
  mutating func insert(_ unit: UnsafeBufferPointer<UInt16>, _ made: [Cluster]) {
    if keys.count + unit.count > Self.capacity { self = UnitCache() }
    let hash = Self.hash(unit)
    let place = place(of: unit, hash: hash)
    slots[place] = Int32(entries.count)
    entries.append(
      Entry(hash: hash, key: keys.count, keyCount: unit.count, start: clusters.count, count: made.count))
    keys.append(contentsOf: unit)
    clusters.append(contentsOf: made)
    if entries.count * 2 > slots.count { grow() }
  }

  /// The slot of a word, or the empty one where it would be.
  private func place(of unit: UnsafeBufferPointer<UInt16>, hash: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[place]
      if slot < 0 { return place }
      let entry = entries[Int(slot)]
      if entry.hash == hash, entry.keyCount == unit.count,
        keys.withUnsafeBufferPointer({ keys in unit.indices.allSatisfy { keys[entry.key + $0] == unit[$0] } })
      {
        return place
      }
      place = (place + 1) & mask
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (index, entry) in entries.enumerated() {
      var place = Int(truncatingIfNeeded: entry.hash) & mask
      while slots[place] >= 0 { place = (place + 1) & mask }
      slots[place] = Int32(index)
    }
  }

  /// A multiplicative hash, its high bits folded down.
  private static func hash(_ unit: UnsafeBufferPointer<UInt16>) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for value in unit { hash = (hash ^ UInt64(value)) &* 0xD6E8_FEB8_6659_FD93 }
    return hash ^ hash >> 32
  }
}

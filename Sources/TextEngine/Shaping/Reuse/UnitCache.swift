/// A cache of the advances of words, for one face and layout system.
///
/// The keys are the UTF-16 code units of words, and the values are HarfBuzz's results. The cache is cleared when it
/// is full, so that its memory does not grow with the amount of text.
struct UnitCache {
  /// A cluster of a word.
  struct Cluster {
    /// The UTF-16 offset from the word's start.
    var offset: Int32
    /// Whether a break before the cluster changes adjacent glyphs.
    var isUnsafe: Bool
    /// The advance in the first master, in em.
    var first: Double
    /// The advance in the second master, in em; equal to ``first`` if there is only one master.
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

  /// The length of the longest cached word, in code units; longer words rarely repeat.
  static let longestUnit = 64
  /// The maximum number of cached code units, which take about 4 MB including clusters.
  private static let capacity = 1 << 17

  /// The random start of every hash, so that no text can force its words into one slot.
  private let seed = UInt64.random(in: 0...UInt64.max)

  init() { slots = [Int32](repeating: -1, count: 1 << 10) }

  /// Passes the clusters of a cached word to a closure, in order; returns false if the word is not cached.
  @inline(__always)
  func withClusters(of unit: UnsafeBufferPointer<UInt16>, _ body: (Cluster) -> Void) -> Bool {
    let slot = slots[place(of: unit, hash: hash(unit))]
    guard slot >= 0 else { return false }
    let entry = entries[Int(slot)]
    for index in entry.start..<entry.start + entry.count { body(clusters[index]) }
    return true
  }

  /// Adds a word that is not cached yet, with its clusters in order.
  mutating func insert(_ unit: UnsafeBufferPointer<UInt16>, _ made: [Cluster]) {
    if keys.count + unit.count > Self.capacity { self = UnitCache() }
    let hash = hash(unit)
    let place = place(of: unit, hash: hash)
    slots[place] = Int32(entries.count)
    entries.append(
      Entry(hash: hash, key: keys.count, keyCount: unit.count, start: clusters.count, count: made.count))
    keys.append(contentsOf: unit)
    clusters.append(contentsOf: made)
    if entries.count * 2 > slots.count { grow() }
  }

  /// Returns the slot of a word, or the empty slot for a word that is not cached.
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

  /// Returns a multiplicative hash whose high bits are folded into the low bits.
  private func hash(_ unit: UnsafeBufferPointer<UInt16>) -> UInt64 {
    var hash = seed
    for value in unit { hash = (hash ^ UInt64(value)) &* 0xD6E8_FEB8_6659_FD93 }
    return hash ^ hash >> 32
  }
}

/// A hash table that detects duplicate keys by their indices in a list of the caller.
///
/// Each slot is one machine word, so half a million keys fit in the processor cache. The caller compares the keys.
package struct KeyTable {
  /// The slots; the low bits are the index of a key plus one, or 0 if the slot is free.
  ///
  /// The high bits are part of the hash and are compared first.
  private var slots: [Int]
  private static let placeMask = (1 << 40) - 1

  /// Creates a table for at most `count` keys.
  package init(count: Int) {
    var size = 16
    while size < 2 * count { size *= 2 }
    slots = [Int](repeating: 0, count: size)
  }

  /// Adds a key by its index and returns the index of an equal key in the table, or nil if there is none.
  ///
  /// If `replacing` is true, the new key takes the place of the equal one.
  @inline(__always)
  package mutating func enter(_ place: Int, hash: Int, replacing: Bool, isEqual: (Int) -> Bool) -> Int? {
    let mark = hash & ~Self.placeMask
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let earlier = (slots[slot] & Self.placeMask) - 1
      if slots[slot] & ~Self.placeMask == mark, isEqual(earlier) {
        if replacing { slots[slot] = mark | (place + 1) }
        return earlier
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = mark | (place + 1)
    return nil
  }
}

extension String {
  /// The hash of the UTF-8 bytes; canonically equivalent texts with different bytes have different hashes.
  package var hashOfBytes: Int {
    var hasher = Hasher()
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }
}

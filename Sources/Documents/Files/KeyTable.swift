/// Finds out which of many keys came before: a hash table of the keys' places in a list, not of the keys.
///
/// One machine word a slot, so that half a million keys stay near the processor; who asks compares the keys themselves.
package struct KeyTable {
  /// In the low bits the place plus one, 0 where the slot is free; above it a part of the hash, to compare first.
  private var slots: [Int]
  private static let placeMask = (1 << 40) - 1

  /// Creates a table.
  ///
  /// - Parameter count: How many keys there will be at most.
  package init(count: Int) {
    var size = 16
    while size < 2 * count { size *= 2 }
    slots = [Int](repeating: 0, count: size)
  }

  /// Looks a key up and enters it.
  ///
  /// - Parameters:
  ///   - place: The key's place in its list.
  ///   - hash: Its hash.
  ///   - replacing: Whether it takes the place of an equal one that is in the table.
  ///   - isEqual: Whether the key at a place is equal to it.
  /// - Returns: The place of the equal one that was in the table; nil where there was none.
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
  /// A hash of the bytes alone; canonically equal texts of other bytes have others.
  package var hashOfBytes: Int {
    var hasher = Hasher()
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }
}

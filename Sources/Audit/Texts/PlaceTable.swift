/// A hash index into a list that is kept elsewhere: maps a value to its position.
///
/// It does not copy the values. A bucket is eight bytes: half a hash and a position. Collisions go to the next bucket
/// (open addressing, at most half full).
struct PlaceTable: Sendable {
  /// 0 if empty.
  ///
  /// Otherwise half the hash in the upper 32 bits and the position, from 1, in the lower ones.
  private var buckets: [UInt64]
  private var count = 0

  /// Creates an empty table.
  ///
  /// - Parameter capacity: The expected number of positions. The table grows beyond it.
  init(capacity: Int = 0) {
    buckets = [UInt64](repeating: 0, count: Self.size(for: capacity))
  }

  private static func size(for capacity: Int) -> Int {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    return size
  }

  /// Returns the position of a value with a hash, or nil if there is none.
  ///
  /// `isSought` compares the value at a position. It is called only if half of the hashes agree.
  func place(hash: Int, where isSought: (Int) -> Bool) -> Int? {
    let bucket = buckets[bucket(of: hash, where: isSought)]
    return bucket == 0 ? nil : Self.place(bucket)
  }

  /// Returns the position of a value with a hash, or adds the new position and returns nil.
  ///
  /// `isSought` compares the value at a position. It is called only if half of the hashes agree.
  mutating func place(hash: Int, adding new: Int, where isSought: (Int) -> Bool) -> Int? {
    if 2 * (count + 1) > buckets.count { grow() }
    let bucket = bucket(of: hash, where: isSought)
    if buckets[bucket] != 0 { return Self.place(buckets[bucket]) }
    buckets[bucket] = Self.bucket(hash, new)
    count += 1
    return nil
  }

  private func bucket(of hash: Int, where isSought: (Int) -> Bool) -> Int {
    let upper = UInt64(truncatingIfNeeded: hash) >> 32
    var index = Int(upper) & (buckets.count - 1)
    while buckets[index] != 0, buckets[index] >> 32 != upper || !isSought(Self.place(buckets[index])) {
      index = (index + 1) & (buckets.count - 1)
    }
    return index
  }

  /// Doubles the buckets.
  ///
  /// The stored half of the hash determines the first bucket, so values need no new hash.
  private mutating func grow() {
    let old = buckets
    buckets = [UInt64](repeating: 0, count: 2 * old.count)
    for bucket in old where bucket != 0 {
      var index = Int(bucket >> 32) & (buckets.count - 1)
      while buckets[index] != 0 { index = (index + 1) & (buckets.count - 1) }
      buckets[index] = bucket
    }
  }

  private static func bucket(_ hash: Int, _ place: Int) -> UInt64 {
    (UInt64(truncatingIfNeeded: hash) >> 32) << 32 | UInt64(UInt32(truncatingIfNeeded: place + 1))
  }

  private static func place(_ bucket: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: bucket)) - 1 }
}

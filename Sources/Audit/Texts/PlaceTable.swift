/// A hash index that maps values to their positions in a list, which is stored elsewhere.
///
/// It does not copy the values. A bucket has eight bytes, for half a hash and a position. After a collision, the next
/// bucket is used (open addressing, at most half full).
struct PlaceTable: Sendable {
  /// The buckets; 0 for an empty bucket.
  ///
  /// A bucket has half the hash in the upper 32 bits, and the position, starting with 1, in the lower bits.
  private var buckets: [UInt64]
  private var count = 0

  /// Creates an empty table for an expected number of positions; the table grows if there are more.
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
  /// `isSought` compares the value at a position, and is only called if half of the hashes agree.
  func place(hash: Int, where isSought: (Int) -> Bool) -> Int? {
    let bucket = buckets[bucket(of: hash, where: isSought)]
    return bucket == 0 ? nil : Self.place(bucket)
  }

  /// Returns the position of a value with a hash, or adds the new position and returns nil.
  ///
  /// `isSought` compares the value at a position, and is only called if half of the hashes agree.
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

  /// Doubles the number of buckets.
  ///
  /// The stored half of the hash determines the first bucket, so the values need not be hashed again.
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

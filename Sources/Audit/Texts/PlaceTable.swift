/// Finds places in a list by what stands there.
///
/// It holds numbers only and copies nothing of what it finds: eight bytes a bucket, half a hash and a place. Buckets are
/// searched one after the other from the hash's own (open addressing, never more than half full).
struct PlaceTable: Sendable {
  /// 0 where empty, else half the hash above and the place, from 1, below.
  private var buckets: [UInt64]
  private var count = 0

  /// Creates an empty table.
  ///
  /// - Parameter capacity: How many places it will hold; it grows beyond them.
  init(capacity: Int = 0) {
    buckets = [UInt64](repeating: 0, count: Self.size(for: capacity))
  }

  private static func size(for capacity: Int) -> Int {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    return size
  }

  /// The place that is sought.
  ///
  /// - Parameters:
  ///   - hash: The hash of what is sought.
  ///   - isSought: Whether a place, whose hash is most likely the same, is it.
  /// - Returns: The place; nil where there is none.
  func place(hash: Int, where isSought: (Int) -> Bool) -> Int? {
    let bucket = buckets[bucket(of: hash, where: isSought)]
    return bucket == 0 ? nil : Self.place(bucket)
  }

  /// The place that is sought, or a new one that is added for it.
  ///
  /// - Parameters:
  ///   - hash: The hash of what is sought.
  ///   - new: The place to add, from 0.
  ///   - isSought: Whether a place, whose hash is most likely the same, is it.
  /// - Returns: The place that was there; nil where the new one was added.
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

  /// Twice the buckets; the half of the hash that is kept is the one that says where to begin.
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

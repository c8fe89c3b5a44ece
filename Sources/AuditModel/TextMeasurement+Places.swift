// Every rule looks at every measurement of every text, and an array's own methods copy each element they look at.
// These read them in place.
extension [TextMeasurement] {
  /// The index of the first measurement that meets a condition, or nil.
  @inlinable @inline(__always)
  package func firstPlace(where isMet: (borrowing TextMeasurement) -> Bool) -> Int? {
    withUnsafeBufferPointer { buffer in
      guard let all = buffer.baseAddress else { return nil }
      var index = 0
      while index < buffer.count, !isMet(all[index]) { index += 1 }
      return index < buffer.count ? index : nil
    }
  }

  /// The indices of the measurements that meet a condition, ascending.
  @inlinable @inline(__always)
  package func places(where isMet: (borrowing TextMeasurement) -> Bool) -> [Int] {
    guard let first = firstPlace(where: isMet) else { return [] }
    return withUnsafeBufferPointer { buffer in
      guard let all = buffer.baseAddress else { return [] }
      var places: [Int] = []
      places.reserveCapacity(buffer.count - first)
      for index in first..<buffer.count where isMet(all[index]) { places.append(index) }
      return places
    }
  }
}

// Every rule looks at every measurement of every text, and an array's own methods copy each element. These methods
// read the elements in place.
extension [TextMeasurement] {
  /// Returns the index of the first measurement that meets a condition; nil if there is none.
  @inlinable @inline(__always)
  package func firstPlace(where isMet: (borrowing TextMeasurement) -> Bool) -> Int? {
    withUnsafeBufferPointer { buffer in
      guard let all = buffer.baseAddress else { return nil }
      var index = 0
      while index < buffer.count, !isMet(all[index]) { index += 1 }
      return index < buffer.count ? index : nil
    }
  }

  /// Returns the index with the largest amount among `start` and `places`; the last one if several are equal.
  @inlinable @inline(__always)
  package func largestPlace(
    from start: Int, among places: some Sequence<Int>, by amount: (borrowing TextMeasurement) -> Double
  ) -> Int {
    withUnsafeBufferPointer { buffer in
      guard let all = buffer.baseAddress else { return start }
      var (largest, most) = (start, amount(all[start]))
      for index in places {
        let one = amount(all[index])
        if one >= most { (largest, most) = (index, one) }
      }
      return largest
    }
  }

  /// Returns the indices of the measurements from `first` on that meet a condition, in order.
  @inlinable @inline(__always)
  package func places(from first: Int, where isMet: (borrowing TextMeasurement) -> Bool) -> [Int] {
    withUnsafeBufferPointer { buffer in
      var places: [Int] = []
      guard let all = buffer.baseAddress else { return places }
      places.reserveCapacity(buffer.count - first)
      for index in first..<buffer.count where isMet(all[index]) { places.append(index) }
      return places
    }
  }
}

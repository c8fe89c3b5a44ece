extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that satisfies a condition, by binary search; the end if none does.
  ///
  /// All elements after that element must satisfy the condition too.
  @inline(__always)
  func firstPlace(where isReached: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element that a condition holds for, if it holds for all later elements too; otherwise the
  /// end.
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

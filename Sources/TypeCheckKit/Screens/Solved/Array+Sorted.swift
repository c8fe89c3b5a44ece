extension [Int] {
  /// Returns the length of the prefix that meets a condition, which no later element may meet.
  func sortedCount(where isFirst: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isFirst(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

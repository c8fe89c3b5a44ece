extension [Int] {
  /// Returns the number of first elements that meet a condition, which no later one meets.
  func sortedCount(where isFirst: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isFirst(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

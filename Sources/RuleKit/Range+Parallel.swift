extension Range<Int> {
  /// Transforms the numbers in parallel, and returns the results in the order of the numbers.
  package func inParallel<Result: Sendable>(
    _ jobs: Int, _ transform: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    guard jobs > 1, count > 1 else { return map(transform) }
    return await withTaskGroup(of: (Int, Result).self) { group in
      var waiting = makeIterator()
      for _ in 0..<Swift.min(jobs, count) {
        if let next = waiting.next() { group.addTask { (next, transform(next)) } }
      }
      var results: [Result?] = Array(repeating: nil, count: count)
      while let (number, result) = await group.next() {
        results[number - lowerBound] = result
        if let next = waiting.next() { group.addTask { (next, transform(next)) } }
      }
      return results.compactMap { $0 }
    }
  }
}

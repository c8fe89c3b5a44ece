internal import Dispatch
internal import Synchronization

/// Work on the parts of a range on all cores.
package enum ConcurrentParts {
  /// Transforms adjacent parts of the numbers below `count` on all cores.
  ///
  /// - Parameters:
  ///   - count: The number of numbers.
  ///   - size: The size of a part, at least 1; the last part may be smaller.
  ///   - transform: Transforms one part; it is called from several threads.
  /// - Returns: The results in the order of the parts.
  package static func map<Result: Sendable>(
    _ count: Int, by size: Int, _ transform: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let parts = (count + size - 1) / size
    let done = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: parts) { number in
      let part = transform(number * size..<min(count, (number + 1) * size))
      done.withLock { $0[number] = part }
    }
    return done.withLock { found in (0..<parts).compactMap { found[$0] } }
  }
}

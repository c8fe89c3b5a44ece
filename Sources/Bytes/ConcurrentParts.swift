internal import Dispatch
internal import Synchronization

/// A namespace for work that is split into parts and done on all cores.
package enum ConcurrentParts {
  /// Splits the numbers below `count` into ranges, and transforms the ranges on all cores.
  ///
  /// Each range has `size` numbers, at least 1, and the last may have fewer. The results are in order.
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

import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Transforms the elements on all cores; returns the results in the order of the elements.
  ///
  /// The result for an element must depend only on that element.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    concurrentChunks { $0.map(transform) }.flatMap(\.self)
  }

  /// Transforms groups of adjacent elements on all cores; returns the results in the order of the elements.
  ///
  /// Where the groups end must not matter.
  package func concurrentChunks<Result: Sendable>(_ transform: @Sendable (ArraySlice<Element>) -> Result) -> [Result] {
    // Small groups, because one element can take as long as hundreds of others.
    let size = 16
    let chunks = (count + size - 1) / size
    let done = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: chunks) { index in
      let part = transform(self[(index * size)..<Swift.min(count, (index + 1) * size)])
      done.withLock { $0[index] = part }
    }
    return done.withLock { parts in (0..<chunks).compactMap { parts[$0] } }
  }
}

import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// The results of a transformation in the order of the elements, worked on by all cores.
  ///
  /// - Parameter transform: What to do with an element; the result must depend on it alone.
  /// - Returns: One result an element, the same whatever the number of cores.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    let chunk = 64
    let chunks = (count + chunk - 1) / chunk
    let done = Mutex<[Int: [Result]]>([:])
    DispatchQueue.concurrentPerform(iterations: chunks) { index in
      let part = self[(index * chunk)..<Swift.min(count, (index + 1) * chunk)].map(transform)
      done.withLock { $0[index] = part }
    }
    return done.withLock { parts in (0..<chunks).flatMap { parts[$0] ?? [] } }
  }
}

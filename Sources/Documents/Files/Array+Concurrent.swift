import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Transforms the elements on all cores; returns the results in the order of the elements.
  ///
  /// The result for an element must depend only on that element.
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

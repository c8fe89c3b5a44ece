import Bytes
import Foundation

/// A set of threads that run jobs at the same time.
///
/// Threads, not tasks: jobs differ in length, and threads share the cores evenly until the last job ends. The caller
/// works too, so all jobs are done even if the system cannot create threads.
enum JobCrew {
  /// The most threads besides the caller's (our own choice: more than there are reports worth writing at once).
  private static let mostThreads = 7

  /// Runs jobs with the numbers from 0 to `count - 1`, and waits for all of them.
  static func run(_ count: Int, _ job: @escaping @Sendable (Int) -> Void) {
    let lock = NSLock()
    // Safe because it is only accessed with the lock held.
    nonisolated(unsafe) var numbers = (0..<count).makeIterator()
    let work: @Sendable () -> Void = {
      while let number = lock.withLock({ numbers.next() }) { job(number) }
    }
    var threads: [pthread_t] = []
    for _ in 0..<max(0, min(count - 1, mostThreads)) {
      guard let thread = SystemThread.start(work) else { break }
      threads.append(thread)
    }
    work()
    for thread in threads { pthread_join(thread, nil) }
  }
}

import Foundation
import Synchronization

/// A set of threads that run jobs at the same time.
///
/// The jobs run on threads instead of tasks, because jobs differ in length and threads share the cores evenly until
/// the last job ends. The calling thread also runs jobs, so all are done even if the system cannot create threads.
final class JobCrew: Sendable {
  /// The maximum number of threads besides the caller's (our own choice: more than a run has reports).
  private static let mostThreads = 7

  private let count: Int
  private let job: @Sendable (Int) -> Void
  private let next = Mutex(0)

  private init(_ count: Int, _ job: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.job = job
  }

  /// Runs jobs with the numbers from 0 to `count - 1`, and waits for all of them.
  static func run(_ count: Int, _ job: @escaping @Sendable (Int) -> Void) {
    let crew = JobCrew(count, job)
    var threads: [pthread_t] = []
    for _ in 0..<max(0, min(count - 1, mostThreads)) {
      guard let thread = SystemThread.start({ crew.work() }) else { break }
      threads.append(thread)
    }
    crew.work()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Runs jobs until none is left.
  private func work() {
    while case let index = next.withLock({ next in
      defer { next += 1 }
      return next
    }), index < count {
      job(index)
    }
  }
}

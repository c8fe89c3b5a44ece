import Foundation
import Synchronization

/// Jobs that run at once, each on a thread of its own where the system has one to give.
///
/// Threads, not tasks: jobs differ in length, and threads share the cores evenly until the last has ended. The caller
/// works too, so that all jobs are done even where no thread can be made.
final class JobCrew: Sendable {
  /// How many threads there are at most beside the caller's (our own choice: more than there are formats worth writing
  /// at once).
  private static let mostThreads = 7

  private let count: Int
  private let job: @Sendable (Int) -> Void
  private let next = Mutex(0)

  private init(_ count: Int, _ job: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.job = job
  }

  /// Runs jobs and waits for the last.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - job: Does one; it is given its number.
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

  /// Takes one job after the other until none is left.
  private func work() {
    while case let index = next.withLock({ next in
      defer { next += 1 }
      return next
    }), index < count {
      job(index)
    }
  }
}

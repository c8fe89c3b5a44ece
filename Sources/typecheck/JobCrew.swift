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
      guard let thread = crew.thread() else { break }
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

  /// A thread that works; nil where the system has none to give.
  private func thread() -> pthread_t? {
    let crew = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, nil,
      { argument in
        let given: UnsafeMutableRawPointer? = argument
        if let given { Unmanaged<JobCrew>.fromOpaque(given).takeRetainedValue().work() }
        return nil
      }, crew.toOpaque())
    guard status == 0 else {
      crew.release()
      return nil
    }
    return thread
  }
}

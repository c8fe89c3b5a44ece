import Bytes
import Dispatch
import Foundation
import Synchronization

/// The threads that run the tasks of a single check.
///
/// Swift's runtime has one thread per core. A check that was given up would keep these threads busy, and the next check
/// and the answers to requests would have to wait.
final class CheckThreads: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var hasFinished = false
  }

  private let state = Mutex(State())
  private let waiting = DispatchSemaphore(value: 0)
  private let count = Mutex(0)

  /// Starts one thread per core, but at least two, so that one part of a check can wait for another.
  ///
  /// Returns nil if no thread can be created.
  init?() {
    for _ in 0..<max(2, ProcessInfo.processInfo.activeProcessorCount) {
      guard let thread = SystemThread.start({ self.work() }) else { break }
      pthread_detach(thread)
      count.withLock { $0 += 1 }
    }
    guard count.withLock({ $0 }) > 0 else { return nil }
  }

  /// Starts work on these threads and returns at once; the threads end when the work does.
  func start(_ work: @escaping @Sendable () async -> Void) {
    Task.detached(executorPreference: self) {
      await work()
      self.finish()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
    waiting.signal()
  }

  private func work() {
    while true {
      waiting.wait()
      let (job, hasFinished) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.hasFinished)
      }
      if let job { job.runSynchronously(on: asUnownedTaskExecutor()) } else if hasFinished { return }
    }
  }

  private func finish() {
    state.withLock { $0.hasFinished = true }
    for _ in 0..<count.withLock({ $0 }) { waiting.signal() }
  }
}

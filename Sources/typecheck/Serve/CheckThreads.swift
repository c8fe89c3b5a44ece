import Bytes
import Dispatch
import Foundation
import Synchronization

/// Threads that run the tasks of one check and no others.
///
/// The threads of Swift's runtime are as many as the cores. A check that was given up would keep them busy, so that the
/// next check and the answers to requests would wait for it.
final class CheckThreads: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var hasFinished = false
  }

  private let state = Mutex(State())
  private let waiting = DispatchSemaphore(value: 0)
  private let count = Mutex(0)

  /// Starts as many threads as the machine has cores, but at least two, so that one part of a check may wait for
  /// another.
  ///
  /// Returns nil if the system cannot create a thread.
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

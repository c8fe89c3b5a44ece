package import Foundation
internal import Synchronization

/// Jobs that run on several threads, with a time limit for each job.
///
/// A thread cannot be ended from outside. If its job exceeds the time limit, the thread gets the lowest priority and a
/// new thread does the other jobs. The outcome of the job is ``Outcome/tooLong``, even if the job is done later.
package final class WatchedWork<Result: Sendable>: Sendable {
  /// The outcome of one job.
  package enum Outcome: Sendable {
    case done(Result)
    /// The job took longer than the limit.
    case tooLong
    /// The run was stopped, or the system could not create a thread.
    case notDone
  }

  /// A thread and its current job.
  private struct Worker {
    var job: Int?
    /// The thread's processor time when the job began, in seconds.
    var start = 0.0
    var clock: clockid_t?
    var thread: pid_t = 0
    var isAbandoned = false
  }

  private struct State {
    var next = 0
    var outcomes: [Outcome?]
    var workers: [Worker] = []
    /// The number of threads that work and are not abandoned.
    var active = 0
  }

  private let state: Mutex<State>
  private let ended = DispatchSemaphore(value: 0)
  private let count: Int
  private let limits: RunLimits
  private let stackSize: Int
  private let job: @Sendable (Int) -> Result

  private init(_ count: Int, stackSize: Int, limits: RunLimits, _ job: @escaping @Sendable (Int) -> Result) {
    (self.count, self.stackSize, self.limits, self.job) = (count, stackSize, limits, job)
    state = Mutex(State(outcomes: Array(repeating: nil, count: count)))
  }

  /// Does jobs on several threads, and returns their outcomes in order.
  ///
  /// `job` does the job with a number below `count` and is called from several threads. `stackSize` is in bytes.
  package static func run(
    _ count: Int, threads: Int, stackSize: Int, limits: RunLimits, _ job: @escaping @Sendable (Int) -> Result
  ) -> [Outcome] {
    guard count > 0 else { return [] }
    let work = WatchedWork(count, stackSize: stackSize, limits: limits, job)
    for _ in 0..<max(1, min(threads, count)) { guard work.addThread() else { break } }
    return work.wait()
  }

  /// Starts a thread; returns false if the system cannot create one.
  private func addThread() -> Bool {
    let number = state.withLock { state in
      state.workers.append(Worker())
      state.active += 1
      return state.workers.count - 1
    }
    if let thread = SystemThread.start(stackSize: stackSize, { self.work(as: number) }) {
      pthread_detach(thread)
      return true
    }
    state.withLock { $0.active -= 1 }
    return false
  }

  private func work(as number: Int) {
    let (clock, thread) = (ThreadClock.current, ThreadClock.currentThread)
    state.withLock { ($0.workers[number].clock, $0.workers[number].thread) = (clock, thread) }
    while let index = take(as: number) {
      let result = job(index)
      let isAbandoned = state.withLock { state in
        guard !state.workers[number].isAbandoned else { return true }
        state.outcomes[index] = .done(result)
        state.workers[number].job = nil
        return false
      }
      // Another thread has replaced this one.
      if isAbandoned { return StrayThreads.end() }
    }
    state.withLock { $0.active -= 1 }
    ended.signal()
  }

  /// Takes the number of the next job; nil if no job is left or the run is stopped.
  private func take(as number: Int) -> Int? {
    guard !limits.isStopped else { return nil }
    return state.withLock { state in
      guard state.next < count else { return nil }
      state.workers[number].job = state.next
      state.workers[number].start = state.workers[number].clock.map(ThreadClock.seconds) ?? 0
      state.next += 1
      return state.next - 1
    }
  }

  /// The interval between checks of the threads, in milliseconds.
  private static var interval: Int { 50 }

  private func wait() -> [Outcome] {
    while state.withLock({ $0.active > 0 }) {
      if ended.wait(timeout: .now() + .milliseconds(Self.interval)) == .timedOut { abandon() }
    }
    return state.withLock { $0.outcomes.map { $0 ?? .notDone } }
  }

  /// Abandons late jobs and replaces their threads; abandons all jobs if the run is stopped.
  private func abandon() {
    let stops = limits.isStopped
    let abandoned = state.withLock { state in
      var abandoned: [pid_t] = []
      for (number, worker) in state.workers.enumerated() where !worker.isAbandoned {
        guard let job = worker.job else { continue }
        let isLate = worker.clock.map { ThreadClock.seconds($0) - worker.start > limits.fileSeconds } ?? false
        guard isLate || stops else { continue }
        state.outcomes[job] = isLate ? .tooLong : .notDone
        state.workers[number].isAbandoned = true
        state.active -= 1
        StrayThreads.begin()
        abandoned.append(worker.thread)
      }
      return abandoned
    }
    for thread in abandoned {
      ThreadClock.lowerPriority(of: thread)
      if !stops { _ = addThread() }
    }
  }
}

/// The abandoned threads of this process, which still do a job whose result is not needed.
///
/// A stopped run ends before these threads do.
package enum StrayThreads {
  private static let running = Atomic(0)

  /// The number of abandoned threads.
  package static var count: Int { running.load(ordering: .relaxed) }

  fileprivate static func begin() { running.add(1, ordering: .relaxed) }
  fileprivate static func end() { running.subtract(1, ordering: .relaxed) }
}

/// The processor time of individual threads.
package enum ThreadClock {
  /// The clock of the calling thread; nil if the system has none.
  package static var current: clockid_t? {
    #if canImport(Darwin)
      // Only the calling thread can read its own time there, so elapsed time is used instead.
      return CLOCK_MONOTONIC
    #else
      var clock = clockid_t()
      return pthread_getcpuclockid(pthread_self(), &clock) == 0 ? clock : nil
    #endif
  }

  /// The identifier of the calling thread for ``lowerPriority(of:)``.
  static var currentThread: pid_t {
    // "PID/task/TID" on Linux (proc(5)); glibc's `gettid` is not visible to Swift.
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    return target?.split(separator: "/").last.flatMap { pid_t($0) } ?? 0
  }

  /// Returns the time of a clock in seconds.
  package static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Gives a thread the lowest priority.
  static func lowerPriority(of thread: pid_t) {
    #if canImport(Glibc)
      // On Linux, a priority belongs to a thread, not to the whole process (sched(7)).
      if thread != 0 { _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(thread), 19) }
    #endif
  }
}

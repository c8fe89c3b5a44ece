internal import CTypeCheck
import Dispatch
import Foundation
import Synchronization

/// Waits for asynchronous work in calls from C.
enum Waiting {
  /// The process whose threads do the work, the first one that started any; 0 before that.
  ///
  /// A forked process has none of these threads.
  private static let owner = Atomic<pid_t>(0)

  /// Whether this process has the threads for work, or may start them.
  static var hasThreads: Bool {
    let owner = owner.load(ordering: .relaxed)
    return owner == 0 || owner == getpid()
  }

  /// Refuses to wait in a forked process, whose threads do not exist.
  private static func check() throws {
    let own = getpid()
    let owner = owner.compareExchange(expected: 0, desired: own, ordering: .relaxed).original
    guard owner == 0 || owner == own else {
      throw Failure(
        TC_STATUS_FORKED,
        "this process was forked from one whose threads measure, and threads are not forked; fork before the first "
          + "batch or report is measured, start a new program, or use a tc_measurer_t")
    }
  }

  /// Work on other threads, which is waited for once.
  ///
  /// Unchecked: the result is written before the semaphore's signal and read after it.
  final class Work<Value: Sendable>: @unchecked Sendable {
    private var result: Result<Value, any Error>?
    private var task: Task<Void, Never>?
    private let ended = DispatchSemaphore(value: 0)

    /// Starts the work.
    ///
    /// Fails in a process that was forked from one with work.
    init(_ work: @escaping @Sendable () async throws -> Value) throws {
      try check()
      task = Task.detached { [self] in
        do { result = .success(try await work()) } catch { result = .failure(error) }
        ended.signal()
      }
    }

    /// Waits for the end of the work.
    ///
    /// - Parameter stop: A flag that is polled every 50 ms; any value but 0 cancels the work.
    /// - Returns: The result of the work.
    /// - Throws: An error of the work; ``Failure`` if it was stopped, or if the process was forked meanwhile.
    func wait(until stop: UnsafePointer<Int32>? = nil) throws -> Value {
      try check()
      if let stop {
        while ended.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
          guard stop.pointee != 0 else { continue }
          task?.cancel()
          ended.wait()
          break
        }
      } else {
        ended.wait()
      }
      do {
        guard let result else { throw CancellationError() }
        return try result.get()
      } catch is CancellationError {
        throw Failure.stopped
      }
    }

    /// Cancels the work and waits for its end.
    ///
    /// Does nothing in a process that was forked meanwhile.
    func abandon() {
      guard (try? check()) != nil else { return }
      task?.cancel()
      ended.wait()
    }
  }

  /// Runs work on another thread and waits for its result.
  ///
  /// If `stop` points to any value but 0, the work is cancelled and ``Failure/stopped`` is thrown.
  static func run<Value: Sendable>(
    until stop: UnsafePointer<Int32>? = nil, _ work: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    if let stop, stop.pointee != 0 { throw Failure.stopped }
    return try Work(work).wait(until: stop)
  }
}

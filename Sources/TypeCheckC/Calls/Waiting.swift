internal import CTypeCheck
import Dispatch
import Foundation
import Synchronization

/// A namespace for calls from C that wait for asynchronous work.
enum Waiting {
  /// The id of the process whose threads do the work; 0 before any work has started.
  ///
  /// A forked process does not have these threads.
  private static let owner = Atomic<pid_t>(0)

  /// Whether this process has, or can start, the threads for the work.
  static var hasThreads: Bool {
    let owner = owner.load(ordering: .relaxed)
    return owner == 0 || owner == getpid()
  }

  /// Throws an error in a forked process, which does not have the threads for the work.
  private static func check() throws {
    let own = getpid()
    let owner = owner.compareExchange(expected: 0, desired: own, ordering: .relaxed).original
    guard owner == 0 || owner == own else {
      throw Failure(
        TC_STATUS_FORKED,
        "this process was forked from one with running measurement threads, which fork does not copy; fork before the first "
          + "batch or report is measured, start a new program, or use a tc_measurer_t")
    }
  }

  /// Asynchronous work whose result a caller waits for once.
  ///
  /// Unchecked, because the result is written before the semaphore is signalled and read after that.
  final class Work<Value: Sendable>: @unchecked Sendable {
    private var result: Result<Value, any Error>?
    private var task: Task<Void, Never>?
    private let ended = DispatchSemaphore(value: 0)

    /// Starts the work.
    ///
    /// Throws an error in a process that was forked after work had started.
    init(_ work: @escaping @Sendable () async throws -> Value) throws {
      try check()
      task = Task.detached { [self] in
        do { result = .success(try await work()) } catch { result = .failure(error) }
        ended.signal()
      }
    }

    /// Waits for the end of the work and returns its result.
    ///
    /// The flag `stop` is read every 50 ms. Any value but 0 cancels the work.
    ///
    /// - Throws: An error of the work, or ``Failure`` if the work was stopped or the process was forked in the
    ///   meantime.
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
    /// It does nothing in a process that was forked after the work started.
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

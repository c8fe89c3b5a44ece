internal import CTypeCheck
import Dispatch
import Foundation
import Synchronization

/// Waits for work of Swift's threads, which C's callers know nothing of.
enum Waiting {
  /// The process whose threads work, which is the one that first had work for them; 0 before.
  ///
  /// A process that is forked from it has none of them.
  private static let owner = Atomic<pid_t>(0)

  /// Whether this process has the threads that work, or may start them.
  static var hasThreads: Bool {
    let owner = owner.load(ordering: .relaxed)
    return owner == 0 || owner == getpid()
  }

  /// Refuses to wait for threads that are another process's.
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

  /// Work that runs on other threads, and is waited for once.
  ///
  /// Unchecked: the result is written before the signal, and read after it.
  final class Work<Value: Sendable>: @unchecked Sendable {
    private var result: Result<Value, any Error>?
    private var task: Task<Void, Never>?
    private let ended = DispatchSemaphore(value: 0)

    /// Starts work.
    ///
    /// - Parameter work: What is run.
    /// - Throws: ``Failure`` in a process that was forked from one with work.
    init(_ work: @escaping @Sendable () async throws -> Value) throws {
      try check()
      task = Task.detached { [self] in
        do { result = .success(try await work()) } catch { result = .failure(error) }
        ended.signal()
      }
    }

    /// Waits for its end.
    ///
    /// - Parameter stop: Looked at now and then; where it leads to other than 0 the work is told to end.
    /// - Returns: What it comes to.
    /// - Throws: What it throws; ``Failure`` where it was stopped, and in a process that was forked meanwhile.
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

    /// Ends it where it is, and waits for that; does nothing in a process that was forked meanwhile.
    func abandon() {
      guard (try? check()) != nil else { return }
      task?.cancel()
      ended.wait()
    }
  }

  /// Runs work to its end.
  ///
  /// - Parameters:
  ///   - stop: Looked at now and then; where it leads to other than 0 the work ends where it is.
  ///   - work: What is run, on another thread.
  /// - Returns: What it comes to.
  /// - Throws: What it throws; ``Failure`` where it was stopped.
  static func run<Value: Sendable>(
    until stop: UnsafePointer<Int32>? = nil, _ work: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    if let stop, stop.pointee != 0 { throw Failure.stopped }
    return try Work(work).wait(until: stop)
  }
}

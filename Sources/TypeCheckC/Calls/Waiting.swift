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
    private let ended = DispatchSemaphore(value: 0)

    /// Starts work.
    ///
    /// - Parameter work: What is run.
    /// - Throws: ``Failure`` in a process that was forked from one with work.
    init(_ work: @escaping @Sendable () async throws -> Value) throws {
      try check()
      Task.detached { [self] in
        do { result = .success(try await work()) } catch { result = .failure(error) }
        ended.signal()
      }
    }

    /// Waits for its end.
    ///
    /// - Returns: What it comes to.
    /// - Throws: What it throws; ``Failure`` in a process that was forked meanwhile.
    func wait() throws -> Value {
      try check()
      ended.wait()
      guard let result else { throw CancellationError() }
      return try result.get()
    }
  }

  /// Runs work to its end.
  ///
  /// - Parameter work: What is run, on another thread.
  /// - Returns: What it comes to.
  /// - Throws: What it throws.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    try Work(work).wait()
  }
}

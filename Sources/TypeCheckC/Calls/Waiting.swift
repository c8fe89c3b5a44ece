import Dispatch

/// Waits for work of Swift's threads, which C's callers know nothing of.
enum Waiting {
  /// Work that runs on other threads, and is waited for once.
  ///
  /// Unchecked: the result is written before the signal, and read after it.
  final class Work<Value: Sendable>: @unchecked Sendable {
    private var result: Result<Value, any Error>?
    private let ended = DispatchSemaphore(value: 0)

    /// Starts work.
    ///
    /// - Parameter work: What is run.
    init(_ work: @escaping @Sendable () async throws -> Value) {
      Task.detached { [self] in
        do { result = .success(try await work()) } catch { result = .failure(error) }
        ended.signal()
      }
    }

    /// Waits for its end.
    ///
    /// - Returns: What it comes to.
    /// - Throws: What it throws.
    func wait() throws -> Value {
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

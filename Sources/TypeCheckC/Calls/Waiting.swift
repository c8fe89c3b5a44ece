import Dispatch

/// Waits for work of Swift's threads, which C's callers know nothing of.
enum Waiting {
  /// Unchecked: written before the signal, read after it.
  private final class Outcome<Value>: @unchecked Sendable {
    var result: Result<Value, any Error>?
  }

  /// Runs work to its end.
  ///
  /// - Parameter work: What is run, on another thread.
  /// - Returns: What it comes to.
  /// - Throws: What it throws.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let outcome = Outcome<Value>()
    let ended = DispatchSemaphore(value: 0)
    Task.detached {
      do { outcome.result = .success(try await work()) } catch { outcome.result = .failure(error) }
      ended.signal()
    }
    ended.wait()
    guard let result = outcome.result else { throw CancellationError() }
    return try result.get()
  }
}

/// Runs work of unknown length on other threads than those that answer requests and signals.
///
/// The runtime has a group of threads for each priority, with as many threads as cores. Work that keeps all threads of
/// a group busy therefore delays only tasks of the same priority.
enum Backstage {
  /// Starts work that nothing waits for.
  static func start(_ work: @escaping @Sendable () async -> Void) {
    Task.detached(priority: .utility) { await work() }
  }

  /// Runs work and waits for its end.
  ///
  /// - Throws: The error of the work.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    // A task that waits for another one directly raises its priority.
    try await withCheckedThrowingContinuation { continuation in
      start {
        do {
          continuation.resume(returning: try await work())
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }
}

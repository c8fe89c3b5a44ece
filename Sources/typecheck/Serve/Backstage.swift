/// A namespace for long work off the threads that answer requests and signals.
///
/// The runtime has a group of threads for each priority, with as many threads as cores. Work that keeps all threads of
/// a group busy therefore delays only tasks of the same priority.
enum Backstage {
  /// Starts work without waiting for it.
  static func start(_ work: @escaping @Sendable () async -> Void) {
    Task.detached(priority: .utility) { await work() }
  }

  /// Runs work and waits for its result.
  ///
  /// - Throws: The error of the work.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    // Awaiting a task directly would raise the priority of that task.
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

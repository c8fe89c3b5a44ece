import Synchronization

/// Maps over arrays on a fixed number of threads, each with a worker of its own; the order of results is the input's.
struct WorkerPool<Worker>: Sendable {
  let jobs: Int
  let makeWorker: @Sendable () throws -> Worker

  /// How many elements a thread takes at a time.
  private static var chunk: Int { 128 }

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - jobs: How many threads, from 1.
  ///   - makeWorker: Makes a thread's worker.
  init(jobs: Int, makeWorker: @escaping @Sendable () throws -> Worker) {
    self.jobs = jobs
    self.makeWorker = makeWorker
  }

  /// Maps every element.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - progress: Told how many of how many are done, from any thread.
  ///   - transform: Makes one result with the thread's worker.
  /// - Returns: The results in the elements' order.
  /// - Throws: The first error of `transform` or of making a worker.
  func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element], progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
    _ transform: @escaping @Sendable (Element, Worker) throws -> Output
  ) async throws -> [Output] {
    let next = Counter()
    let total = elements.count
    let workers = max(1, min(jobs, (total + Self.chunk - 1) / Self.chunk))
    let parts = try await withThrowingTaskGroup(of: [(start: Int, outputs: [Output])].self) { group in
      for _ in 0..<workers {
        group.addTask {
          let worker = try makeWorker()
          var parts: [(start: Int, outputs: [Output])] = []
          while case let start = next.take(Self.chunk), start < total {
            let end = min(start + Self.chunk, total)
            parts.append((start, try elements[start..<end].map { try transform($0, worker) }))
            progress(end, total)
          }
          return parts
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    return parts.sorted { $0.start < $1.start }.flatMap(\.outputs)
  }

  /// A number that threads count up together.
  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func take(_ count: Int) -> Int { value.add(count, ordering: .relaxed).oldValue }
  }
}

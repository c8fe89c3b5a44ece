import Synchronization

/// A fixed number of threads' workers, which live through all phases of a run, so that what they have learnt lasts.
///
/// A worker is made when its thread first has something to do, and is used by one thread at a time.
package final class WorkerPool<Worker>: Sendable {
  private let seats: [Seat]
  private let makeWorker: @Sendable () throws -> Worker

  /// How many elements a thread takes at a time.
  private static var chunk: Int { 128 }

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - jobs: How many threads, from 1.
  ///   - makeWorker: Makes a thread's worker.
  package init(jobs: Int, makeWorker: @escaping @Sendable () throws -> Worker) {
    seats = (0..<max(1, jobs)).map { _ in Seat() }
    self.makeWorker = makeWorker
  }

  /// Where one thread's worker waits between two phases.
  ///
  /// Unchecked: ``fold(_:into:progress:_:)`` gives each seat to one task, and ends when all its tasks have ended.
  private final class Seat: @unchecked Sendable {
    var worker: Worker?
  }

  /// Goes over elements, each thread collecting in a part of its own.
  ///
  /// Which elements a part gets is chance: what is made of all parts together must not depend on it. Only one phase runs
  /// at a time.
  ///
  /// - Parameters:
  ///   - count: How many elements there are.
  ///   - start: What each part begins as.
  ///   - progress: Told how many of how many are done, from any thread.
  ///   - add: Adds the element of an index to the thread's part.
  ///   - finish: What each thread does with its part in the end.
  /// - Returns: The parts.
  /// - Throws: The first error of `add` or of making a worker; `CancellationError` where the task is cancelled.
  package func fold<Part: Sendable>(
    _ count: Int, into start: Part, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
    _ add: @escaping @Sendable (_ index: Int, _ worker: Worker, _ part: inout Part) throws -> Void,
    finish: @escaping @Sendable (inout Part) -> Void = { _ in }
  ) async throws -> [Part] {
    let next = Counter()
    let threads = min(seats.count, (count + Self.chunk - 1) / Self.chunk)
    return try await withThrowingTaskGroup(of: Part.self) { group in
      for seat in seats[..<threads] {
        group.addTask { [makeWorker] in
          let worker = try seat.worker ?? makeWorker()
          seat.worker = worker
          var part = start
          while case let first = next.take(Self.chunk), first < count {
            let end = min(first + Self.chunk, count)
            for index in first..<end {
              try Task.checkCancellation()
              try add(index, worker, &part)
            }
            progress(end, count)
          }
          finish(&part)
          return part
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  /// A number that threads count up together.
  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func take(_ count: Int) -> Int { value.add(count, ordering: .relaxed).oldValue }
  }
}

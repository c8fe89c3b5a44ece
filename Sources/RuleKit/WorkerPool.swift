import Synchronization

/// A pool of a fixed number of threads, each with a worker.
///
/// Workers live through all phases of a run, which keeps their caches. A worker is created when its thread first has
/// work. Only one thread at a time uses it.
package final class WorkerPool<Worker>: Sendable {
  private let seats: [Seat]
  private let makeWorker: @Sendable () throws -> Worker

  /// The number of elements that a thread takes at a time.
  private let chunk: Int

  /// Creates a pool of at least one thread.
  ///
  /// A thread takes `chunk` elements at a time; use fewer if each takes long.
  package init(jobs: Int, chunk: Int = 128, makeWorker: @escaping @Sendable () throws -> Worker) {
    seats = (0..<max(1, jobs)).map { _ in Seat() }
    self.chunk = max(1, chunk)
    self.makeWorker = makeWorker
  }

  /// The storage for a thread's worker between phases.
  ///
  /// `@unchecked` is safe because ``fold(_:into:progress:_:finish:)`` gives each seat to one task and waits for all of
  /// its tasks. Calls must not overlap.
  private final class Seat: @unchecked Sendable {
    var worker: Worker?
  }

  /// Runs `add` on every element, with a separate part for each thread.
  ///
  /// The distribution of elements over parts is arbitrary. The sum of all parts must therefore not depend on the
  /// distribution. Only one call may run at a time.
  ///
  /// `progress` is called from any thread with the number of finished elements and the total, `finish` on each thread
  /// with its part at the end.
  ///
  /// - Throws: The first error of `add` or of creating a worker, or `CancellationError` if the task is cancelled.
  package func fold<Part: Sendable>(
    _ count: Int, into start: Part, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in },
    _ add: @escaping @Sendable (_ index: Int, _ worker: Worker, _ part: inout Part) throws -> Void,
    finish: @escaping @Sendable (inout Part) -> Void = { _ in }
  ) async throws -> [Part] {
    let next = Counter()
    let threads = min(seats.count, (count + chunk - 1) / chunk)
    return try await withThrowingTaskGroup(of: Part.self) { group in
      for seat in seats[..<threads] {
        group.addTask { [makeWorker, chunk] in
          let worker = try seat.worker ?? makeWorker()
          seat.worker = worker
          var part = start
          while case let first = next.take(chunk), first < count {
            let end = min(first + chunk, count)
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

  /// Computes values for numbered elements in parallel, and returns them in the order of the elements.
  ///
  /// - Throws: As ``fold(_:into:progress:_:finish:)`` does.
  package func values<Value: Sendable>(
    _ count: Int, _ values: @escaping @Sendable (_ index: Int, _ worker: Worker) throws -> [Value]
  ) async throws -> [Value] {
    let parts = try await fold(count, into: [(index: Int, values: [Value])]()) { index, worker, part in
      part.append((index, try values(index, worker)))
    }
    return parts.joined().sorted { $0.index < $1.index }.flatMap(\.values)
  }

  /// A counter shared by threads.
  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func take(_ count: Int) -> Int { value.add(count, ordering: .relaxed).oldValue }
  }
}

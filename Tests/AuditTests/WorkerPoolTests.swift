import Synchronization
import Testing

@testable import RuleKit

@Suite struct WorkerPoolTests {
  private final class Made: Sendable {
    let count = Atomic<Int>(0)
  }

  private struct Broken: Error {}

  @Test(arguments: [1, 2, 7]) func everyElementIsProcessedOnce(_ jobs: Int) async throws {
    let pool = WorkerPool(jobs: jobs) { 0 }
    let parts = try await pool.fold(1_000, into: [Int]()) { index, _, part in part.append(index) }
    #expect(parts.joined().sorted() == Array(0..<1_000))
  }

  @Test func workersAreReusedInAllPhases() async throws {
    let made = Made()
    let pool = WorkerPool(jobs: 2) { made.count.add(1, ordering: .relaxed).newValue }
    for _ in 0..<5 { _ = try await pool.fold(1_000, into: 0) { _, _, part in part += 1 } }
    #expect((1...2).contains(made.count.load(ordering: .relaxed)))
  }

  @Test func noElementsMakeNoWorker() async throws {
    let made = Made()
    let pool = WorkerPool(jobs: 3) { made.count.add(1, ordering: .relaxed).newValue }
    #expect(try await pool.fold(0, into: 0) { _, _, _ in }.isEmpty)
    #expect(made.count.load(ordering: .relaxed) == 0)
  }

  @Test func anErrorEndsThePhase() async {
    let pool = WorkerPool(jobs: 2) { 0 }
    await #expect(throws: Broken.self) {
      try await pool.fold(1_000, into: 0) { index, _, _ in if index == 500 { throw Broken() } }
    }
  }

  /// An element that has begun comes to its end; the next is not begun.
  @Test func aCancelledTaskEndsThePhase() async {
    let seen = Made()
    let task = Task {
      try await WorkerPool(jobs: 2) { 0 }.fold(1_000, into: 0) { index, _, _ in
        seen.count.add(1, ordering: .relaxed)
        while index == 0, !Task.isCancelled {}
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(seen.count.load(ordering: .relaxed) <= 1_000 - 127)
  }
}

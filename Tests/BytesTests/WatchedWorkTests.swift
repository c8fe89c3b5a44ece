import Foundation
import Synchronization
import Testing

@testable import Bytes

@Suite struct WatchedWorkTests {
  /// A job that goes on although its run has ended.
  private final class Endless: Sendable {
    private let hasEnded = Mutex(false)
    private let begun = Atomic(0)

    /// The number of threads that have begun a job.
    var count: Int { begun.load(ordering: .relaxed) }

    func run() {
      begun.add(1, ordering: .relaxed)
      while !hasEnded.withLock({ $0 }) { usleep(1_000) }
    }

    func end() { hasEnded.withLock { $0 = true } }
  }

  private static func wait(until isTrue: () -> Bool) -> Bool {
    for _ in 0..<5_000 where !isTrue() { usleep(1_000) }
    return isTrue()
  }

  /// Other tests may leave threads behind too, so that only a few more than before are certain.
  @Test func threadsOfAStoppedRunAreCountedUntilTheyEnd() {
    let jobs = Endless()
    let limits = RunLimits()
    let before = StrayThreads.count
    Thread.detachNewThread {
      // A thread that has not begun a job ends by itself.
      _ = Self.wait { jobs.count == 4 }
      limits.stop()
    }
    let outcomes = WatchedWork.run(8, threads: 4, stackSize: 1 << 20, limits: limits) { _ in jobs.run() }
    #expect(outcomes.allSatisfy { if case .notDone = $0 { true } else { false } })
    #expect(StrayThreads.count >= before + 4 - 2)
    jobs.end()
    #expect(Self.wait { StrayThreads.count <= before + 1 })
  }
}

import Synchronization
import Testing

@testable import typecheck

/// The check that runs when files change faster than checks end.
@Suite struct CheckTurnsTests {
  /// Turns whose times are seconds since the start.
  private final class Turns {
    private var turns: CheckTurns
    private let start = ContinuousClock.now

    init(strayThreads: @escaping @Sendable () -> Int = { 0 }) { turns = CheckTurns(strayThreads: strayThreads) }

    func change(at seconds: Double) -> [CheckTurns.Step] { turns.change(at: instant(seconds)) }
    func steps(at seconds: Double) -> [CheckTurns.Step] { turns.steps(at: instant(seconds)) }
    func end(_ number: Int, at seconds: Double) -> Bool { turns.end(number, at: instant(seconds)) }

    private func instant(_ seconds: Double) -> ContinuousClock.Instant { start + .milliseconds(Int(seconds * 1_000)) }
  }

  private final class Threads: Sendable {
    let count = Atomic(0)
  }

  @Test func aChangeStartsACheckThatIsShown() {
    let turns = Turns()
    #expect(turns.change(at: 0) == [.start(1)])
    #expect(turns.steps(at: 0.2) == [])
    #expect(turns.end(1, at: 0.5))
    #expect(turns.steps(at: 0.5) == [])
    #expect(turns.change(at: 1) == [.start(2)])
  }

  @Test func aNewerChangeStopsTheCheck() {
    let turns = Turns()
    _ = turns.change(at: 0)
    #expect(turns.change(at: 5) == [.stop(1), .wake(after: .seconds(1))])
    // The check ends in time, but its result is that of an older state.
    #expect(!turns.end(1, at: 5.1))
    #expect(turns.steps(at: 5.1) == [.start(2)])
    #expect(turns.end(2, at: 5.3))
  }

  @Test func aCheckThatDoesNotStopIsGivenUpAfterASecond() {
    let turns = Turns()
    _ = turns.change(at: 0)
    _ = turns.change(at: 5)
    #expect(turns.steps(at: 5.9) == [.wake(after: .milliseconds(100))])
    #expect(turns.steps(at: 6) == [.giveUp(1), .start(2)])
    #expect(!turns.end(1, at: 60))
  }

  @Test func aProjectThatChangesAllTheTimeGetsResults() {
    let turns = Turns()
    var (running, shown) = (0, 0)
    for step in 0..<200 {
      // A change each 100 ms, and a check of 450 ms.
      let now = Double(step) / 10
      if running > 0, step % 5 == 0, turns.end(running, at: now) { shown += 1 }
      for step in turns.steps(at: now) + turns.change(at: now) {
        if case .start(let number) = step { running = number }
      }
    }
    #expect(shown > 10, "\(shown) of at most 40 checks are shown")
  }

  @Test func fewChecksThatWereGivenUpRunAtATime() {
    let turns = Turns()
    _ = turns.change(at: 0)
    for number in 1...CheckTurns.mostGivenUp + 1 {
      let seconds = Double(number) * 10
      #expect(turns.change(at: seconds) == [.stop(number), .wake(after: .seconds(1))])
      let next: CheckTurns.Step = number <= CheckTurns.mostGivenUp ? .start(number + 1) : .wait
      #expect(turns.steps(at: seconds + 1) == [.giveUp(number), next])
    }
    #expect(!turns.end(1, at: 100))
    #expect(turns.steps(at: 100) == [.start(CheckTurns.mostGivenUp + 2)])
  }

  /// A check that is stopped ends at once, but a thread of it may read a file for ever.
  @Test func fewThreadsGoOnAtATime() {
    let threads = Threads()
    let turns = Turns { threads.count.load(ordering: .relaxed) }
    #expect(turns.change(at: 0) == [.start(1)])
    #expect(turns.change(at: 1) == [.stop(1), .wake(after: .seconds(1))])
    threads.count.store(CheckTurns.mostGivenUp + 1, ordering: .relaxed)
    #expect(!turns.end(1, at: 1.05))
    // Most threads end soon, so at first nothing is reported.
    #expect(turns.steps(at: 1.05) == [.wake(after: CheckTurns.lookTime)])
    #expect(turns.change(at: 1.1) == [])
    #expect(turns.steps(at: 1.16) == [.wake(after: CheckTurns.lookTime)])
    #expect(turns.steps(at: 2.5) == [.wait, .wake(after: CheckTurns.lookTime)])
    #expect(turns.steps(at: 2.7) == [.wake(after: CheckTurns.lookTime)])
    threads.count.store(CheckTurns.mostGivenUp, ordering: .relaxed)
    #expect(turns.steps(at: 2.9) == [.start(2)])
    #expect(turns.end(2, at: 3))
  }
}

import Testing

@testable import Serving

/// Typed texts wait for each other, and the newest of a page replaces the others that wait.
@Suite struct AttemptQueueTests {
  @Test func onlyTheNewestWaitingTextOfAPageIsMeasured() async throws {
    let queue = AttemptQueue()
    let (open, gate) = AsyncStream<Void>.makeStream()
    let first = Task {
      try await queue.run(from: "p") {
        for await _ in open { break }
        return 1
      }
    }
    while await !queue.isMeasuring { await Task.yield() }
    let second = Task { try await queue.run(from: "p") { 2 } }
    while await queue.waitingCount < 1 { await Task.yield() }
    let third = Task { try await queue.run(from: "p") { 3 } }
    let other = Task { try await queue.run(from: "q") { 4 } }
    while await queue.waitingCount < 3 { await Task.yield() }
    gate.finish()
    #expect(try await first.value == 1)
    let refusal = await #expect(throws: LivePageRefusal.self) { try await second.value }
    #expect(refusal?.status == 409)
    #expect(try await third.value == 3)
    #expect(try await other.value == 4)
  }

  @Test func anErrorFreesTheQueue() async throws {
    let queue = AttemptQueue()
    await #expect(throws: LivePageRefusal.self) {
      try await queue.run(from: "p") { throw LivePageRefusal(404, "no such text") }
    }
    #expect(try await queue.run(from: "p") { 2 } == 2)
  }
}

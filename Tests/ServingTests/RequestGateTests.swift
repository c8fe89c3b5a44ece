import Synchronization
import Testing

@testable import Serving

/// Requests that compute wait for each other.
@Suite(.timeLimit(.minutes(20))) struct RequestGateTests {
  /// A computation that ends when it may.
  private final class Computation: Sendable {
    private let mayEnd = Atomic<Bool>(false)

    func run() async { while !mayEnd.load(ordering: .relaxed) { await Task.yield() } }
    func end() { mayEnd.store(true, ordering: .relaxed) }
  }

  @Test func onlySomeRequestsComputeAtATime() async throws {
    let (gate, computation) = (RequestGate(most: 2), Computation())
    let requests = (0..<6).map { number in
      Task {
        try await gate.run {
          await computation.run()
          return number
        }
      }
    }
    while await gate.waitingCount < 4 { await Task.yield() }
    #expect(await gate.runningCount == 2)
    computation.end()
    for (number, request) in requests.enumerated() { #expect(try await request.value == number) }
    #expect(await gate.runningCount == 0)
  }

  @Test func tooManyWaitingRequestsAreRefused() async throws {
    let (gate, computation) = (RequestGate(most: 1), Computation())
    let requests = (0...RequestLimits.waiting).map { _ in Task { try await gate.run { await computation.run() } } }
    while await gate.waitingCount < RequestLimits.waiting { await Task.yield() }
    let refusal = await #expect(throws: LivePageRefusal.self) { try await gate.run {} }
    #expect(refusal?.status == 503)
    computation.end()
    for request in requests { try await request.value }
  }

  @Test func anErrorFreesTheGate() async throws {
    let gate = RequestGate(most: 1)
    for _ in 1...3 {
      await #expect(throws: LivePageRefusal.self) { try await gate.run { throw LivePageRefusal(404, "no such text") } }
    }
    #expect(try await gate.run { 1 } == 1)
  }
}

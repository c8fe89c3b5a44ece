import Foundation
import Synchronization
import Testing

@testable import typecheck

/// Batches of lines, brought to workers and back.
@Suite struct LinePipelineTests {
  /// Answers a batch with the number of its first line.
  private struct Echo: LineWorker {
    func answers(to batch: LineBatch) -> LineAnswers {
      var answers = LineAnswers()
      answers.bytes = Array("\(batch.firstNumber)\n".utf8)
      return answers
    }
  }

  private struct Refusal: Error {}

  /// As many batches as are asked for, each of one empty line.
  private static func batches(_ count: Int) -> @Sendable () -> LineBatch? {
    let numbers = Counter()
    return {
      let number = numbers.next()
      return number <= count ? LineBatch(firstNumber: number, bytes: [], lines: [.bytes(0..<0)]) : nil
    }
  }

  private final class Counter: Sendable {
    private let last = Mutex(0)

    func next() -> Int {
      last.withLock { last in
        last += 1
        return last
      }
    }
  }

  @Test(arguments: [1, 3])
  func aWorkerProcessesAnyNumberOfBatches(jobs: Int) {
    let count = 200_000
    let made = Counter()
    var expected = 1
    var isInOrder = true
    LinePipeline(jobs: jobs) {
      _ = made.next()
      return Echo()
    } write: { answers in
      isInOrder = isInOrder && answers.bytes == Array("\(expected)\n".utf8)
      expected += 1
      return answers.failure == nil
    }.run(Self.batches(count))
    #expect(isInOrder && expected == count + 1)
    #expect(made.next() <= jobs + 1, "a thread makes its worker once")
  }

  @Test func aFailedWorkerEndsTheRun() {
    var failures: [any Error] = []
    LinePipeline(jobs: 1) {
      throw Refusal()
    } write: { answers in
      failures += [answers.failure].compactMap(\.self)
      return answers.failure == nil
    }.run(Self.batches(10))
    #expect(failures.count == 1 && failures.first is Refusal)
  }
}

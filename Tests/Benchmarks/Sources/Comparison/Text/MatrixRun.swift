import Dispatch
import Foundation
import Synchronization
import TypeCheckKit

/// The matrix by typecheck, in process.
struct MatrixRun: Sendable {
  let texts: [SampleText]
  let question: SizeMatrix
  let stack: FontStack
  /// Whether advances of words met before are used again.
  var reusesAdvances = true

  /// Asks for every text with a new measurer, so that nothing is known beforehand; CPU seconds of this thread.
  func run() throws -> Double {
    try threadSeconds { try measure(texts[...]) }
  }

  /// Shares the texts out among threads, each with a measurer of its own; seconds.
  func run(threads: Int) throws -> Double {
    let trouble = Mutex<(any Error)?>(nil)
    let seconds = seconds {
      DispatchQueue.concurrentPerform(iterations: threads) { index in
        do {
          try measure(texts[texts.count * index / threads..<texts.count * (index + 1) / threads])
        } catch {
          trouble.withLock { $0 = error }
        }
      }
    }
    if let error = trouble.withLock({ $0 }) { throw error }
    return seconds
  }

  private func measure(_ texts: ArraySlice<SampleText>) throws {
    let measurer = try MatrixMeasurer(question, stack: stack, reusesAdvances: reusesAdvances)
    var cells: [MatrixCell] = []
    for text in texts { try measurer.measure(text.text, language: text.language, into: &cells) }
  }

  /// The mean number of lines over texts and different sizes, for comparing with what peers find at one width.
  func meanLineCount(_ pairs: [SizePair]) throws -> Double {
    let measurer = try MatrixMeasurer(question, stack: stack)
    var cells: [MatrixCell] = []
    var lines = 0
    for text in texts {
      try measurer.measure(text.text, language: text.language, into: &cells)
      lines += pairs.reduce(0) { $0 + cells[$1.cell].lineCount }
    }
    return Double(lines) / Double(max(texts.count * pairs.count, 1))
  }
}

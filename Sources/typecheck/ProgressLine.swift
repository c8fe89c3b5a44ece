import ArgumentParser
import Foundation
import Synchronization
import TypeCheckKit

/// A line on the terminal that shows the progress of a run.
///
/// The line appears after one second, and only if standard error is a terminal.
final class ProgressLine: Sendable {
  /// The help of the option that hides the line.
  static let help: ArgumentHelp = "Show no progress line."

  private let isShown: Bool
  private let verb: String
  private let unit: String
  private let started = ContinuousClock.now
  private let last = Mutex<ContinuousClock.Instant?>(nil)

  /// Creates a line.
  ///
  /// `unit` is the plural noun for the counted items.
  init(quiet: Bool, verb: String = "measuring", unit: String = "texts") {
    // A terminal of type `dumb` cannot erase a line.
    isShown =
      !quiet && StandardStreams.errorIsTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    self.verb = verb
    self.unit = unit
  }

  /// Shows the progress, at most ten times per second.
  func update(done: Int, of total: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - started > .seconds(1) else { return }
    let isDue = last.withLock { last in
      if let shown = last, now - shown < .milliseconds(100) { return false }
      last = now
      return true
    }
    guard isDue else { return }
    // The width is queried each time, because the window may have been resized.
    let columns = StandardStreams.columns(of: STDERR_FILENO) ?? 80
    let line = ProgressText(verb: verb, done: done, of: total, unit: unit, columns: columns)
    write("\r\u{1B}[K\(line.text)")
  }

  /// Erases the line.
  func clear() {
    guard isShown else { return }
    let isThere = last.withLock { last in
      defer { last = nil }
      return last != nil
    }
    if isThere { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) { StandardStreams.write(toError: text) }
}

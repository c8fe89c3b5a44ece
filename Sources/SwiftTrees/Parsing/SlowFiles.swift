internal import Bytes
internal import Foundation
internal import Synchronization

/// Ends the reading after some files took too long, because the time of each adds up.
final class SlowFiles: Sendable {
  /// The number of files that may take too long; no more are read after them.
  static let most = 3

  /// A file that is being read: the clock of its thread, and the time at which it takes too long.
  private struct Reading {
    var clock: clockid_t
    var end: Double

    var isLate: Bool { ThreadClock.seconds(clock) > end }
  }

  private struct State {
    var readings: [Int: Reading] = [:]
    /// The number of files that took too long, of which the reading has ended.
    var late = 0
  }

  private let seconds: Double
  private let state = Mutex(State())

  /// Creates a count of the files that take more than some seconds of processor time.
  init(seconds: Double) { self.seconds = seconds }

  /// Reads the file with a number; returns nil instead if too many took too long.
  func read<Result>(_ number: Int, _ body: () -> Result) -> Result? {
    // Without a clock of threads, elapsed time takes its place.
    let clock = ThreadClock.current ?? CLOCK_MONOTONIC
    let mayRead = state.withLock { state in
      guard state.late + state.readings.values.count(where: \.isLate) < Self.most else { return false }
      state.readings[number] = Reading(clock: clock, end: ThreadClock.seconds(clock) + seconds)
      return true
    }
    guard mayRead else { return nil }
    defer {
      state.withLock { state in
        if state.readings.removeValue(forKey: number)?.isLate == true { state.late += 1 }
      }
    }
    return body()
  }
}

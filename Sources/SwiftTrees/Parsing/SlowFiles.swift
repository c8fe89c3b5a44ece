internal import Bytes
internal import Foundation
internal import Synchronization

/// Stops reading after several slow files, because their times add up.
final class SlowFiles: Sendable {
  /// The number of slow files after which no more are read.
  static let most = 3

  /// A file being read: the clock of its thread, and the time at which it counts as slow.
  private struct Reading {
    var clock: clockid_t
    var end: Double

    var isLate: Bool { ThreadClock.seconds(clock) > end }
  }

  private struct State {
    var readings: [Int: Reading] = [:]
    /// The number of finished files that were slow.
    var late = 0
  }

  private let seconds: Double
  private let state = Mutex(State())

  /// Creates a counter of files over a limit of processor time, in seconds.
  init(seconds: Double) { self.seconds = seconds }

  /// Reads the file with a number; returns nil after too many slow files.
  func read<Result>(_ number: Int, _ body: () -> Result) -> Result? {
    // Without a thread clock, elapsed time replaces processor time.
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

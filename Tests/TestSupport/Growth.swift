import Foundation

/// The growth of a work's time with its size.
///
/// What counts is the time that a processor spends on this thread, so other threads, other programs and a slow machine
/// do not count, as they would in a clock's time. Work in other threads is not measured.
public enum Growth {
  /// The time of a large piece of work as a multiple of that of a small one.
  ///
  /// The small one is done once before, so that neither finds what is made once. Other threads may do most of the small
  /// one; therefore what is too much is done again, up to three times in all.
  ///
  /// - Parameters:
  ///   - most: What is not too much.
  ///   - small: The small piece of work.
  ///   - large: The large one.
  /// - Returns: The first factor up to `most`, or else the smallest.
  /// - Throws: What the work throws.
  public static func factor(
    upTo most: Double, from small: () throws -> Void, to large: () throws -> Void
  ) rethrows -> Double {
    try small()
    var least = Double.infinity
    for _ in 0..<3 {
      let first = try seconds(small)
      least = min(least, try seconds(large) / max(first, 1e-6))
      if least <= most { break }
    }
    return least
  }

  /// The seconds that a processor spends on a work of this thread.
  ///
  /// - Parameter work: The work.
  /// - Returns: The seconds.
  /// - Throws: What the work throws.
  public static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

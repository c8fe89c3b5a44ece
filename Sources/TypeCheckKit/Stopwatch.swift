/// A stopwatch that measures the durations of the parts of a run.
struct Stopwatch {
  private var last = ContinuousClock.now
  /// The duration of each part in seconds, by its name.
  private(set) var laps: [String: Double] = [:]

  /// Ends a part and begins the next.
  mutating func end(_ part: String) {
    let now = ContinuousClock.now
    laps[part] = (now - last) / .seconds(1)
    last = now
  }
}

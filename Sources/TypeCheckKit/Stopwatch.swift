/// Measures how long the parts of a run take.
struct Stopwatch {
  private var last = ContinuousClock.now
  /// The seconds of each part, by name.
  private(set) var laps: [String: Double] = [:]

  /// Ends a part, and begins the next one.
  mutating func end(_ part: String) {
    let now = ContinuousClock.now
    laps[part] = (now - last) / .seconds(1)
    last = now
  }
}

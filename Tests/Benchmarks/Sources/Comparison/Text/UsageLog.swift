/// What processes used in all rounds, beside the one figure that a contender returns.
final class UsageLog: @unchecked Sendable {
  // Sendable by hand: contenders run one after another, on one thread.
  private var usages: [String: [Command.Usage]] = [:]

  /// Notes what a process used.
  func add(_ usage: Command.Usage, to name: String) { usages[name, default: []].append(usage) }

  /// The median of one figure; nil where nothing was noted.
  func median(_ name: String, _ figure: (Command.Usage) -> Double) -> Double? {
    guard let all = usages[name], !all.isEmpty else { return nil }
    // The first run does not count, as with times.
    return Measurement(name: name, seconds: all.dropFirst(all.count > 1 ? 1 : 0).map(figure)).median
  }
}

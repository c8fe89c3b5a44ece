/// Something that must hold and is no quotient of two times: passes, bytes, shares.
struct Target {
  /// What is limited.
  var what: String
  /// The unit of the limit and of what is measured.
  var unit: String
  /// The limit.
  var limit: Double
  /// Whether the limit is the least instead of the most that may be measured.
  var isLeast = false
  /// A sharper limit that is aimed at.
  var aim: Double?
  /// What a reader must know to judge it.
  var note = ""
  /// Works the figure out; nil where it was not measured.
  var measured: (Measurements) -> Double?
}

/// All times of a run.
struct Measurements {
  private let seconds: [String: Measurement]
  private let shares: [String: Double]

  init(_ contenders: [Contender], _ measurements: [Measurement]) {
    seconds = Dictionary(measurements.map { ($0.name, $0) }) { first, _ in first }
    shares = Dictionary(contenders.map { ($0.name, $0.share) }) { first, _ in first }
  }

  /// The median seconds of a contender; nil where it did not take part.
  func median(_ name: String) -> Double? { seconds[name]?.median }

  /// The least seconds of a contender; nil where it did not take part.
  func least(_ name: String) -> Double? { seconds[name]?.seconds.first }

  /// How often the median time of one contender holds another's, each for what it does.
  func plainQuotient(_ name: String, _ other: String) -> Double? {
    guard let one = median(name), let two = median(other) else { return nil }
    return one / two
  }

  /// The median seconds that a contender would need for the whole work.
  func whole(_ name: String) -> Double? {
    guard let median = seconds[name]?.median, let share = shares[name] else { return nil }
    return median / share
  }

  /// How often the time of one contender holds another's, each for the whole work.
  func quotient(_ name: String, _ other: String) -> Double? {
    guard let one = whole(name), let two = whole(other) else { return nil }
    return one / two
  }
}

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

/// All times of a run, each by its median or by its least.
struct Measurements {
  private let times: [String: Double]
  private let shares: [String: Double]

  init(_ contenders: [Contender], _ measurements: [Measurement], by figure: KeyPath<Measurement, Double>) {
    times = Dictionary(measurements.map { ($0.name, $0[keyPath: figure]) }) { first, _ in first }
    shares = Dictionary(contenders.map { ($0.name, $0.share) }) { first, _ in first }
  }

  /// The seconds of a contender; nil where it did not take part.
  func seconds(_ name: String) -> Double? { times[name] }

  /// How often the time of one contender holds another's, each for what it does.
  func plainQuotient(_ name: String, _ other: String) -> Double? {
    guard let one = times[name], let two = times[other] else { return nil }
    return one / two
  }

  /// The seconds that a contender would need for the whole work.
  func whole(_ name: String) -> Double? {
    guard let seconds = times[name], let share = shares[name] else { return nil }
    return seconds / share
  }

  /// How often the time of one contender holds another's, each for the whole work.
  func quotient(_ name: String, _ other: String) -> Double? {
    guard let one = whole(name), let two = whole(other) else { return nil }
    return one / two
  }
}

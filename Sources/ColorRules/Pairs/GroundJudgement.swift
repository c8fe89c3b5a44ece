internal import AuditModel
internal import ColorContrast

/// What a colour comes to on the ground it stands on, or on all grounds it may stand on, in each environment.
///
/// On a ground that a file names, or that declared roles make certain, every failure counts. Where roles are guessed,
/// a colour fails in an environment only if it fails on every ground there and stands out on nothing else that could be
/// one; if some ground serves it, nobody has said that it stands on the others, and it needs review. A ground
/// without a value lets nothing be certain.
struct GroundJudgement {
  /// One environment.
  struct Case {
    /// The reading that tells most: of a failure the best one, of a doubt the worst one.
    let reading: PairReading
    /// The pair it belongs to.
    let pair: ColorPair
    /// What else it stands out on, where that is why it is in doubt.
    var elsewhere: PairGroup.Elsewhere?
  }

  /// How many grounds there are.
  let grounds: Int
  /// Environments in which it fails.
  private(set) var failing: [Case] = []
  /// Environments in which what lies beneath a translucent ground decides.
  private(set) var unknown: [Case] = []
  /// Environments in which it is not said where it stands.
  private(set) var uncertain: [Case] = []
  /// Whether it passes in an environment.
  private(set) var isPassingSomewhere = false
  /// Environments without a value.
  let unresolved: [ColorEnvironment]

  /// Judges a group.
  ///
  /// - Parameters:
  ///   - group: A text or symbol with its grounds.
  ///   - required: The ratio asked for.
  init(_ group: PairGroup, required: Double) {
    self.init(group, required: required) {
      $0.ratio >= required ? true : $0.maximumRatio < required ? false : nil
    }
  }

  /// Judges a group by a question of its own.
  ///
  /// - Parameters:
  ///   - group: A text or symbol with its grounds.
  ///   - required: The ratio asked of what else it may stand on.
  ///   - isRight: Whether a reading passes; nil where what lies beneath decides.
  init(_ group: PairGroup, required: Double, isRight: (PairReading) -> Bool?) {
    let members = group.members
    grounds = members.count
    var missing: [ColorEnvironment] = []
    for member in members { missing += member.unresolved.filter { !missing.contains($0) } }
    unresolved = missing
    guard members.count > 1 || group.isGuessed else {
      for reading in group.head.readings {
        switch isRight(reading) {
        case true?: isPassingSomewhere = true
        case false?: failing.append(Case(reading: reading, pair: group.pair))
        case nil: unknown.append(Case(reading: reading, pair: group.pair))
        }
      }
      return
    }
    for environment in Self.environments(of: members) {
      var (right, wrong, open) = (Extremes(), Extremes(), Extremes())
      var isWhole = true
      for (number, member) in members.enumerated() {
        guard let place = Self.place(of: environment, in: member.readings) else {
          isWhole = false
          continue
        }
        let reading = member.readings[place]
        switch isRight(reading) {
        case true?: right.add(reading.ratio, number, place)
        case false?: wrong.add(reading.ratio, number, place)
        case nil: open.add(reading.ratio, number, place)
        }
      }
      if !isWhole, right.least == nil { continue }
      let everyDevice = ColorEnvironment(environment.appearance)
      let elsewhere = group.elsewhere.first { $0.environment == everyDevice && $0.ratio >= required }
      add(members, right: right, wrong: wrong, open: open, elsewhere: elsewhere)
    }
  }

  /// The four appearances, then the devices and screens for which some pair has values of its own.
  private static func environments(of members: [PairMeasurement]) -> [ColorEnvironment] {
    var environments = ColorResolver.base
    for member in members {
      for reading in member.readings where !environments.contains(reading.environment) {
        environments.append(reading.environment)
      }
    }
    return environments
  }

  /// Where a pair's reading for an environment stands; a device without values of its own has those of the appearance.
  private static func place(of environment: ColorEnvironment, in readings: [PairReading]) -> Int? {
    readings.firstIndex { $0.environment == environment }
      ?? readings.firstIndex { $0.environment == ColorEnvironment(environment.appearance) }
  }

  /// The least and the greatest ratio of some readings, the first ones of their kind, and which members' they are.
  private struct Extremes {
    typealias Place = (ratio: Double, member: Int, reading: Int)
    private(set) var least: Place?
    private(set) var greatest: Place?

    mutating func add(_ ratio: Double, _ member: Int, _ reading: Int) {
      if ratio < least?.ratio ?? .infinity { least = (ratio, member, reading) }
      if ratio > greatest?.ratio ?? 0 { greatest = (ratio, member, reading) }
    }
  }

  private mutating func add(
    _ members: [PairMeasurement], right: Extremes, wrong: Extremes, open: Extremes, elsewhere: PairGroup.Elsewhere?
  ) {
    func one(_ place: Extremes.Place, _ elsewhere: PairGroup.Elsewhere? = nil) -> Case {
      let member = members[place.member]
      return Case(reading: member.readings[place.reading], pair: member.pair, elsewhere: elsewhere)
    }
    if let best = wrong.greatest, let worst = wrong.least {
      if right.least != nil {
        uncertain.append(one(worst))
      } else if elsewhere != nil {
        uncertain.append(one(best, elsewhere))
      } else if let open = open.least {
        unknown.append(one(open))
      } else {
        failing.append(one(best))
      }
    } else if let worst = open.least {
      unknown.append(one(worst))
    } else if right.least != nil {
      isPassingSomewhere = true
    }
  }
}

internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// The outcome of a colour on its background, or on all its possible backgrounds, in each environment.
///
/// Every failure counts if a file names the background or declares the roles. If roles are guessed, a colour fails in
/// an environment only if it fails on every background of its group and on all other possible ones. If it passes on
/// one of them, it needs review, because it may not be used on the others. An environment in which a background has
/// no value is skipped unless the colour passes on another background.
struct GroundJudgement {
  /// The outcome in one environment.
  struct Case {
    /// The reading to report: the best one if the colour fails on every background of its group, otherwise the worst
    /// one.
    let reading: PairReading
    /// The pair that the reading belongs to, with all its readings.
    let member: PairMeasurement
    /// Another background with enough contrast, if that is why the case needs review.
    var elsewhere: PairGroup.Elsewhere?

    var pair: ColorPair { member.pair }
  }

  /// The number of backgrounds in the group.
  let grounds: Int
  /// The environments in which the colour fails.
  private(set) var failing: [Case] = []
  /// The environments in which the content beneath a translucent background decides the result.
  private(set) var unknown: [Case] = []
  /// The environments in which the result depends on which background the app uses.
  private(set) var uncertain: [Case] = []
  /// Whether the colour passes in at least one environment.
  private(set) var isPassingSomewhere = false
  /// The environments in which a colour has no value.
  let unresolved: [ColorEnvironment]

  /// Checks a group against a required ratio.
  init(_ group: PairGroup, required: Double) {
    // Nil if the content beneath is decisive.
    func isRight(_ reading: PairReading) -> Bool? {
      reading.ratio >= required ? true : reading.maximumRatio < required ? false : nil
    }
    let members = group.members
    grounds = members.count
    unresolved = members.flatMap(\.unresolved).distinct
    guard members.count > 1 || group.isGuessed else {
      for reading in group.head.readings {
        switch isRight(reading) {
        case true?: isPassingSomewhere = true
        case false?: failing.append(Case(reading: reading, member: group.head))
        case nil: unknown.append(Case(reading: reading, member: group.head))
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

  /// Returns whether a failure is certain despite a doubt about the colours.
  ///
  /// If the app fixes light or dark for some views, one of the two is on the screen, so both have to fail.
  func isCertain(despite doubt: Doubt) -> Bool {
    guard doubt == .fixedAppearance else { return false }
    let appearances = Set(failing.map(\.reading.environment.appearance))
    return appearances.isSuperset(of: [.light, .dark])
  }

  /// Returns the four appearances, then the devices and screens for which a pair has its own values.
  private static func environments(of members: [PairMeasurement]) -> [ColorEnvironment] {
    var environments = ColorResolver.base
    for member in members {
      for reading in member.readings where !environments.contains(reading.environment) {
        environments.append(reading.environment)
      }
    }
    return environments
  }

  /// Returns the index of a pair's reading for an environment, or nil if there is none.
  ///
  /// A device without its own values uses the values of its appearance.
  private static func place(of environment: ColorEnvironment, in readings: [PairReading]) -> Int? {
    readings.firstIndex { $0.environment == environment }
      ?? readings.firstIndex { $0.environment == ColorEnvironment(environment.appearance) }
  }

  /// The lowest and the highest ratio among some readings, with the indices of their pairs and readings.
  ///
  /// The first reading wins a tie.
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
      return Case(reading: member.readings[place.reading], member: member, elsewhere: elsewhere)
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

internal import AuditModel
internal import ColorContrast

/// What a colour comes to on the ground it stands on, or on all grounds it may stand on, in each environment.
///
/// On a ground that a file names, or that declared roles make certain, every failure counts. Where roles are guessed,
/// a colour fails in an appearance only if it fails on every ground there and stands out on nothing else that could be
/// one; if some ground serves it, nobody has said that it stands on the others, and a person has to look.
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
  private(set) var doubtful: [Case] = []
  /// Environments in which it is as it should be.
  private(set) var passing: [Case] = []
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
  ///   - isRight: Whether a reading is as it should be; nil where what lies beneath decides.
  init(_ group: PairGroup, required: Double, isRight: (PairReading) -> Bool?) {
    let members = group.members
    grounds = members.count
    unresolved = group.head.unresolved
    guard members.count > 1 || group.isGuessed else {
      for reading in group.head.readings {
        let one = Case(reading: reading, pair: group.pair)
        switch isRight(reading) {
        case true?: passing.append(one)
        case false?: failing.append(one)
        case nil: unknown.append(one)
        }
      }
      return
    }
    for environment in ColorLooks.base {
      var (right, wrong, open): ([Case], [Case], [Case]) = ([], [], [])
      for member in members {
        for reading in member.readings where reading.environment == environment {
          let one = Case(reading: reading, pair: member.pair)
          switch isRight(reading) {
          case true?: right.append(one)
          case false?: wrong.append(one)
          case nil: open.append(one)
          }
        }
      }
      let elsewhere = group.elsewhere.first { $0.environment == environment && $0.ratio >= required }
      add(right: right, wrong: wrong, open: open, elsewhere: elsewhere)
    }
  }

  private mutating func add(right: [Case], wrong: [Case], open: [Case], elsewhere: PairGroup.Elsewhere?) {
    let isLess = { (one: Case, two: Case) in one.reading.ratio < two.reading.ratio }
    if let best = wrong.max(by: isLess), var worst = wrong.min(by: isLess) {
      if right.isEmpty, open.isEmpty, elsewhere == nil {
        failing.append(best)
      } else if right.isEmpty, open.isEmpty {
        var one = best
        one.elsewhere = elsewhere
        doubtful.append(one)
      } else {
        worst.elsewhere = nil
        doubtful.append(worst)
      }
    } else if let worst = open.min(by: isLess) {
      unknown.append(worst)
    } else if let worst = right.min(by: isLess) {
      passing.append(worst)
    }
  }
}

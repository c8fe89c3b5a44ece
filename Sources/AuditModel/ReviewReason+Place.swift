extension ReviewReason {
  /// The index among all reasons, from 0, for bit sets of reasons.
  package var place: Int {
    switch self {
    case .withinErrorBar: 0
    case .placeholderWidth: 1
    case .tallScriptHeight: 2
    case .missingGlyphs: 3
    case .noSlot: 4
    case .unknownBackground: 5
    case .dependsOnContent: 6
    case .nearThreshold: 7
    case .notPublished: 8
    case .unknownDevice: 9
    case .noEntry: 10
    case .guessedRole: 11
    case .notDescribed: 12
    case .noLayout: 13
    case .setByBuild: 14
    case .meaning: 15
    case .containerBounded: 16
    case .hyphenation: 17
    case .growthUnknown: 18
    case .noUseFound: 19
    case .useNotFollowed: 20
    case .heightBounded: 21
    case .inflection: 22
    case .letterHeight: 23
    }
  }

  /// Hashes the index, which is ten times as fast as hashing the string of the raw value.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// A class of error margins, assigned to each run; the manifest contains the margins.
enum ErrorClass: Sendable, Equatable {
  /// The widths of the app's own font, which are exact.
  case exact
  /// ASCII in the calibrated face.
  case ascii
  /// Other Latin, and punctuation beyond ASCII, in the calibrated face.
  case accented
  /// Cyrillic or Greek in the calibrated face.
  case cyrillicGreek
  /// A share of the width, from the manifest entry of a face or rule.
  case share(Double)
  /// An emoji.
  case emoji
  /// A character that no face covers.
  case missing

  /// Returns the class with the larger error margin.
  func widened(by other: ErrorClass) -> ErrorClass { rank >= other.rank ? self : other }

  private var rank: Double {
    switch self {
    case .exact: -1
    case .ascii: 0
    case .accented: 1
    case .cyrillicGreek: 2
    case .share(let share): 3 + share
    case .emoji: 5
    case .missing: 6
    }
  }
}

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

  /// Returns the one of two classes with the larger error margin.
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

  /// Returns the error margin of a run as a share of its width; nil if the margin is not a share.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - isLarge: Whether the size is above the calibrated range.
  ///   - weight: The weight, 100…900.
  ///   - table: The manifest's error margins.
  /// - Returns: A share, 0…1.
  static func share(
    of run: ShapedText.Run, isLarge: Bool, weight: Int, by table: FontManifest.Uncertainty
  ) -> Double? {
    var latin: Double {
      if case .face(let face) = run.choice, let corrections = face.corrections, !corrections.exactWeight {
        return table.weightsWithoutClasses
      }
      if run.isAllCapitals || isLarge { return table.asciiUnread }
      return weight == 400 && run.clusters >= table.shortBelowGlyphs ? table.asciiRegular : table.asciiOther
    }
    return switch run.errorClass {
    case .ascii: latin
    case .accented: max(table.accentedLatin, latin)
    case .cyrillicGreek: max(table.cyrillicGreek, latin)
    case .share(let share): share
    case .exact, .emoji, .missing: nil
    }
  }

  /// Returns the error margin (±) of a run's width, in points.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - width: The width of the run, or of the part to compute the margin for, in points.
  ///   - scale: The size.
  ///   - weight: The weight, 100…900.
  ///   - table: The manifest's error margins.
  /// - Returns: The margin in points.
  static func error(
    of run: ShapedText.Run, width: Double, scale: SizeScale, weight: Int, by table: FontManifest.Uncertainty
  ) -> Double {
    switch run.errorClass {
    case .exact: return 0
    case .emoji: return max(table.emojiMinimumPt, table.emojiShare * width)
    case .missing: return table.missingGlyphUncertaintyEm * scale.size
    case .ascii, .accented, .cyrillicGreek, .share:
      let share = share(of: run, isLarge: scale.size > table.largeAbovePt, weight: weight, by: table) ?? 0
      return width * share + run.slack * scale.size
    }
  }
}

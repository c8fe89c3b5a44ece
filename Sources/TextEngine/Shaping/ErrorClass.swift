/// Which error bar a run's widths have; how wide it is, is in the manifest.
enum ErrorClass: Sendable, Equatable {
  /// The widths are those of the font the app itself uses.
  case exact
  /// ASCII in the calibrated face.
  case ascii
  /// Other Latin, and punctuation beyond ASCII, in the calibrated face.
  case accented
  /// Cyrillic or Greek in the calibrated face.
  case cyrillicGreek
  /// A share of the width, that of a face or a rule.
  case share(Double)
  /// An emoji.
  case emoji
  /// A character no face has.
  case missing

  /// The wider of two error bars of one run.
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

  /// The share of a run's width that it may be off by; nil where the error bar is no share.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - isLarge: Whether the size is among those that are less certain.
  ///   - weight: The weight, 100…900.
  ///   - table: The manifest's error bars.
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

  /// Half the error bar of a run's width.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - width: The width of it, or of the part that is looked at, in points.
  ///   - scale: The size.
  ///   - weight: The weight, 100…900.
  ///   - table: The manifest's error bars.
  /// - Returns: A half-width in points.
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

extension ErrorClass {
  /// Returns the error margin of a run as a share of its width; nil if the margin is not a share.
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
  /// The width is in points and may be that of a part of the run.
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

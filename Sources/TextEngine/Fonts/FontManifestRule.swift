extension FontManifest {
  /// A rule for text that is measured without a font.
  package struct Rule: Hashable, Codable, Sendable, Identifiable {
    /// The unit that an advance applies to.
    package enum Unit: String, Hashable, Codable, Sendable {
      case character, cluster
    }

    /// The id used in reports.
    package var id: String
    /// The iOS font that this rule substitutes for.
    package var standsInFor: String
    /// ISO 15924 codes of the scripts it covers.
    package var scripts: [String]
    /// Further characters, as pairs of hexadecimal code points: first and last.
    package var ranges: [[String]]
    /// The unit that an advance applies to.
    package var per: Unit
    /// The advance in em; nil for emoji, which have a table of points in ``advancePt``.
    package var advanceEm: Double?
    /// The advance in points, by font size in points; nil if it is proportional to the size.
    package var advancePt: [String: Double]?
    /// The smallest size at which the advance is a fixed share of an em, and that share, such as `[26, 1.0]`.
    package var fromSizeEm: [Double]?
    /// The error margin (±) as a share of the width.
    package var uncertainty: Double
    /// The error margins of scripts whose margin differs from ``uncertainty``.
    package var uncertaintyByScript: [String: Double]?
    /// The smallest error margin of one advance, in points.
    package var uncertaintyPt: Double?
    /// The variants for languages and generations of fonts, in order of precedence; nil for none.
    package var variants: [Variant]?
    /// The source of the values.
    package var source: String

    /// Returns the error margin of a script, as a share of the width.
    package func uncertainty(script: String) -> Double { uncertaintyByScript?[script] ?? uncertainty }

    /// The further characters as ranges of code points; invalid pairs are skipped.
    package var codePoints: [ClosedRange<UInt32>] {
      ranges.compactMap { pair in
        guard pair.count == 2, let first = UInt32(pair[0], radix: 16), let last = UInt32(pair[1], radix: 16),
          first <= last
        else { return nil }
        return first...last
      }
    }
  }

  /// The error margins (±) of measured widths, as shares of the width unless a property names another unit.
  package struct Uncertainty: Hashable, Decodable, Sendable {
    /// The smallest margin of a text, in points, unless ``loneMarkMinimumPt`` applies.
    package var minimumPt: Double
    /// The margin of ASCII in regular weight.
    package var asciiRegular: Double
    /// The smallest margin of a text without letters and digits, such as "…", in points.
    package var loneMarkMinimumPt: Double
    /// The margin of a text without letters and digits, in em.
    package var loneMarkEm: Double
    /// The margin of ASCII in other weights with classes, or with fewer than ``shortBelowGlyphs`` glyphs.
    package var asciiOther: Double
    /// The margin of ASCII for which no reference labels were measured: in capitals, or above ``largeAbovePt``.
    package var asciiUnread: Double
    /// The number of glyphs below which a text is short.
    package var shortBelowGlyphs: Int
    /// The largest size at which the correction was measured, in points.
    package var largeAbovePt: Double
    /// The margin of accented Latin, including Vietnamese.
    package var accentedLatin: Double
    /// The margin of Cyrillic and Greek.
    package var cyrillicGreek: Double
    /// The margin of weights for which the calibration has no classes.
    package var weightsWithoutClasses: Double
    /// The margin of all other scripts.
    package var otherScripts: Double
    /// The smallest margin of an emoji, in points.
    package var emojiMinimumPt: Double
    /// The margin of an emoji, as a share of its width.
    package var emojiShare: Double
    /// The margin in em of a cluster that no face covers, whose advance is assumed to be 1 em.
    package var missingGlyphUncertaintyEm: Double
  }
}

extension FontManifest.Rule {
  /// Returns the advance of one unit at a size, in points; 0 for a size that is not positive.
  ///
  /// Advances are interpolated linearly between the sizes of the table, and proportional to the size below the first.
  /// From the size in ``fromSizeEm`` on, they are a fixed share of an em. Between the last size of the table and that
  /// size, they are interpolated linearly.
  package func advance(size: Double) -> Double {
    guard size > 0 else { return 0 }
    guard let advancePt, let table = PiecewiseLinear(advancePt) else { return size * (advanceEm ?? 0) }
    if size < table.first.size { return table.first.value / table.first.size * size }
    guard let fromSizeEm, fromSizeEm.count == 2, size > table.last.size else { return table.value(at: size) }
    let (start, em) = (fromSizeEm[0], fromSizeEm[1])
    if size >= start { return size * em }
    let share = (size - table.last.size) / (start - table.last.size)
    return table.last.value + share * (start * em - table.last.value)
  }
}

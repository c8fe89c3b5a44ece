extension FontManifest {
  /// A rule for text that is measured without a font.
  public struct Rule: Hashable, Codable, Sendable, Identifiable {
    /// The unit that an advance applies to.
    public enum Unit: String, Hashable, Codable, Sendable {
      case character, cluster
    }

    /// The id used in reports.
    public var id: String
    /// The iOS font that it substitutes for.
    public var standsInFor: String
    /// ISO 15924 codes of the scripts it covers.
    public var scripts: [String]
    /// Further characters, as pairs of hexadecimal code points: first and last.
    public var ranges: [[String]]
    /// The unit that an advance applies to.
    public var per: Unit
    /// The advance in em; nil for emoji, which have a table of points.
    public var advanceEm: Double?
    /// The advance in points by font size in points.
    public var advancePt: [String: Double]?
    /// The size from which the advance is a fixed share of an em, and that share, such as `[26, 1.0]`.
    public var fromSizeEm: [Double]?
    /// The error margin (±) as a share of the width.
    public var uncertainty: Double
    /// The error margins of scripts that differ from ``uncertainty``.
    public var uncertaintyByScript: [String: Double]?
    /// The smallest error margin of one advance, in points.
    public var uncertaintyPt: Double?
    /// The variants for languages and generations of fonts, in order of precedence; nil for none.
    public var variants: [Variant]?
    /// The source of the values.
    public var source: String

    /// Returns the error margin of a script, as a share of the width.
    ///
    /// - Parameter script: An ISO 15924 code.
    /// - Returns: A share, such as 0.02.
    public func uncertainty(script: String) -> Double { uncertaintyByScript?[script] ?? uncertainty }

    /// The further characters as ranges of code points; invalid pairs are skipped.
    public var codePoints: [ClosedRange<UInt32>] {
      ranges.compactMap { pair in
        guard pair.count == 2, let first = UInt32(pair[0], radix: 16), let last = UInt32(pair[1], radix: 16),
          first <= last
        else { return nil }
        return first...last
      }
    }
  }

  /// The error margins: ± the larger of ``minimumPt`` and a share of the width.
  public struct Uncertainty: Hashable, Codable, Sendable {
    /// The smallest margin of any text, in points.
    public var minimumPt = 0.5
    /// ASCII in regular weight.
    public var asciiRegular = 0.015
    /// The smallest margin of a text without letters and digits, such as "…", in points.
    public var loneMarkMinimumPt = 1.0
    /// The margin of a text without letters and digits, in em.
    public var loneMarkEm = 0.08
    /// ASCII in other weights with classes, or with fewer than ``shortBelowGlyphs`` glyphs.
    public var asciiOther = 0.018
    /// ASCII without reference labels: in capitals, or above ``largeAbovePt``.
    public var asciiUnread = 0.03
    /// The number of glyphs below which a text is short.
    public var shortBelowGlyphs = 10
    /// The size above which the correction was not measured, in points.
    public var largeAbovePt = 34.0
    /// Accented Latin and Vietnamese.
    public var accentedLatin = 0.025
    /// Cyrillic and Greek.
    public var cyrillicGreek = 0.04
    /// Weights for which the calibration has no classes.
    public var weightsWithoutClasses = 0.05
    /// Scripts for which iOS itself uses Noto.
    public var scriptsInNotoOnIOS = 0.03
    /// All other scripts.
    public var otherScripts = 0.12
    /// The smallest margin of an emoji, in points.
    public var emojiMinimumPt = 1.0
    /// The margin of an emoji, as a share of its width.
    public var emojiShare = 0.05
    /// The advance assumed for a cluster that no face covers, in em.
    public var missingGlyphEm = 1.0
    /// The margin of that assumption, in em.
    public var missingGlyphUncertaintyEm = 0.5
    /// The source of the values.
    public var source = ""
  }
}

extension FontManifest.Rule {
  /// Returns the advance of one unit at a size, in points.
  ///
  /// Advances are interpolated linearly between the sizes of the table, and are proportional below its first size. From
  /// the size in ``fromSizeEm`` on, they are the given share of an em. In between, they are interpolated linearly
  /// too.
  ///
  /// - Parameter size: The font size in points.
  /// - Returns: The advance in points; 0 for a size that is not positive.
  public func advance(size: Double) -> Double {
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

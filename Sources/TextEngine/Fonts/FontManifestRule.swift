extension FontManifest {
  /// Text that is measured by a number instead of a font.
  public struct Rule: Hashable, Codable, Sendable, Identifiable {
    /// What one advance belongs to.
    public enum Unit: String, Hashable, Codable, Sendable {
      case character, cluster
    }

    /// The identifier that reports print.
    public var id: String
    /// What it stands in for on iOS.
    public var standsInFor: String
    /// ISO 15924 codes of the scripts it is for.
    public var scripts: [String]
    /// Further characters, as pairs of hexadecimal code points, first and last.
    public var ranges: [[String]]
    /// What one advance belongs to.
    public var per: Unit
    /// The advance in em; nil for emoji, which have a table.
    public var advanceEm: Double?
    /// The advance in points by point size.
    public var advancePt: [String: Double]?
    /// From which size on the advance is which share of an em: `[26, 1.0]`.
    public var fromSizeEm: [Double]?
    /// Half the error bar as a share of the width.
    public var uncertainty: Double
    /// Half the error bar of scripts that differ from ``uncertainty``.
    public var uncertaintyByScript: [String: Double]?
    /// The least half error bar of one advance, in points.
    public var uncertaintyPt: Double?
    /// The numbers of languages and generations of fonts that differ, in the order they are asked; nil for none.
    public var variants: [Variant]?
    /// Where the numbers come from.
    public var source: String

    /// Half the error bar of a script, as a share of the width.
    ///
    /// - Parameter script: An ISO 15924 code.
    /// - Returns: A share, such as 0.02.
    public func uncertainty(script: String) -> Double { uncertaintyByScript?[script] ?? uncertainty }

    /// The further characters as ranges of code points; pairs that are no numbers are left out.
    public var codePoints: [ClosedRange<UInt32>] {
      ranges.compactMap { pair in
        guard pair.count == 2, let first = UInt32(pair[0], radix: 16), let last = UInt32(pair[1], radix: 16),
          first <= last
        else { return nil }
        return first...last
      }
    }
  }

  /// The error bars: half-width = max(``minimumPt``, share × width).
  public struct Uncertainty: Hashable, Codable, Sendable {
    /// The least half-width of any text, in points.
    public var minimumPt = 0.5
    /// ASCII in regular weight.
    public var asciiRegular = 0.015
    /// The least half-width of a text that is only marks, in points.
    public var loneMarkMinimumPt = 1.0
    /// The half-width of a text that is only marks, in em.
    public var loneMarkEm = 0.08
    /// ASCII in other weights with classes, or of fewer than ``shortBelowGlyphs``.
    public var asciiOther = 0.018
    /// ASCII of which no label was read: in capitals, or above ``largeAbovePt``.
    public var asciiUnread = 0.03
    /// Below this number of glyphs a text is short.
    public var shortBelowGlyphs = 10
    /// Above this size the correction was not measured, in points.
    public var largeAbovePt = 34.0
    /// Accented Latin and Vietnamese.
    public var accentedLatin = 0.025
    /// Cyrillic and Greek.
    public var cyrillicGreek = 0.04
    /// Weights the calibration has no classes for.
    public var weightsWithoutClasses = 0.05
    /// Scripts where iOS itself uses Noto.
    public var scriptsInNotoOnIOS = 0.03
    /// Every other script.
    public var otherScripts = 0.12
    /// The least half-width of one emoji, in points.
    public var emojiMinimumPt = 1.0
    /// An emoji's share.
    public var emojiShare = 0.05
    /// The advance assumed for a cluster no face covers, in em.
    public var missingGlyphEm = 1.0
    /// Half the error bar of that assumption, in em.
    public var missingGlyphUncertaintyEm = 0.5
    /// Where the numbers come from.
    public var source = ""
  }
}

extension FontManifest.Rule {
  /// The advance of one unit at a size, in points: linear between the sizes of a table, proportional below its first
  /// size, and the rule's own share of an em from ``fromSizeEm`` on.
  ///
  /// Sizes between the table's last row and the first size of ``fromSizeEm`` run linearly from one to the other.
  ///
  /// - Parameter size: The point size.
  /// - Returns: Points, 0 for a size that is not positive.
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

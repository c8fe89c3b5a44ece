/// A rule of a GSUB or GPOS lookup, which matches if the glyph at each place is in the set of that place.
struct LayoutRule: Sendable {
  /// The effect of a rule on the advances of adjacent glyphs.
  enum Kind: Sendable {
    /// Replaces glyphs: substitutions, and all rules that invoke other lookups.
    case substitution
    /// Moves glyphs depending on adjacent ones; the places are the first glyph and any glyph.
    case pair(movesSecond: Bool)
    /// Connects glyphs or attaches marks to them.
    case attachment
    /// Moves a glyph regardless of adjacent ones.
    case single
    /// An unsupported format, which may have any effect.
    case unknown
  }

  /// The effect of the rule.
  var kind: Kind
  /// The glyphs of each place, from the start of the backtrack sequence to the end of the lookahead sequence.
  var places: [Place]
}

extension LayoutRule {
  /// The glyphs allowed at one place.
  enum Place: Sendable {
    case glyph(Int)
    case anyOf(BitSet)
    case any

    /// Whether every glyph is allowed.
    var isAny: Bool { if case .any = self { true } else { false } }

    /// Whether a glyph is allowed.
    @inline(__always)
    func contains(_ glyph: Int) -> Bool {
      switch self {
      case .glyph(let own): own == glyph
      case .anyOf(let set): set.contains(glyph)
      case .any: true
      }
    }
  }
}

/// A rule of a GSUB or GPOS lookup, which matches if each of its places allows the glyph there.
struct LayoutRule: Sendable {
  /// The effect of a rule on the advances of adjacent glyphs.
  enum Kind: Sendable {
    /// A substitution of glyphs, or any rule that invokes other lookups.
    case substitution
    /// An adjustment that depends on the next glyph; the places are the first glyph and any glyph.
    case pair(movesSecond: Bool)
    /// A connection of glyphs, or an attachment of marks.
    case attachment
    /// An adjustment of a glyph regardless of adjacent glyphs.
    case single
    /// An unsupported format, which may have any effect.
    case unknown
  }

  /// The effect of the rule.
  var kind: Kind
  /// The allowed glyphs at each place, from the start of the backtrack to the end of the lookahead sequence.
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

    /// Returns whether a glyph is allowed.
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

/// One rule of a GSUB or GPOS lookup: it applies where each of its places holds a glyph of that place's set.
struct LayoutRule: Sendable {
  /// What a rule does, as far as the advances of glyphs beside each other go.
  enum Kind: Sendable {
    /// Puts other glyphs in: substitutions, and every rule that calls others.
    case substitution
    /// Moves glyphs by what stands beside them; the places are the first glyph and any glyph.
    case pair(movesSecond: Bool)
    /// Joins glyphs or hangs marks on them.
    case attachment
    /// Moves a glyph whatever stands beside it.
    case single
    /// A format that is not known here: it may do anything.
    case unknown
  }

  /// What it does.
  var kind: Kind
  /// The glyphs of each place, from the first looked back at to the last looked ahead at.
  var places: [Place]
}

extension LayoutRule {
  /// The glyphs that one place may hold.
  enum Place: Sendable {
    case glyph(Int)
    case anyOf(GlyphSet)
    case any

    /// Whether the place may hold every glyph.
    var isAny: Bool { if case .any = self { true } else { false } }

    /// Whether the place may hold a glyph.
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

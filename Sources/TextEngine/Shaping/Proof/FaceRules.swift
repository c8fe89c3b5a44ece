internal import CHarfBuzz

/// All rules of a face's GSUB and GPOS tables, read once for all layout systems.
struct FaceRules: Sendable {
  /// The rules of one table, by lookup.
  struct Table: Sendable {
    /// `GSUB` or `GPOS`.
    let name: String
    /// The rules of each lookup.
    let lookups: [[LayoutRule]]
    /// The glyphs that each lookup skips; they may separate glyphs that the lookup treats as adjacent.
    let skips: [SkippedGlyphs]
  }

  /// The GSUB table and the GPOS table.
  let tables: [Table]
  /// Whether the tables contain everything that affects advances, and only supported formats.
  let isComplete: Bool
  /// Whether no rule involves spaces, so that words can be shaped one by one with their trailing space.
  let endsAtSpaces: Bool
  /// A rough estimate of how common the glyphs of the face are.
  let common: CommonGlyphs

  /// The tables that make HarfBuzz ignore GSUB and GPOS.
  private static let otherShapers = ["morx", "mort", "kerx", "trak", "Silf"]

  /// Reads the tables of a live `hb_face_t`.
  init(of face: OpaquePointer) {
    let count = Int(hb_face_get_glyph_count(face))
    var isComplete = Self.otherShapers.allSatisfy { OpenTypeTable($0, of: face).isEmpty }
    var tables: [Table] = []
    for name in ["GSUB", "GPOS"] {
      var rules = LayoutRules(name, of: face, glyphCount: count)
      let lookups = 0..<rules.lookupCount()
      tables.append(
        Table(
          name: name, lookups: lookups.map { rules.rules(of: $0) },
          skips: lookups.map { rules.skippedGlyphs(in: $0) }))
      if rules.hasFeatureVariations() || rules.table.isDamaged || !rules.isUnderstood { isComplete = false }
    }
    self.tables = tables
    self.isComplete = isComplete
    let common = CommonGlyphs(of: face, count: count)
    self.common = common
    // The legacy `kern` table, which HarfBuzz uses if GPOS has no kerning, is not examined.
    endsAtSpaces =
      isComplete && OpenTypeTable("kern", of: face).isEmpty
      && common.space.map { space in
        let kind = GlyphKind(of: space, in: face)
        return tables.allSatisfy { table in
          table.lookups.allSatisfy { $0.allSatisfy { !$0.mayTouch(space) } }
            && !table.skips.contains { $0.contains(kind) }
        }
      } ?? true
  }
}

extension LayoutRule {
  /// Returns whether the rule may make the text after a space depend on the text before it.
  ///
  /// A pair whose second glyph is the space does not, because a word is shaped with its trailing space.
  fileprivate func mayTouch(_ space: Int) -> Bool {
    switch kind {
    case .unknown: true
    case .single: false
    case .pair: places[0].contains(space)
    case .substitution, .attachment: places.contains { $0.contains(space) }
    }
  }
}

/// A rough estimate of how common the glyphs of a font are.
struct CommonGlyphs: Sendable {
  /// The glyph of the space; nil if the font has none, so that no rule can involve it.
  let space: Int?
  private let groups: [(glyphs: BitSet, weight: Int)]
  private let count: Int

  fileprivate init(of face: OpaquePointer, count: Int) {
    let font: OpaquePointer = hb_font_create(face)
    defer { hb_font_destroy(font) }
    func glyphs(_ characters: String) -> BitSet {
      characters.unicodeScalars.reduce(into: BitSet(count: count)) { set, scalar in
        var glyph: hb_codepoint_t = 0
        if hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 { set.insert(Int(glyph)) }
      }
    }
    self.count = count
    space = glyphs(" ").elements.first
    groups = [
      (glyphs("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz "), 10_000), (glyphs("0123456789"), 1000),
      (glyphs(".,:;!?'\"()-/"), 100),
    ]
  }

  /// Returns the index of the place with the fewest common glyphs.
  func rarest(of places: [LayoutRule.Place]) -> Int {
    let weights = places.map(weight)
    return weights.indices.min { weights[$0] < weights[$1] } ?? 0
  }

  private func weight(_ place: LayoutRule.Place) -> Int {
    switch place {
    case .glyph(let glyph): groups.reduce(1) { $0 + ($1.glyphs.contains(glyph) ? $1.weight : 0) }
    case .anyOf(let set): groups.reduce(set.count) { $0 + set.count(in: $1.glyphs) * $1.weight }
    case .any: .max
    }
  }
}

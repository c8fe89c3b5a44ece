internal import CHarfBuzz

/// All rules of a face's GSUB and GPOS tables, read once for all layout systems.
struct FaceRules: Sendable {
  /// The rules of one table, by lookup.
  struct Table: Sendable {
    /// `GSUB` or `GPOS`.
    let name: String
    /// The rules of each lookup.
    let lookups: [[LayoutRule]]
    /// Which glyphs each lookup steps over, so that what it takes for neighbours may stand apart.
    let skips: [SkippedGlyphs]
  }

  /// Both tables.
  let tables: [Table]
  /// Whether everything that decides advances is in these tables and was understood.
  let isComplete: Bool
  /// Whether no rule looks at spaces, so that words can be shaped one by one, each with the space that ends it.
  let endsAtSpaces: Bool
  /// How often its glyphs are met.
  let common: CommonGlyphs

  /// Tables that make HarfBuzz shape by other rules than GSUB's and GPOS'.
  private static let otherShapers = ["morx", "mort", "kerx", "trak", "Silf"]

  /// Reads the tables of a face.
  ///
  /// - Parameter face: A live `hb_face_t`.
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
    // The older table of kerning pairs, which HarfBuzz takes where GPOS has none, is not looked into.
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
  /// Whether the rule looks at a glyph in such a way that what stands before it and after it may depend on each other.
  ///
  /// The pair of a glyph with a space after it does not: a word is shaped with the space that ends it.
  fileprivate func mayTouch(_ space: Int) -> Bool {
    switch kind {
    case .unknown: true
    case .single: false
    case .pair: places[0].contains(space)
    case .substitution, .attachment: places.contains { $0.contains(space) }
    }
  }
}

/// How often the glyphs of a font are met in texts, roughly.
struct CommonGlyphs: Sendable {
  /// The space's glyph; nil when there is none, so that no rule looks at it.
  let space: Int?
  private let groups: [(glyphs: GlyphSet, weight: Int)]
  private let count: Int

  fileprivate init(of face: OpaquePointer, count: Int) {
    let font: OpaquePointer = hb_font_create(face)
    defer { hb_font_destroy(font) }
    func glyphs(_ characters: String) -> GlyphSet {
      characters.unicodeScalars.reduce(into: GlyphSet(count: count)) { set, scalar in
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

  /// Which of a rule's places has the fewest glyphs that texts are full of.
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

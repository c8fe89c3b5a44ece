internal import CHarfBuzz

/// What a font's own tables prove of the advances it gives a text, for one layout system.
///
/// A text is *at rest* when none of the rules that are on finds its glyphs where it looks for them. hb_shape then does
/// nothing but add advances up: those of the characters and of the pairs of neighbours. Every rule is filed under the
/// rarest of its places, so that most characters have no rule to look at.
struct AdvanceProof: Sendable {
  /// Whether a text at rest is the sum of its pairs.
  let isPairwise: Bool

  private struct Filed: Sendable {
    /// Which of the places it is filed under.
    let place: Int
    let places: [LayoutRule.Place]
  }

  private let rules: [Filed]
  private let rulesByGlyph: [Int: [Int]]

  /// Features that HarfBuzz turns on for horizontal text from left to right in scripts without a shaper of their own.
  ///
  /// Source: HarfBuzz 6.0, `hb-ot-shape.cc`, what is collected for a shape plan.
  private static let standardFeatures: Set<String> = [
    "rvrn", "ltra", "ltrm", "rand", "Harf", "HARF", "Buzz", "BUZZ", "ccmp", "locl", "rlig", "calt", "clig", "liga",
    "rclt", "abvm", "blwm", "mark", "mkmk", "curs", "dist", "kern",
  ]

  /// Looks into a font.
  ///
  /// - Parameters:
  ///   - rules: All rules of the face.
  ///   - face: A live `hb_face_t`.
  ///   - system: The script and language.
  ///   - features: Features that are turned on or off by hand.
  init(_ rules: FaceRules, of face: OpaquePointer, system: LayoutSystem, features: [(tag: String, value: UInt32)]) {
    let on = features.reduce(into: Self.standardFeatures) {
      if $1.value == 0 { $0.remove($1.tag) } else { $0.insert($1.tag) }
    }
    var isProved = rules.isComplete
    var filed: [Filed] = []
    for table in rules.tables {
      for lookup in system.lookups(of: on, in: table.name, of: face).sorted() where lookup < table.lookups.count {
        for rule in table.lookups[lookup] {
          switch rule.kind {
          case .single: continue
          case .pair(let movesSecond): isProved = isProved && !movesSecond && !table.skips[lookup].hasLetters
          case .unknown: isProved = false
          case .substitution where rule.places.allSatisfy(\.isAny): isProved = false
          case .substitution:
            isProved = isProved && !table.skips[lookup].hasLetters
            filed.append(Filed(place: rules.common.rarest(of: rule.places), places: rule.places))
          case .attachment: filed.append(Filed(place: 0, places: rule.places))
          }
        }
      }
    }
    // Without kerning in GPOS HarfBuzz takes the older table, which may be a state machine.
    if !system.has("kern", in: "GPOS", of: face), !OpenTypeTable("kern", of: face).isEmpty { isProved = false }
    isPairwise = isProved
    self.rules = filed
    var byGlyph: [Int: [Int]] = [:]
    for (index, rule) in filed.enumerated() {
      switch rule.places[rule.place] {
      case .glyph(let glyph): byGlyph[glyph, default: []].append(index)
      case .anyOf(let set): for glyph in set.elements { byGlyph[glyph, default: []].append(index) }
      case .any: break
      }
    }
    rulesByGlyph = byGlyph
  }

  /// Whether any rule is filed under a glyph.
  func hasRules(_ glyph: Int) -> Bool { rulesByGlyph[glyph] != nil }

  /// Whether a rule filed under the glyph at a place finds all its glyphs around it.
  ///
  /// - Parameters:
  ///   - place: A place in `glyphs`.
  ///   - glyphs: The text's glyphs, one a character.
  /// - Returns: Whether the text is not at rest here.
  func applies(at place: Int, of glyphs: UnsafeBufferPointer<UInt16>) -> Bool {
    guard let candidates = rulesByGlyph[Int(glyphs[place])] else { return false }
    return candidates.contains { index in
      let rule = rules[index]
      let start = place - rule.place
      guard start >= 0, start + rule.places.count <= glyphs.count else { return false }
      return rule.places.indices.allSatisfy { rule.places[$0].contains(Int(glyphs[start + $0])) }
    }
  }
}

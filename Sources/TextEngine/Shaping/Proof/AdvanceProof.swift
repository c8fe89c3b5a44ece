internal import CHarfBuzz

/// A proof that a font's advances can be added up in one layout system, based on the font's own tables.
///
/// A text is *at rest* if none of the active rules matches its glyphs. `hb_shape` then only adds the advances of the
/// characters and the kerning of adjacent pairs. Each rule is filed under its rarest glyph, so that most characters
/// have no rules to check.
struct AdvanceProof: Sendable {
  /// Whether the width of a text at rest is the sum of the advances of its pairs.
  let isPairwise: Bool

  private struct Filed: Sendable {
    /// The index of the place that the rule is filed under.
    let place: Int
    let places: [LayoutRule.Place]
  }

  private let rules: [Filed]
  private let rulesByGlyph: [Int: [Int]]

  /// The features that HarfBuzz enables for horizontal left-to-right text in scripts without their own shaper.
  ///
  /// Source: HarfBuzz 6.0, `hb-ot-shape.cc`, the features collected for a shape plan.
  private static let standardFeatures: Set<String> = [
    "rvrn", "ltra", "ltrm", "rand", "Harf", "HARF", "Buzz", "BUZZ", "ccmp", "locl", "rlig", "calt", "clig", "liga",
    "rclt", "abvm", "blwm", "mark", "mkmk", "curs", "dist", "kern",
  ]

  /// Creates a proof from the rules of a font.
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
    // Without kerning in GPOS, HarfBuzz uses the legacy `kern` table, which may be a state machine.
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

  /// Returns whether any rule is filed under a glyph.
  func hasRules(_ glyph: Int) -> Bool { rulesByGlyph[glyph] != nil }

  /// Returns whether a rule filed under the glyph at a place matches there, so that the text is not at rest.
  ///
  /// The place is an index in `glyphs`, which has one glyph per character.
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

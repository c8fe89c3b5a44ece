/// The fixed advances of Han, kana, Hangul and full-width punctuation, for one language and generation of fonts.
struct LanguageAdvances: Sendable {
  struct Advance: Sendable {
    let id: String
    let em: Double
    let share: Double
  }

  /// The gap between a full-width letter and a letter or digit of the system font.
  struct Gap: Sendable {
    /// The width in em.
    let em: Double
    /// The error margin (±), in em.
    let uncertainty: Double
  }

  private(set) var gap: Gap?
  private var characters: [Unicode.Scalar: Advance] = [:]
  private var scripts: [Script: Advance] = [:]
  private var ranges: [(codePoints: ClosedRange<UInt32>, advance: Advance)] = []

  /// Creates the table from the rules that specify an advance in em.
  ///
  /// The language is a BCP 47 tag. The generation is nil if the iOS version is unknown.
  init(_ rules: [FontManifest.Rule], language: String, fonts: FontGeneration?) {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    for rule in rules where rule.advanceEm != nil {
      let common = rule.variant(language: primary, script: nil, fonts: fonts)
      for part in common?.characters ?? [] {
        let advance = Advance(id: rule.id, em: part.advanceEm, share: part.uncertainty)
        for scalar in part.of.unicodeScalars { characters[scalar] = advance }
      }
      if let common, let em = common.gapEm { gap = Gap(em: em, uncertainty: common.gapUncertaintyEm ?? 0) }
      for name in rule.scripts {
        guard let script = Script(name) else { continue }
        let variant = rule.variant(language: primary, script: name, fonts: fonts)
        scripts[script] = Self.advance(rule, variant, share: rule.uncertainty(script: name))
      }
      let advance = Self.advance(rule, common, share: rule.uncertainty)
      ranges += rule.codePoints.map { ($0, advance) }
    }
  }

  private static func advance(
    _ rule: FontManifest.Rule, _ variant: FontManifest.Rule.Variant?, share: Double
  ) -> Advance {
    Advance(id: rule.id, em: variant?.advanceEm ?? rule.advanceEm ?? 0, share: variant?.uncertainty ?? share)
  }

  /// The first code point that may have a fixed advance, so that one comparison excludes all earlier code points.
  ///
  /// It is the start of Hangul Jamo, the first East Asian block.
  private static let first: UInt32 = 0x1100

  /// Returns the advance and error margin of a character; nil if it needs a font.
  func selection(for scalar: Unicode.Scalar) -> FontFallback.Selection? {
    guard scalar.value >= Self.first else { return nil }
    let advance =
      characters[scalar] ?? ranges.first { $0.codePoints.contains(scalar.value) }?.advance
      ?? scripts[UnicodeProperties.script(scalar)]
    return advance.map { .init(choice: .fixed(em: $0.em, rule: $0.id), errorClass: .share($0.share)) }
  }
}

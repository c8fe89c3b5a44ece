/// The manifest's rules for characters with a fixed advance: Han, kana, Hangul, fullwidth punctuation.
struct FixedAdvances: Sendable {
  private let rules: [FontManifest.Rule]
  private let scripts: [(script: Script, name: String, rule: Int)]
  private let ranges: [(codePoints: ClosedRange<UInt32>, rule: Int)]

  /// Reads the rules that specify an advance in em.
  init(manifest: FontManifest) {
    rules = manifest.rules.filter { $0.advanceEm != nil }
    var scripts: [(script: Script, name: String, rule: Int)] = []
    var ranges: [(codePoints: ClosedRange<UInt32>, rule: Int)] = []
    for (index, rule) in rules.enumerated() {
      for name in rule.scripts { Script(name).map { scripts.append(($0, name, index)) } }
      ranges += rule.codePoints.map { (codePoints: $0, rule: index) }
    }
    self.scripts = scripts
    self.ranges = ranges
  }

  /// Returns the advances for a language.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag.
  ///   - fonts: The generation of iOS fonts; nil if the version is unknown.
  /// - Returns: The advances.
  func advances(language: String, fonts: FontGeneration?) -> LanguageAdvances {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let common = rules.map { $0.variant(language: primary, script: nil, fonts: fonts) }
    var made = LanguageAdvances()
    for (index, rule) in rules.enumerated() {
      for part in common[index]?.characters ?? [] {
        for scalar in part.of.unicodeScalars {
          made.characters[scalar] = .init(id: rule.id, em: part.advanceEm, share: part.uncertainty)
        }
      }
      if let variant = common[index], let em = variant.gapEm {
        made.gap = .init(em: em, uncertainty: variant.gapUncertaintyEm ?? 0)
      }
    }
    for (script, name, index) in scripts {
      let variant = rules[index].variant(language: primary, script: name, fonts: fonts)
      made.scripts[script] = Self.advance(rules[index], variant, script: name)
    }
    made.ranges = ranges.map { ($0.codePoints, Self.advance(rules[$0.rule], common[$0.rule], script: nil)) }
    return made
  }

  private static func advance(
    _ rule: FontManifest.Rule, _ variant: FontManifest.Rule.Variant?, script: String?
  ) -> LanguageAdvances.Advance {
    LanguageAdvances.Advance(
      id: rule.id, em: variant?.advanceEm ?? rule.advanceEm ?? 0,
      share: variant?.uncertainty ?? script.map(rule.uncertainty(script:)) ?? rule.uncertainty)
  }
}

/// The characters with a fixed advance in one language and generation of fonts.
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

  fileprivate(set) var gap: Gap?
  fileprivate var characters: [Unicode.Scalar: Advance] = [:]
  fileprivate var scripts: [Script: Advance] = [:]
  fileprivate var ranges: [(codePoints: ClosedRange<UInt32>, advance: Advance)] = []

  /// The first character that may have a fixed advance, so that a single comparison excludes all earlier ones.
  ///
  /// It is the start of Hangul Jamo, the first East Asian block.
  private static let first: UInt32 = 0x1100

  /// Returns the advance and error margin of a character; nil if it needs a font.
  func selection(for scalar: Unicode.Scalar) -> FontSelector.Selection? {
    guard scalar.value >= Self.first else { return nil }
    let advance =
      characters[scalar] ?? ranges.first { $0.codePoints.contains(scalar.value) }?.advance
      ?? scripts[UnicodeProperties.script(scalar)]
    return advance.map { .init(choice: .fixed(em: $0.em, rule: $0.id), errorClass: .share($0.share)) }
  }
}

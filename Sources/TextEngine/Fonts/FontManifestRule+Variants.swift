extension FontManifest.Rule {
  /// The values of a rule for some languages and one generation of fonts.
  package struct Variant: Hashable, Codable, Sendable {
    /// Primary languages, as the first part of a BCP 47 tag.
    package var languages: [String]
    /// ISO 15924 codes of the scripts that use this variant in every language; nil for none.
    package var scripts: [String]?
    /// The generation of fonts that the values apply to; nil if they apply to any, including an unknown iOS version.
    package var fonts: FontGeneration?
    /// The advance in em.
    package var advanceEm: Double
    /// The error margin (±) as a share of the width.
    package var uncertainty: Double
    /// The characters whose advances differ; nil for none.
    package var characters: [Characters]?
    /// The gap next to a letter or digit of the system font, in em; nil for none.
    package var gapEm: Double?
    /// The error margin (±) of a gap, in em.
    package var gapUncertaintyEm: Double?
    /// The source of the values.
    package var source: String
  }

  /// Characters whose advance differs from the rule's.
  package struct Characters: Hashable, Codable, Sendable {
    /// The characters.
    package var of: String
    /// The advance of each character, in em.
    package var advanceEm: Double
    /// The error margin (±) as a share of the width.
    package var uncertainty: Double
  }

  /// Returns the first variant that matches both the language or script and the generation of fonts.
  ///
  /// The language is the primary language of a BCP 47 tag, in lower case. The script is nil for a character without
  /// one, `fonts` for an unknown iOS version. If the result is nil, the rule's own values apply.
  package func variant(language: String, script: String?, fonts: FontGeneration?) -> Variant? {
    variants?.first { variant in
      (variant.languages.contains(language) || (script.map { variant.scripts?.contains($0) == true } ?? false))
        && (variant.fonts == nil || variant.fonts == fonts)
    }
  }
}

extension FontManifest.Rule {
  /// The numbers of a rule for some languages and one generation of fonts.
  public struct Variant: Hashable, Codable, Sendable {
    /// Languages, as the first part of a BCP 47 tag.
    public var languages: [String]
    /// ISO 15924 codes of the scripts that take this variant in every language; nil for none.
    public var scripts: [String]?
    /// The fonts it was read from; nil for every generation, and where the version of iOS is not known.
    public var fonts: FontGeneration?
    /// The advance in em.
    public var advanceEm: Double
    /// Half the error margin as a share of the width.
    public var uncertainty: Double
    /// Characters with an advance of their own; nil for none.
    public var characters: [Characters]?
    /// The gap beside a letter or digit of the system font, in em; nil for none.
    public var gapEm: Double?
    /// Half the error margin of a gap, in em.
    public var gapUncertaintyEm: Double?
    /// Where the numbers come from.
    public var source: String
  }

  /// Characters that are trimmed: their advance differs from the rule's.
  public struct Characters: Hashable, Codable, Sendable {
    /// The characters.
    public var of: String
    /// Their advance in em.
    public var advanceEm: Double
    /// Half the error margin as a share of the width.
    public var uncertainty: Double
  }

  /// The variant for a text, the first that is for its language or script and for the fonts.
  ///
  /// - Parameters:
  ///   - language: The first part of a BCP 47 tag, in lower case.
  ///   - script: An ISO 15924 code; nil for a character of no script.
  ///   - fonts: The fonts; nil where the version of iOS is not known.
  /// - Returns: The variant; nil where the rule's own numbers hold.
  public func variant(language: String, script: String?, fonts: FontGeneration?) -> Variant? {
    variants?.first { variant in
      (variant.languages.contains(language) || (script.map { variant.scripts?.contains($0) == true } ?? false))
        && (variant.fonts == nil || variant.fonts == fonts)
    }
  }
}

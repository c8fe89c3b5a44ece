extension FontManifest.Rule {
  /// The values of a rule for some languages and one generation of fonts.
  public struct Variant: Hashable, Codable, Sendable {
    /// Primary languages, as the first part of a BCP 47 tag.
    public var languages: [String]
    /// ISO 15924 codes of the scripts that use this variant in every language; nil for none.
    public var scripts: [String]?
    /// The generation that the values were measured in; nil if they apply to every generation, or to an unknown iOS
    /// version.
    public var fonts: FontGeneration?
    /// The advance in em.
    public var advanceEm: Double
    /// The error margin (±) as a share of the width.
    public var uncertainty: Double
    /// Characters with other advances; nil for none.
    public var characters: [Characters]?
    /// The gap next to a letter or digit of the system font, in em; nil for none.
    public var gapEm: Double?
    /// The error margin (±) of a gap, in em.
    public var gapUncertaintyEm: Double?
    /// The source of the values.
    public var source: String
  }

  /// Characters whose advance differs from the rule's.
  public struct Characters: Hashable, Codable, Sendable {
    /// The characters.
    public var of: String
    /// Their advance in em.
    public var advanceEm: Double
    /// The error margin (±) as a share of the width.
    public var uncertainty: Double
  }

  /// Returns the first variant that matches the language or script, and the fonts.
  ///
  /// - Parameters:
  ///   - language: The primary language of a BCP 47 tag, in lower case.
  ///   - script: An ISO 15924 code; nil for a character without a script.
  ///   - fonts: The generation of fonts; nil if the iOS version is unknown.
  /// - Returns: The variant; nil if the rule's own values apply.
  public func variant(language: String, script: String?, fonts: FontGeneration?) -> Variant? {
    variants?.first { variant in
      (variant.languages.contains(language) || (script.map { variant.scripts?.contains($0) == true } ?? false))
        && (variant.fonts == nil || variant.fonts == fonts)
    }
  }
}

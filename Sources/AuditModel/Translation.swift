public import DynamicType

/// One text of one file in one language beside the same text in the source language: what rules on translations judge.
public struct Translation: Hashable, Sendable {
  /// The text.
  public var string: LocalizedString
  /// The text in the source language; nil where there is none, or it is this text itself.
  public var source: String?
  /// The forms of the source text, where it has more than one.
  public var sourceForms: [TextForm]
  /// The source language as a BCP 47 tag.
  public var sourceLocale: String
  /// Whether this text is in the source language itself.
  public var isSource: Bool
  /// The most characters (grapheme clusters) the text may have; nil is any number.
  public var characterLimit: Int?

  /// The platform whose readers see the text.
  public var platform = Platform.ios
  /// The marks that are taken out of the text before it is drawn.
  public var markup = TextDetails.Markup.none

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - source: The text in the source language.
  ///   - sourceForms: The forms of the source text.
  ///   - sourceLocale: The source language as a BCP 47 tag.
  ///   - isSource: Whether this text is in the source language itself.
  ///   - characterLimit: The most characters the text may have.
  public init(
    string: LocalizedString, source: String?, sourceForms: [TextForm] = [], sourceLocale: String,
    isSource: Bool = false, characterLimit: Int? = nil
  ) {
    self.string = string
    self.source = source
    self.sourceForms = sourceForms
    self.sourceLocale = sourceLocale
    self.isSource = isSource
    self.characterLimit = characterLimit
  }

  /// All forms of the text; the text itself where it has one.
  public var forms: [TextForm] { string.forms }

  /// The source text in all its forms; empty where there is none.
  public var sourceTexts: [String] { sourceForms.isEmpty ? source.map { [$0] } ?? [] : sourceForms.map(\.text) }
}

extension LocalizedString {
  /// All forms of the text; the text itself where it has one.
  public var forms: [TextForm] {
    if let forms = details?.forms, !forms.isEmpty { return forms }
    return [TextForm(choices: [], text: text, location: location)]
  }
}

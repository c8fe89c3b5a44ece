public import DynamicType

/// A text in one language together with its source text; input of the rules on translations.
public struct Translation: Hashable, Sendable {
  /// The text that the rules check.
  public var string: LocalizedString
  /// The text in the source language; nil if there is none or if it is this text.
  public var source: String?
  /// The forms of the source text, if it has more than one.
  public var sourceForms: [TextForm]
  /// The source language as a BCP 47 tag.
  public var sourceLocale: String
  /// Whether the text is in the source language.
  public var isSource: Bool
  /// The character limit, in grapheme clusters; nil for none.
  public var characterLimit: Int?

  /// The platform that the text is for.
  public var platform = Platform.ios
  /// The markup that is removed from the text before it is drawn.
  public var markup = TextDetails.Markup.none
  /// Whether it is certain that a place interprets the text as Markdown.
  public var isMarkdown = false
  /// Whether code formats the text without a locale, so that every number selects `other`.
  public var isFormattedWithoutLocale = false

  /// Creates a subject for translation rules.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - source: The text in the source language; nil if there is none or if it is this text.
  ///   - sourceForms: The forms of the source text, if it has more than one.
  ///   - sourceLocale: The source language as a BCP 47 tag.
  ///   - isSource: Whether the text is in the source language.
  ///   - characterLimit: The character limit, in grapheme clusters; nil for none.
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

  /// All forms of the text; only the text itself if it has one form.
  public var forms: [TextForm] { string.forms }

  /// All forms of the source text; empty if there is no source text.
  public var sourceTexts: [String] { sourceForms.isEmpty ? source.map { [$0] } ?? [] : sourceForms.map(\.text) }
}

extension LocalizedString {
  /// All forms of the text; only the text itself if it has one form.
  public var forms: [TextForm] {
    if let forms = details?.forms, !forms.isEmpty { return forms }
    return [TextForm(choices: [], text: text, location: location)]
  }
}

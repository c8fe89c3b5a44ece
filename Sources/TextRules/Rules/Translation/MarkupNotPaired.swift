internal import AuditModel
internal import RuleKit

/// Reports Markdown that is drawn with its marks although its place interprets Markdown, because the marks do not pair.
///
/// By CommonMark's flanking rules, `**` does not begin bold type before a space, and does not end it after a space, or
/// between punctuation and a letter. A space separates a link's words from its address. Translations often have such
/// marks, as in `** Wichtig: **` and `**注：**手`.
///
/// The rule shares its identifier with the rule on places that do not interpret Markdown. It only checks texts in
/// places that certainly do: a key in SwiftUI, or Markdown stated by the slot. Single asterisks, underscores and
/// backticks may be literal, so they count only if the source text has a pair of them.
struct MarkupNotPaired: Rule {
  static let descriptor = RuleDescriptor(
    id: MarkupDrawnLiterally.descriptor.id, title: MarkupDrawnLiterally.descriptor.title,
    rationale: MarkupDrawnLiterally.descriptor.rationale, severity: "warning", criteria: [.legibility],
    turnOffIf: MarkupDrawnLiterally.descriptor.turnOffIf)

  static let examples: [Example<Translation>] = [
    Example("bold type", .markdown("**Wichtig:** zuerst sichern", source: "**Important:** save first"), .pass),
    Example(
      "spaces inside the stars", .markdown("** Wichtig: ** sichern", source: "**Important:** save"), .fail, .warning),
    Example(
      "punctuation before the closing stars and a letter after them",
      .markdown("**注：**手动保存", source: "**Note:** save by hand", locale: "zh-Hans"), .fail, .warning),
    Example(
      "a space before the address", .markdown("[Hilfe] (https://example.com)", source: "[Help](https://example.com)"),
      .fail, .warning),
    Example("a star that the source has too", .markdown("Gratis * bis Mai", source: "Free * until May"), .pass),
    Example("where Markdown may not be interpreted", .text("** Wichtig: **", source: "**Important:**"), .notApplicable),
  ]

  func evaluate(_ subject: Translation) -> Outcome {
    guard subject.isMarkdown else { return .notApplicable }
    let sources = subject.isSource ? [] : subject.sourceTexts.map { MarkdownText($0).marks }
    for form in subject.forms where form.text.utf8.contains(where: Self.bytes.contains) {
      let marks = MarkdownText(form.text).marks
      let older = MarkdownText(form.text, symbolsArePunctuation: false).marks
      let kind = MarkdownMarks.Kind.allCases.first { kind in
        Self.isBroken(kind, marks, sources) && Self.isBroken(kind, older, sources)
      }
      guard let kind else { continue }
      return .fail([
        Finding(
          rule: Self.descriptor.id, severity: .warning, translation: subject, form: form,
          message: .doesNotPair(kind, form), remedy: kind.remedy)
      ])
    }
    return .pass
  }

  /// The bytes without which a text has no marks.
  private static let bytes = Set("*_`~[".utf8)

  /// Returns whether marks of a kind are drawn although they were meant to be interpreted.
  private static func isBroken(
    _ kind: MarkdownMarks.Kind, _ marks: MarkdownMarks, _ sources: [MarkdownMarks]
  ) -> Bool {
    guard marks.drawn[kind] != nil else { return false }
    // Two pairs of stars are meant as marks, also in the source language.
    if kind == .strong, marks.drawnDoubleStars > 1, sources.allSatisfy({ $0.drawn[kind] == nil }) { return true }
    guard let least = sources.map({ $0.read[kind] ?? 0 }).min(), least > 0 else { return false }
    return sources.allSatisfy { $0.drawn[kind] == nil } && marks.read[kind] ?? 0 < least
  }
}

extension MarkdownMarks.Kind {
  /// The marks in words.
  fileprivate var words: String {
    switch self {
    case .strong: "the marks for bold"
    case .emphasis: "the marks for italics"
    case .code: "the backticks"
    case .strikethrough: "the tildes"
    case .link: "the brackets and the address of a link"
    }
  }

  /// The suggested fix.
  fileprivate var remedy: String {
    switch self {
    case .strong, .emphasis, .strikethrough:
      "remove spaces just inside the marks, and move punctuation there outside them"
    case .code: "write as many backticks after the words as before them"
    case .link: "write [words](address), without a space between or in the address"
    }
  }
}

extension Finding.Message {
  fileprivate static func doesNotPair(_ kind: MarkdownMarks.Kind, _ form: TextForm) -> Self {
    let words = form.choices.isEmpty ? "" : " in the form \(form.name)"
    return "\(Quotation(form.text))\(words) shows \(kind.words) as plain text, because Markdown does not recognize them"
  }
}

internal import AuditModel
internal import RuleKit

/// Reports a text with more characters than its file or slot allows.
///
/// Characters are grapheme clusters (UAX 29) as a reader sees them, so Markdown and HTML markup does not count. Of
/// several forms, the worst one decides, and those for other devices are skipped. A text that exceeds the limit only
/// with its placeholders, whose values are unknown, needs review.
struct CharacterLimit: Rule {
  static let descriptor = RuleDescriptor(
    id: "character-limit", title: "Text is longer than allowed",
    rationale: "Text over the limit may be cut off on the screen, or rejected by a server",
    severity: "error", criteria: [.sizeRestriction],
    turnOffIf: "the limits in the files are outdated or were set for another product")

  static let examples: [Example<Translation>] = [
    Example("as many as allowed", .text("Sichern", source: "Save", limit: 7), .pass),
    Example("one too many", .text("Sichern", source: "Save", limit: 6), .fail, .error),
    Example("a flag is one character", .text("🇩🇪 an", source: "On", limit: 4), .pass),
    Example("no limit", .text("Sichern", source: "Save"), .notApplicable),
    Example("over only with its placeholder", .text("Hallo %1$@", source: "Hi %1$@", limit: 8), .needsReview, .note),
    Example(
      "the longest form counts",
      .plural(
        ["one": "eine", "other": "ganz viele"], source: ["one": "one", "other": "many"], locale: "de", limit: 8), .fail,
      .error),
    Example(
      "a form that fails is reported before a longer one with placeholders",
      .plural(
        ["one": "Elf Zeichen", "other": "%1$s %2$s %3$s ab"], source: ["one": "a", "other": "%1$s %2$s %3$s"],
        locale: "de", limit: 10), .fail, .error),
  ]

  func evaluate(_ subject: Translation) -> Outcome {
    guard let limit = subject.characterLimit else { return .notApplicable }
    var worst: (form: TextForm, count: Int, fails: Bool)?
    for form in DrawnForms(subject.forms, on: subject.platform).forms {
      let text = subject.markup.removed(from: form.text)
      let count = text.count
      guard count > limit else { continue }
      // Literals are known by position. If markup was removed, the positions have changed.
      let literals = text.utf8.count == form.text.utf8.count ? form.literals : []
      let bare = Placeholder.removing(
        from: text, literals: literals, source: subject.sourceTexts.joined(separator: "\n"))
      let fails = (bare?.count ?? count) > limit
      if let worst, (worst.fails && !fails) || (worst.fails == fails && worst.count >= count) { continue }
      worst = (form, count, fails)
    }
    guard let worst else { return .pass }
    let finding = Finding(
      rule: Self.descriptor.id, severity: .error, translation: subject, form: worst.form,
      message: .isOver(worst.form, worst.count, limit: limit),
      remedy: "shorten it by \(worst.count - limit) or raise the limit")
    return worst.fails ? .fail([finding]) : .needsReview(finding.forReview(.placeholderWidth))
  }
}

extension Finding.Message {
  fileprivate static func isOver(_ form: TextForm, _ count: Int, limit: Int) -> Self {
    let words = form.choices.isEmpty ? "" : " in the form \(form.name)"
    return "\(Quotation(form.text)) has \(count.counted("character"))\(words), the limit is \(limit)"
  }
}

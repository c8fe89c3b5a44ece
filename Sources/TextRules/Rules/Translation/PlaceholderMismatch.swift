internal import AuditModel
internal import RuleKit

/// Reports a translation whose placeholders differ from those of the source text.
///
/// A placeholder of another type, or an additional one, reads an argument that does not exist, so the app crashes or
/// shows nonsense. A missing placeholder loses its value. A plural form for one number, such as `one`, may omit the
/// number. If the source is not a format string, percent signs are plain text and the rule does not apply.
///
/// A percent sign in front of a word, as in `%d% of`, is an error in a format string, because the formatter reads `% o`
/// as a specifier. If the source text itself has such a sign, the sign counts as prose. A space between the percent
/// sign and `@` or `d` is a flag. The value is still drawn, so this is a note. It becomes a warning if the source text
/// has more `%%` than the translation, because a percent sign is then lost.
///
/// An empty translation shows nothing. In a String Catalog it is a note, because the text that Xcode compiles it to is
/// not known.
///
/// A text may also have a variable (`%#@name@`) that its entry lacks, or lack one that has plural forms. This is a
/// warning if the comparison with the source text finds nothing.
///
/// In Apple's formats, braces are placeholders only if the app's code has them as a literal, such as `"{name}"`, or
/// other texts of the app use them that way. If code has such a name as a literal, and more than half of the
/// translations, in three languages or more, lack it, the source text is the odd one. This is a note, because these
/// translations usually write the value out.
struct PlaceholderMismatch: Rule {
  static let descriptor = RuleDescriptor(
    id: "placeholder-mismatch", title: "Placeholders differ from the source text",
    rationale: "People miss a value or see it in the wrong place, and a value of the wrong type can crash the app",
    severity: """
      error for another type or a percent specifier that the source lacks, note for a space flag, for an empty text of a \
      String Catalog, and for a name in braces that most translations lack, otherwise warning
      """,
    criteria: [.formatSpecifiers],
    turnOffIf: "the app fills in placeholders with its own code, which accepts missing and extra ones")

  static let examples: [Example<Translation>] = [
    Example("the same", .text("%@ hat %ld Dateien", source: "%@ has %ld files"), .pass),
    Example("in another order", .text("%2$d von %1$@", source: "%@ has %d"), .pass),
    Example("another length", .text("%d Dateien", source: "%lld files"), .pass),
    Example("another order, not numbered", .text("%d von %@", source: "%@ has %d"), .fail, .error),
    Example("one too many", .text("%@ und %@", source: "%@ there"), .fail, .error),
    Example("one is missing", .text("Hallo", source: "Hi %@"), .fail, .warning),
    Example("empty", .text("", source: "Hi %@"), .fail, .warning),
    Example("a name is misspelt", .text("Hallo {nmae}", source: "Hi {name}"), .fail, .warning),
    Example("a name that most translations lack", text("Hallo", source: "Hi {name}", rare: "{name}"), .fail, .note),
    Example("another name is missing", text("Hallo", source: "Hi {name}", rare: "{app}"), .fail, .warning),
    Example("broken by a space", .text("Hallo %1 $@", source: "Hi %1$@"), .fail, .warning),
    Example("the space flag", .text("Hallo % @", source: "Hi %@"), .fail, .note),
    Example("a percent sign is lost", .text("% d fertig", source: "%d%% done"), .fail, .warning),
    Example("a word for the percent sign", .text("%d Prozent fertig", source: "%d%% done"), .pass),
    Example("a variable that the entry lacks", variables("%#@cuont@", undrawn: ["count"]), .fail, .warning),
    Example("plural forms that are never drawn", variables("Files", undrawn: ["count"]), .fail, .warning),
    Example("a percent sign in prose", .text("50 % des %@", source: "50% of %@"), .pass),
    Example("a percent sign that takes a value", .text("%d % der Zeit", source: "%d%% of the time"), .fail, .error),
    Example("a percent sign before a word", .text("%@% der Zeit", source: "%@%% of the time"), .fail, .error),
    Example("a lone percent sign", .text("50 % von %@", source: "50%% of %@"), .fail, .warning),
    Example("an argument is skipped, in a text without a source", .text("%1$@ und %3$@", source: nil), .fail, .warning),
    Example(
      "the first argument only selects the plural form",
      .plural(["one": "%2$@ file", "other": "%2$@ files"], source: [:], locale: "en", argument: "1"), .pass),
    Example(
      "an argument is skipped after the one of the plural form",
      .plural(["one": "One file", "other": "%3$@ files"], source: [:], locale: "en", argument: "1"), .fail, .warning),
    Example("the source is not a format", .text("100 %d", source: "Sure"), .notApplicable),
    Example(
      "the form one may omit the number",
      .plural(
        ["one": "eine Datei", "other": "%d Dateien"], source: ["one": "%d file", "other": "%d files"], locale: "de"),
      .pass),
    Example(
      "the form other may not omit the number",
      .plural(
        ["one": "%d Datei", "other": "Dateien"], source: ["one": "One file", "other": "%d files"], locale: "de"), .fail,
      .warning),
  ]

  func evaluate(_ subject: Translation) -> Outcome {
    let outcome = comparison(of: subject)
    guard outcome.findings.isEmpty, let problem = EntryVariables(problemOf: subject) else { return outcome }
    return .fail([
      Finding(
        rule: Self.descriptor.id, severity: .warning, translation: subject, form: problem.form,
        message: problem.message, remedy: problem.remedy)
    ])
  }

  /// Compares a translation with its source text.
  private func comparison(of subject: Translation) -> Outcome {
    let sources = subject.isSource ? [] : subject.sourceTexts
    guard !sources.isEmpty else { return skipped(subject) }
    guard let source = SourcePlaceholders(subject) else { return withoutSpecifiers(subject, sources) }
    var problems: [PlaceholderProblem] = []
    var known: Set<PlaceholderProblem> = []
    var first: TextForm?
    for form in subject.forms {
      let found = source.problems(of: form)
      if first == nil, !found.isEmpty { first = form }
      for problem in found where known.insert(problem).inserted { problems.append(problem) }
    }
    guard let first else { return .pass }
    let remedy = remedy(for: problems, source)
    guard subject.forms.allSatisfy(\.text.isEmpty) else { return failure(subject, first, problems, remedy: remedy) }
    return .fail([
      Finding(
        rule: Self.descriptor.id, severity: first.location.file.hasSuffix(".xcstrings") ? .note : .warning,
        translation: subject, form: first, message: .isEmpty(source),
        remedy: "write a translation with \(Listing(source.spellings, limit: 12))")
    ])
  }

  /// Returns the fix of some problems.
  private func remedy(for problems: [PlaceholderProblem], _ source: SourcePlaceholders) -> String {
    let spellings = Listing(source.spellings, limit: 12)
    if problems.allSatisfy(\.isOfPercentSign) { return Self.doubling }
    if problems.allSatisfy(\.isOfSource) {
      return "write the value out in the source text too, or use \(spellings) in all languages"
    }
    return "use the placeholders of the source text: \(spellings)"
  }

  /// Returns a translation whose source text has a name in braces that most translations lack.
  private static func text(_ text: String, source: String, rare: String) -> Translation {
    var subject = Translation.text(text, source: source)
    subject.string.details = TextDetails()
    subject.string.details?.bracesOfSource = [rare]
    return subject
  }

  /// Returns a source text whose entry has variables that are not drawn.
  private static func variables(_ text: String, undrawn: [String]) -> Translation {
    var subject = Translation.text(text, source: nil, locale: "en")
    subject.isSource = true
    subject.string.location.file = "en.lproj/Localizable.stringsdict"
    subject.string.details = TextDetails()
    subject.string.details?.undrawnVariables = undrawn
    return subject
  }

  private func failure(
    _ subject: Translation, _ form: TextForm, _ problems: [PlaceholderProblem], remedy: String
  ) -> Outcome {
    .fail([
      Finding(
        rule: Self.descriptor.id, severity: problems.map(\.severity).max() ?? .warning, translation: subject,
        form: form,
        message: .differs(form, problems.map(\.words)), remedy: remedy)
    ])
  }

  /// Checks a text whose source has no specifiers.
  private func withoutSpecifiers(_ subject: Translation, _ sources: [String]) -> Outcome {
    for form in subject.forms {
      guard let problem = SourcePlaceholders.singlePercent(of: form, in: sources) else { continue }
      return failure(subject, form, [problem], remedy: Self.doubling)
    }
    return .notApplicable
  }

  private static let doubling = "write each percent sign as %%"

  /// Checks a text without a source text for gaps in its numbered arguments.
  ///
  /// No other problem can be found without the source. A variable such as `%#@count@` takes an argument, even if its
  /// forms do not draw it.
  private func skipped(_ subject: Translation) -> Outcome {
    let formats = subject.forms.map { form in (form: form, placeholders: FormatText(form).placeholders) }
    let placeholders = formats.flatMap(\.placeholders)
    let numbers = Set(placeholders.filter(\.saysNumber).compactMap(\.number))
    guard let last = numbers.max() else { return placeholders.isEmpty ? .notApplicable : .pass }
    let taken = numbers.union(subject.forms.flatMap(\.choices).compactMap { $0.argument.flatMap { Int($0) } })
    guard last <= 100, let gap = (1...max(last, 1)).first(where: { !taken.contains($0) }),
      placeholders.allSatisfy(\.saysNumber), placeholders.allSatisfy({ $0.stars == 0 }),
      let form = formats.first(where: { $0.placeholders.contains { $0.number == last } })?.form
    else { return .pass }
    return .fail([
      Finding(
        rule: Self.descriptor.id, severity: .warning, translation: subject, form: form,
        message: .skips(gap, last, form),
        remedy: "number the arguments without a gap; the formatter cannot know the type of a missing argument")
    ])
  }
}

extension Finding.Message {
  private static func place(_ form: TextForm) -> String {
    form.choices.isEmpty ? "" : " in the form \(form.name)"
  }

  fileprivate static func isEmpty(_ source: SourcePlaceholders) -> Self {
    "the translation is empty, but the source text has \(Listing(source.written, limit: 12))"
  }

  fileprivate static func differs(_ form: TextForm, _ problems: [String]) -> Self {
    "\(Quotation(form.text)) differs from the source text\(place(form)): \(Listing(problems))"
  }

  fileprivate static func skips(_ gap: Int, _ last: Int, _ form: TextForm) -> Self {
    "\(Quotation(form.text)) has argument \(last) but skips argument \(gap)\(place(form))"
  }
}

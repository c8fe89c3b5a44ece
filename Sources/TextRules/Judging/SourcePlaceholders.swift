internal import AuditModel

/// The arguments of a source text, for comparison with those of a translation.
struct SourcePlaceholders {
  /// The kinds of placeholder that the source uses for each argument.
  private let kinds: [String: Set<Placeholder.Kind>]
  /// The arguments that occur in every source form for more than one number, in order.
  private let needed: [Placeholder]
  /// The spelling of each needed argument in the source text.
  private let neededSpellings: [String: String]
  private let sources: [String]
  /// Whether the source text writes percent signs as `%%`, as formatters require.
  private let doublesPercents: Bool
  /// The smallest number of `%%` in a form of the source text.
  private let fewestPercents: Int
  /// Whether a formatter reads the text: the source has specifiers, and no percent sign in prose that could be one.
  private let isFormat: Bool
  /// The first placeholder of each argument, in order.
  private let first: [Placeholder]
  /// The names in braces that most translations lack, because they write the value out.
  private let rare: Set<String>

  /// Reads the source text of a translation.
  ///
  /// The result is nil if the source is not a format string.
  init?(_ subject: Translation) {
    sources = subject.sourceTexts
    rare = subject.string.details?.bracesOfSource ?? []
    var kinds: [String: Set<Placeholder.Kind>] = [:]
    var first: [Placeholder] = []
    var common: Set<String>?
    var doublesPercents = false
    var hasLonePercent = false
    var hasProse = false
    var fewestPercents = Int.max
    for form in subject.sourceForms.isEmpty
      ? [TextForm(choices: [], text: subject.source ?? "", location: subject.string.location)] : subject.sourceForms
    {
      let format = FormatText(form)
      let placeholders = format.placeholders
      doublesPercents = doublesPercents || format.hasPercentFormat
      hasLonePercent = hasLonePercent || format.hasLonePercent
      fewestPercents = min(fewestPercents, format.doubledPercents)
      let all = Placeholder.found(in: form.text, literals: form.literals, readsProse: true)
      hasProse = hasProse || all.contains(where: \.mayBeProse)
      for placeholder in placeholders {
        if kinds[placeholder.argument] == nil { first.append(placeholder) }
        kinds[placeholder.argument, default: []].formUnion(placeholder.kinds)
      }
      guard !form.isForOneNumber else { continue }
      let arguments = Set(placeholders.map(\.argument))
      common = common.map { $0.intersection(arguments) } ?? arguments
    }
    guard !kinds.isEmpty else { return nil }
    self.kinds = kinds
    self.doublesPercents = doublesPercents && !hasLonePercent
    self.fewestPercents = fewestPercents
    isFormat = doublesPercents && !hasProse
    needed = first.filter { common?.contains($0.argument) ?? false }
    neededSpellings = Dictionary(needed.map { ($0.argument, $0.spelling) }) { first, _ in first }
    self.first = first
  }

  /// The arguments, numbered if there are several.
  var spellings: [String] { first.count > 1 ? first.map(\.numbered) : written }

  /// The arguments as written in the source text.
  var written: [String] { first.map(\.spelling) }

  /// Returns the problems with the placeholders of one form.
  func problems(of form: TextForm) -> [PlaceholderProblem] {
    let format = FormatText(form, sources: sources)
    let (specifiers, prose) = specifiers(of: form, format)
    // A source with `%%` alone may also be text that nothing formats.
    let isNumbered = (specifiers + prose).contains(where: \.saysNumber)
    var problems = prose.map {
      PlaceholderProblem(
        words: Self.unnumbered($0, isNumbered) ?? Self.strange($0), severity: kinds.isEmpty ? .warning : .error)
    }
    let lacksPercents = format.doubledPercents < fewestPercents
    func report(_ words: String, _ severity: Finding.Severity = .warning) {
      problems.append(PlaceholderProblem(words: words, severity: severity))
    }
    var present: Set<String> = []
    for one in specifiers {
      present.insert(one.argument)
      guard let known = kinds[one.argument] else {
        report(Self.unnumbered(one, isNumbered) ?? Self.strange(one), one.family == .template ? .warning : .error)
        continue
      }
      if known.isDisjoint(with: one.kinds) {
        let source = neededSpellings[one.argument] ?? "another type"
        report(
          Self.unnumbered(one, isNumbered) ?? "\(one.spelling) is used where the source has \(source)", .error)
      } else if one.mayBeProse, lacksPercents {
        problems.append(Self.lostPercent(one.spelling))
      } else if one.mayBeProse {
        report(Self.flagged(one.spelling, one.kind), Self.severity(ofFlagged: one.kind))
      }
    }
    let missing = needed.filter { !present.contains($0.argument) && !form.mayLeaveOut($0) }
    let broken = missing.isEmpty ? nil : BrokenSpecifiers(in: form.text)
    for one in missing {
      guard let spelling = broken?.spelling(like: one) else {
        problems.append(lack(of: one))
        continue
      }
      // CoreFoundation's formatter reads the space as a flag, although C puts flags after the number.
      let isFlag = spelling.wholeMatch(of: /% [0-9]+\$[^ ]+/) != nil
      guard !isFlag || !lacksPercents else {
        problems.append(Self.lostPercent(spelling))
        continue
      }
      report(
        "\(Quotation(spelling).text) \(isFlag ? "has a space before its number" : "is broken by a space")",
        isFlag ? .note : .warning)
    }
    if problems.isEmpty, doublesPercents, format.hasLonePercent { problems.append(Self.singlePercent) }
    return problems
  }

  /// Returns the problem that the text lacks an argument.
  ///
  /// Code that replaces a name in braces changes nothing in a text without it, so no value is lost if most languages
  /// write it out.
  private func lack(of one: Placeholder) -> PlaceholderProblem {
    guard one.family == .template, rare.contains(one.spelling) else {
      return PlaceholderProblem(words: "\(one.spelling) is missing")
    }
    return PlaceholderProblem(
      words: "\(one.spelling) is missing, as in most translations", severity: .note, isOfSource: true)
  }

  /// Returns the specifiers that a formatter reads, numbered together, and separately the percent signs in prose that
  /// start one, as in `%d% of`.
  ///
  /// If the source text has such a percent sign itself, prose stays prose in the translation.
  private func specifiers(
    of form: TextForm, _ format: FormatText
  ) -> (specifiers: [Placeholder], prose: [Placeholder]) {
    guard isFormat else {
      return (FormatText.renumbered(format.specifiers.filter { !$0.mayBeProse || !$0.endsInLetter }), [])
    }
    let all = Placeholder.found(in: form.text, literals: form.literals, readsProse: true)
    let text = Array(form.text.utf8)
    let prose = all.filter { $0.mayBeProse && $0.endsInLetter && $0.isFollowedByLetter(in: text) }
    let starts = Set(prose.map(\.range.lowerBound))
    return (FormatText.renumbered(all.filter { !starts.contains($0.range.lowerBound) }), prose)
  }

  /// Returns the problem of a single percent sign, if the source text has only `%%` and no specifier.
  ///
  /// Such a source suggests a format, but does not show that a formatter reads the text.
  static func singlePercent(of form: TextForm, in sources: [String]) -> PlaceholderProblem? {
    func isOdd(_ run: Int) -> Bool { !run.isMultiple(of: 2) }
    guard percentRuns(in: form.text).contains(where: isOdd) else { return nil }
    let runs = sources.map(percentRuns)
    return runs.contains { $0.isEmpty || $0.contains(where: isOdd) } ? nil : singlePercent
  }

  /// Returns the lengths of the runs of percent signs in a text.
  private static func percentRuns(in text: String) -> [Int] {
    text.utf8.split { $0 != UInt8(ascii: "%") }.map(\.count)
  }

  private static let singlePercent = PlaceholderProblem(
    words: "a single % is used where a literal percent sign needs %%", isOfPercentSign: true)

  /// Returns the problem with a space flag in a text that lacks a percent sign of the source text.
  ///
  /// The percent sign of `% d` was meant to be drawn, but the formatter reads it as the start of the specifier.
  private static func lostPercent(_ spelling: String) -> PlaceholderProblem {
    PlaceholderProblem(
      words: "the percent sign is missing, because \(Quotation(spelling).text) draws only the value",
      isOfPercentSign: true)
  }

  private static func strange(_ one: Placeholder) -> String {
    "\(Quotation(one.spelling).text) is not in the source"
  }

  /// Returns the problem with a specifier without a number if others have one; nil if it has one or they have none.
  ///
  /// The results are undefined if only some specifiers have a number (IEEE 1003.1, `fprintf`).
  private static func unnumbered(_ one: Placeholder, _ isNumbered: Bool) -> String? {
    guard isNumbered, one.family == .percent, one.name == nil, !one.saysNumber else { return nil }
    return "\(Quotation(one.spelling).text) has no number, unlike the others, so its value is undefined"
  }

  /// Returns the problem with a specifier that has a space between its percent sign and its conversion.
  private static func flagged(_ spelling: String, _ kind: Placeholder.Kind) -> String {
    severity(ofFlagged: kind) == .note
      ? "\(Quotation(spelling).text) has a space, which counts as a flag" : "\(spelling) is broken by a space"
  }

  /// Returns the severity of the space flag.
  ///
  /// The flag is legal for numbers, and Foundation draws objects with it (IEEE 1003.1, `fprintf`; Apple, "String Format
  /// Specifiers"). For characters and C strings, its effect is undefined.
  private static func severity(ofFlagged kind: Placeholder.Kind) -> Finding.Severity {
    [.object, .integer, .real, .variable].contains(kind) ? .note : .warning
  }
}

extension Placeholder {
  /// Whether the placeholder ends in a letter, so that it may be the start of a word.
  fileprivate var endsInLetter: Bool { kind != .object && kind != .variable }

  /// Returns whether the next character continues a word, as in `% des` or `% d'`.
  fileprivate func isFollowedByLetter(in text: [UInt8]) -> Bool {
    let rest = String(decoding: text[range.upperBound...].prefix(8), as: UTF8.self)
    return rest.first.map { $0.isLetter || $0 == "'" || $0 == "’" } ?? false
  }
}

extension TextForm {
  /// Whether a plural choice of the form is for one number, so that words can replace the number.
  fileprivate var isForOneNumber: Bool {
    choices.contains { choice in
      choice.kind == .plural && (["zero", "one", "two"].contains(choice.value) || choice.value.hasPrefix("="))
    }
  }

  /// Returns whether the form may omit a placeholder because its words express the number.
  fileprivate func mayLeaveOut(_ placeholder: Placeholder) -> Bool {
    guard isForOneNumber else { return false }
    if [.integer, .real].contains(placeholder.kind) { return true }
    return choices.contains { $0.kind == .plural && $0.argument == placeholder.argument }
  }
}

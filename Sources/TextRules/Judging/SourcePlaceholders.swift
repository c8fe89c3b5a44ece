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
  /// The arguments as written in the source text.
  let spellings: [String]

  /// Reads the source text of a translation.
  ///
  /// The result is nil if the source is not a format string.
  init?(_ subject: Translation) {
    sources = subject.sourceTexts
    var kinds: [String: Set<Placeholder.Kind>] = [:]
    var first: [Placeholder] = []
    var common: Set<String>?
    var doublesPercents = false
    var hasLonePercent = false
    for form in subject.sourceForms.isEmpty
      ? [TextForm(choices: [], text: subject.source ?? "", location: subject.string.location)] : subject.sourceForms
    {
      let format = FormatText(form)
      let placeholders = format.placeholders
      doublesPercents = doublesPercents || format.hasPercentFormat
      hasLonePercent = hasLonePercent || format.hasLonePercent
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
    needed = first.filter { common?.contains($0.argument) ?? false }
    neededSpellings = Dictionary(needed.map { ($0.argument, $0.spelling) }) { first, _ in first }
    spellings = first.count > 1 ? first.map(\.numbered) : first.map(\.spelling)
  }

  /// Returns the problems with the placeholders of one form.
  func problems(of form: TextForm) -> [PlaceholderProblem] {
    let format = FormatText(form, sources: sources)
    let specifiers = format.specifiers
    var problems: [PlaceholderProblem] = []
    func report(_ words: String, isDangerous: Bool = false) {
      problems.append(PlaceholderProblem(words: words, isDangerous: isDangerous))
    }
    var present: Set<String> = []
    for one in specifiers {
      present.insert(one.argument)
      guard let known = kinds[one.argument] else {
        report("\(Quotation(one.spelling).text) has nothing to stand for", isDangerous: one.family != .template)
        continue
      }
      if known.isDisjoint(with: one.kinds) {
        let source = neededSpellings[one.argument] ?? "another type"
        report("\(one.spelling) is used where the source has \(source)", isDangerous: true)
      } else if one.mayBeProse {
        report("\(one.spelling) is broken by a space")
      }
    }
    let missing = needed.filter { !present.contains($0.argument) && !form.mayLeaveOut($0) }
    let broken = missing.isEmpty ? nil : BrokenSpecifiers(in: form.text)
    for one in missing {
      let spelling = broken?.spelling(like: one)
      report(spelling.map { "\(Quotation($0).text) is broken by a space" } ?? "\(one.spelling) is missing")
    }
    if problems.isEmpty, doublesPercents, format.hasLonePercent {
      report("a percent sign is single where %% is one sign")
    }
    return problems
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

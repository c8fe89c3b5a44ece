internal import AuditModel
internal import Causes
internal import DynamicType

/// The last lines of the text report: the counts, the App Store labels, and the problems of the inputs.
struct TerminalTotals {
  /// The maximum number of kinds of input problems to list.
  private static let kindsListed = 3

  /// The maximum number of remarks to list (our own choice: causes need most of the lines).
  private static let notesListed = 10

  let report: AuditReport
  let causes: [Cause]
  let ink: Ink
  /// Whether the report starts with the errors in the inputs, because they stop the answer.
  let stops: Bool
  /// The parts that the report lists in full, which need no hint.
  let parts: Set<TerminalReporter.Options.Part>

  var lines: [String] {
    var lines: [String] = []
    lines += [counts]
    if let comparison = report.comparison { lines.append(ink("\(Wording.comparison(comparison)).", .bold)) }
    lines += [labels, texts].compactMap(\.self)
    lines += notMeasured
    lines += remarks
    lines += skipped + inputs
    return lines
  }

  /// The numbers of causes, findings, notes and texts that need review, with the options that list them.
  private var counts: String {
    let failing = causes.filter(\.isFailure)
    let errors = failing.count { $0.severity == .error }
    let warnings = failing.count - errors
    let findings = report.summary.errors + report.summary.warnings
    var words = ink(failing.isEmpty ? nothing : Wording.count(failing.count, "cause"), .bold)
    if !failing.isEmpty {
      let severities = [
        errors == 0 ? nil : ink(Wording.count(errors, "error"), .bold, .red),
        warnings == 0 ? nil : ink(Wording.count(warnings, "warning"), .bold, .yellow),
      ]
      words += ": \(severities.compactMap(\.self).joined(separator: ", "))"
      if findings > failing.count { words += " (\(Wording.number(findings)) findings)" }
    }
    let (notes, reviews) = (report.summary.notes, report.tally.reviews)
    let others = [
      notes == 0 ? nil : Wording.count(notes, "note"),
      reviews == 0 ? nil : "\(Wording.count(reviews, "finding")) for review",
    ].compactMap(\.self)
    guard !others.isEmpty else { return "\(words)." }
    let options = [
      notes == 0 || parts.contains(.notes) ? nil : "--notes",
      reviews == 0 || parts.contains(.reviews) ? nil : "--review",
    ].compactMap(\.self)
    let hint = options.isEmpty ? "" : ": \(options.joined(separator: ", "))"
    return "\(words). \(others.joined(separator: " and "))\(hint)"
  }

  /// The result of a run without errors and warnings, in words.
  private var nothing: String {
    let verb = report.palettes == nil && report.layoutSummary == nil ? "measured" : "checked"
    if report.isEmpty { return "Nothing was \(verb)" }
    if stops { return "There is no answer" }
    let outcomes = report.tally.allOutcomes
    let accepted = outcomes.fail == 0 ? "" : " that is not accepted or turned off"
    let open = outcomes.open
    let doubt =
      open == 0 ? "" : ", but \(Wording.count(open, "text")) \(open.form("depends", "depend")) on something unknown"
    return "Nothing fails\(accepted)\(doubt)"
  }

  /// The results for the labels of the App Store; nil if they were not checked.
  private var labels: String? {
    var parts: [String] = []
    if report.layoutSummary != nil, report.hasTexts, let larger = LargerTextLine(report).words {
      parts.append("Larger Text (200 %): \(larger)")
    }
    if let contrast = report.sufficientContrast {
      let answers = SufficientContrast.Family.allCases.map { ($0, contrast.answer(on: $0)) }
      let words =
        Set(answers.map(\.1)).count == 1
        ? answers[0].1.words : answers.map { "\($0.0.words) \($0.1.words)" }.joined(separator: ", ")
      parts.append("Sufficient Contrast: \(words)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private var texts: String? {
    guard report.hasTexts, !report.isEmpty else { return nil }
    let outcomes = report.tally.allOutcomes
    // A run without settings of a project has no slots to propose.
    let hint = report.layoutSummary != nil ? "typecheck init proposes slots" : unstated.map { "add \($0)" }
    return Wording.outcomes(outcomes).map { "Texts: \($0)\(outcomes.open == 0 ? "" : hint.map { " (\($0))" } ?? "")" }
  }

  /// The options that would state what some texts lack; nil if they lack nothing.
  private var unstated: String? {
    let slots = Set(report.findings.lazy.filter { $0.reason == .noSlot }.compactMap(\.slot))
    let options = [
      slots.contains { $0.assumed.contains(.style) } ? "--style" : nil,
      slots.contains { $0.assumed.contains(.width) } ? "--width" : nil,
      slots.contains { $0.lines == nil } ? "--lines" : nil,
    ].compactMap(\.self)
    return options.isEmpty ? nil : Listing(options).description
  }

  /// The largest group of files and texts that were skipped on purpose, with its reason.
  private var skipped: [String] {
    guard let first = report.skipped.first, !parts.contains(.inputs) else { return [] }
    let more = Wording.more(report.skipped.count - 1, "kind").map { ", and \($0)" } ?? ""
    return ["Skipped: \(Wording.number(first.count)) × \(Wording.sentence(first.reason))\(more) (--inputs)"]
  }

  private var notMeasured: [String] {
    let left = report.colorSummary.leftOutPairs
    // Without a failure, colours that were not checked would look like a pass.
    let notChecked = causes.contains(where: \.isFailure) ? nil : report.colorWords?.notChecked
    return Array((report.textWords?.notMeasured ?? []).prefix(Self.kindsListed)) + (notChecked ?? [])
      + (left == 0 ? [] : ["Not measured: \(Wording.count(left, "pair")) of colours; declare the pairs that are used."])
  }

  /// The remarks that change how the run is to be read.
  private var remarks: [String] {
    let accepted = ReportNotice.accepted(report.accepted).map(\.text)
    let times = report.timings.sorted { $0.key < $1.key }.map { "\($0.key) \(($0.value * 1000).rounded() / 1000) s" }
    // Texts that likely fit say more than that none has a verdict.
    let undecided = report.tally.allOutcomes.bounded == 0 ? ReportNotice.undecided(report) : nil
    let notes = accepted + report.notes
    let shown = parts.contains(.notes) ? notes : Array(notes.prefix(Self.notesListed))
    let more = Wording.more(notes.count - shown.count, "remark").map { ["… and \($0): --notes"] } ?? []
    return shown.map { "Note: \(Wording.sentence($0))." } + more
      + (undecided.map { [ink($0, .bold)] } ?? [])
      + (times.isEmpty ? [] : ["Time: \(times.joined(separator: ", "))."])
  }

  // MARK: Inputs

  /// The problems of the inputs by kind.
  private var inputs: [String] {
    if parts.contains(.inputs) { return [] }
    let issues = report.inputIssues.filter { !stops || $0.severity == .warning }
    let kinds = InputKind.list(of: issues)
    guard let first = kinds.first else { return [] }
    let problems = Wording.count(issues.count, "problem")
    if kinds.count == 1, first.count == 1 {
      return ["Inputs: \(Wording.place(first.location)): \(Wording.sentence(first.words))"]
    }
    guard kinds.count > 1 else {
      return ["Inputs: \(problems) of one kind: \(Wording.sentence(first.words)) (--inputs)"]
    }
    let shown = kinds.prefix(Self.kindsListed).map { "    \(Wording.number($0.count)) × \(Wording.sentence($0.words))" }
    return ["Inputs: \(problems) of \(Wording.count(kinds.count, "kind")) (--inputs)"] + shown
  }
}

/// Problems of inputs with the same message, apart from quotations.
struct InputKind {
  /// The message of the first problem; without its quotations if there are others.
  private(set) var words: String
  private(set) var count = 1
  /// The location of the first problem.
  let location: SourceLocation

  /// Returns the kinds of problems, errors first, then the most frequent ones.
  static func list(of issues: [InputIssue]) -> [InputKind] {
    var kinds: [(key: String, isError: Bool, kind: InputKind)] = []
    var places: [String: Int] = [:]
    for issue in issues {
      let general = issue.kind
      let key = "\(issue.severity.rawValue) \(general)"
      if let place = places[key] {
        kinds[place].kind.count += 1
        if kinds[place].kind.words != issue.message { kinds[place].kind.words = general }
      } else {
        places[key] = kinds.count
        kinds.append((key, issue.severity == .error, InputKind(words: issue.message, location: issue.location)))
      }
    }
    return kinds.enumerated().sorted { one, other in
      if one.element.isError != other.element.isError { return one.element.isError }
      if one.element.kind.count != other.element.kind.count { return one.element.kind.count > other.element.kind.count }
      return one.offset < other.offset
    }.map(\.element.kind)
  }

  private init(words: String, location: SourceLocation) { (self.words, self.location) = (words, location) }
}

extension SufficientContrast.Answer {
  /// The answer in words.
  var words: String { self == .nothingFound ? "nothing found against it" : self == .fails ? "fails" : "not known" }
}

internal import AuditModel

/// The results of a run as sentences, counted by text and subject.
struct PageSum {
  let report: AuditReport
  let ending: AuditReport.Ending
  /// The numbers of failing findings about other problems than a text's size, by subject, in a fixed order.
  private var others: [(subject: String, count: Int)] = []
  /// The number of findings of severity note.
  private var notes = 0
  /// The number of failing findings that fail the run.
  private var stopping = 0
  /// The number of findings that need review and fail the run.
  private var reviewsStopping = 0
  /// The texts that fail.
  private var texts: Set<Text> = []
  /// The texts with a failing finding of any severity.
  private var reported: Set<Text> = []
  /// The failing keys with their numbers of failing languages.
  private var keys: [Key: Int] = [:]
  /// The failing key with the most failing languages; among several, the one with the worst finding.
  private var mostFrequent: (text: String, locale: String?)?

  private struct Key: Hashable {
    var group: String
    var key: String
  }

  private struct Text: Hashable {
    var file: String
    var key: String
    var locale: String?
  }

  init(_ report: AuditReport, _ ending: AuditReport.Ending) {
    (self.report, self.ending) = (report, ending)
    var counts: [String: Int] = [:]
    for page in report.pageResults where TextOutcomes.Outcome(page.result) == .fail {
      let string = page.result.string
      add(
        Text(file: string.location.file, key: string.key, locale: string.locale),
        of: Key(group: string.group, key: string.key))
    }
    for finding in report.findings {
      if finding.outcome == .fail {
        if finding.slot != nil { reported.insert(Self.text(of: finding)) }
        if finding.severity == .note { notes += 1 } else { add(finding, to: &counts) }
      }
      guard ending.isFailed(by: finding) else { continue }
      if finding.outcome == .fail { stopping += 1 } else { reviewsStopping += 1 }
    }
    others = ["colours", "screens", "translations", "code"].compactMap { name in counts[name].map { (name, $0) } }
    mostFrequent = mostFrequentKey
  }

  private mutating func add(_ finding: Finding, to counts: inout [String: Int]) {
    guard finding.slot == nil else {
      return add(Self.text(of: finding), of: Key(group: finding.group, key: finding.key))
    }
    let subject =
      finding.locale != nil
      ? "translations" : finding.layout != nil ? "screens" : finding.colors != nil ? "colours" : "code"
    counts[subject, default: 0] += 1
  }

  private mutating func add(_ text: Text, of key: Key) {
    if texts.insert(text).inserted { keys[key, default: 0] += 1 }
  }

  private static func text(of finding: Finding) -> Text {
    Text(file: finding.location.file, key: finding.key, locale: finding.locale)
  }

  /// The text of the key that fails in most languages.
  ///
  /// It is in the source language if known, otherwise in the language of its worst finding.
  private var mostFrequentKey: (text: String, locale: String?)? {
    guard let most = keys.values.max(), most > 1 else { return nil }
    let first = report.findings.first {
      $0.slot != nil && $0.outcome == .fail && keys[Key(group: $0.group, key: $0.key)] == most
    }
    guard let first else { return nil }
    let source = report.pageResults.first {
      $0.result.isSource && $0.result.string.key == first.key && $0.result.string.group == first.group
    }
    return source.map { ($0.result.text, $0.result.string.locale) } ?? (first.text, first.locale)
  }

  /// Whether a failing finding fails the run.
  var hasFailing: Bool { stopping > 0 }
  /// Whether findings that need review, or texts with unclear containers, fail the run.
  var reviewsFail: Bool {
    reviewsStopping > 0 || (ending.boundedFail && !report.tally.textsByBoundedReason.isEmpty)
  }

  // MARK: Sentences

  /// The sentence for a failing run.
  var failing: PageSentence {
    if hasFailing || !reviewsFail { return hasAnyFailure || report.accepted.stale == 0 ? result : stale }
    var sentence = PageSentence()
    let count = max(reviewsStopping, report.tally.reviews)
    let verb = count == 1 ? "needs" : "need"
    let findings = count == 0 ? "Some texts need" : "\(Wording.count(count, "finding")) \(verb)"
    let level = ending.boundedFail ? "bounded" : "review"
    let start = hasAnyFailure ? "" : "Nothing fails. "
    sentence.add("\(start)\(findings) review, which fails this run (--fail-on \(level)).")
    return sentence
  }

  private var stale: PageSentence {
    var sentence = PageSentence()
    let count = report.accepted.stale
    sentence.add(
      "\(Wording.count(count, "entry", "entries")) of the baseline \(count.form("matches", "match")) no finding, "
        + "which fails this run.")
    return sentence
  }

  /// The sentence for a passing run.
  var passing: PageSentence {
    var sentence = PageSentence()
    if ReportNotice.undecided(report) != nil {
      sentence.add("No text has a verdict, because their slots are not set.")
      return sentence
    }
    guard hasAnyFailure else {
      let others = [reviews, noteWords].compactMap(\.self).map { " \($0)." }.joined()
      sentence.add("\(scope), nothing \(others.isEmpty ? "found" : "fails").\(others)")
      return sentence
    }
    sentence.add("Passed at --fail-on \(ending.failsFrom?.rawValue ?? "never"). ")
    sentence.parts += result.parts
    return sentence
  }

  /// The sentence for an incomplete run.
  var incomplete: PageSentence {
    var sentence = PageSentence()
    sentence.add(reasons.joined(separator: " "))
    if hasAnyFailure {
      sentence.add(" Of the readable inputs: ")
      sentence.parts += result.parts
    }
    return sentence
  }

  private var reasons: [String] {
    var reasons: [String] = []
    let issues = SeverityCounts(report)
    if issues.inputErrors > 0 { reasons.append("\(Wording.count(issues.inputErrors, "input error")).") }
    let unmeasured = report.summary.notMeasured
    if unmeasured > 0 {
      reasons.append("\(Wording.count(unmeasured, "text")) \(unmeasured.form("was", "were")) not measured.")
    }
    let pairs = report.colorSummary.leftOutPairs
    if pairs > 0 { reasons.append("\(Wording.count(pairs, "pair")) of colours not checked.") }
    if report.isEmpty { reasons.append("Nothing was measured.") }
    if reasons.isEmpty, issues.inputWarnings > 0 {
      let verb = issues.inputWarnings == 1 ? "counts" : "count"
      reasons.append("\(Wording.count(issues.inputWarnings, "input warning")), which \(verb) as errors (--strict).")
    }
    return reasons.isEmpty ? ["The run is incomplete."] : reasons
  }

  /// Whether any text fails or any finding is a failure.
  private var hasAnyFailure: Bool { outcomes.fail > 0 || !texts.isEmpty || !others.isEmpty }

  private var outcomes: TextOutcomes { report.tally.allOutcomes }

  /// The failures in words.
  private var result: PageSentence {
    var sentence = PageSentence()
    let failing = max(outcomes.fail, texts.count)
    if failing > 0 {
      let all = max(outcomes.drawn, failing)
      sentence.add("\(Wording.number(failing)) of \(Wording.count(all, "text")) \(failing.form("fails", "fail"))")
      addKeys(to: &sentence, failing)
      sentence.add(".")
    }
    let words = others.map { "\(Wording.count($0.count, "finding")) on \($0.subject)" }
    if !words.isEmpty { sentence.add("\(failing > 0 ? " Also " : "")\(Listing(words)).") }
    if sentence.parts.isEmpty { sentence.add(noteWords.map { "\($0)." } ?? "Nothing fails.") }
    return sentence
  }

  private func addKeys(to sentence: inout PageSentence, _ failing: Int) {
    let silenced = failing - reported.count
    if silenced > 0 {
      sentence.add(
        silenced == failing
          ? ", \(failing.form("and is", "all of them")) accepted or turned off"
          : ", \(Wording.number(silenced)) of them accepted or turned off")
    }
    guard !keys.isEmpty, report.subject.keys >= keys.count else { return }
    sentence.add(": \(Wording.number(keys.count)) of \(Wording.count(report.subject.keys, "key"))")
    guard let mostFrequent else { return }
    sentence.add(", most often ")
    sentence.parts.append(.text(mostFrequent.text, locale: mostFrequent.locale))
  }

  private var noteWords: String? { notes > 0 ? Wording.count(notes, "note") : nil }

  private var reviews: String? {
    let count = outcomes.review + outcomes.unmeasured
    let others = report.tally.reviews
    if count > 0 { return "\(Wording.count(count, "text")) \(count.form("needs", "need")) review" }
    return others > 0 ? "\(Wording.count(others, "finding")) \(others.form("needs", "need")) review" : nil
  }

  /// The numbers of checked texts, colours and screens, in words.
  private var scope: String {
    let languages = report.tally.outcomes.count
    guard outcomes.drawn > 0 else {
      let subjects = [report.colorWords?.amount, report.layoutWords?.amount].compactMap(\.self)
      return subjects.isEmpty ? "Checked" : "\(subjects.joined(separator: "; ")) checked"
    }
    return "\(Wording.count(outcomes.drawn, "text")) in \(Wording.count(languages, "language")) checked at "
      + Wording.count(max(report.categories.count, report.tally.sizes), "size")
  }
}

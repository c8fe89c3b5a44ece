internal import AuditModel
internal import Causes

/// The test cases of a report, by file and language, in source order: one per cause, and one per text without findings.
struct JUnitCases {
  /// A cause, or a text without findings.
  struct Case {
    enum Subject {
      case cause(Cause)
      /// A text, as the index of its first result.
      case text(Int)
    }

    var subject: Subject
    /// The line of the cause or text, from 1.
    var line: Int
    /// Whether any finding of the cause fails the run.
    var hasFailed = false
  }

  /// The cases of one file and language.
  struct Suite {
    /// The file's path as in machine-readable reports.
    var file: String
    /// The class name of all cases: the file and the language.
    var classname: String
    /// The display name of the suite.
    var name: String
    var cases: Range<Int>
    var counts = JUnitCounts()

    init(_ file: String, _ locale: String, startingAt first: Int) {
      self.file = FileReference(file).path
      classname = locale.isEmpty ? self.file : "\(self.file).\(locale)"
      name = locale.isEmpty ? self.file : "\(self.file) (\(locale))"
      cases = first..<first
    }
  }

  /// A cause or a result that becomes a case.
  private struct Entry {
    var file: Int
    /// The language of the case; empty if it has several or none.
    var locale: String
    var location: SourceLocation
    var subject: Case.Subject
    /// The index among the causes followed by the results.
    var place: Int
  }

  private(set) var suites: [Suite] = []
  private(set) var cases: [Case] = []
  let report: AuditReport

  init(report: AuditReport) {
    self.report = report
    var files = NameNumbers()
    var entries: [Entry] = []
    for cause in report.causes {
      let isOfLanguage = (cause.kind == .key || cause.kind == .language) && cause.extent.languages.count == 1
      entries.append(
        Entry(
          file: files.number(cause.location.file), locale: isOfLanguage ? cause.extent.languages[0] : "",
          location: cause.location, subject: .cause(cause), place: entries.count))
    }
    for index in textsWithoutFindings {
      let result = report.results[index]
      entries.append(
        Entry(
          file: files.number(result.location.file), locale: result.string.locale, location: result.location,
          subject: .text(index), place: entries.count))
    }
    let ranks = files.ranks
    // Causes of equal places keep their order, because they are sorted worst first.
    entries.sort { one, other in
      (ranks[one.file], one.locale, one.location.line, one.location.column, one.place)
        < (ranks[other.file], other.locale, other.location.line, other.location.column, other.place)
    }
    for (index, entry) in entries.enumerated() {
      let isSame = index > 0 && entries[index - 1].file == entry.file && entries[index - 1].locale == entry.locale
      if !isSame { suites.append(Suite(entry.location.file, entry.locale, startingAt: cases.count)) }
      add(entry)
    }
  }

  /// The name of a case: the site, which has no line, and the message of a cause; the key of a text.
  func name(of one: Case) -> String {
    switch one.subject {
    case .text(let index): return report.results[index].string.key
    case .cause(let cause):
      let example = report.findings[cause.example].fields
      let use = cause.kind == .place ? example.value.uses.first { $0.location == cause.location } : nil
      return FindingSentence.cut("\(use?.place ?? example.value.key): \(example.value.message.text)", to: 300)
    }
  }

  /// Returns the reason why the text of a case was not measured; nil if it was.
  func notMeasured(_ one: Case) -> SlotMeasurement.NotMeasured? {
    guard case .text(let index) = one.subject else { return nil }
    return report.results[index].notMeasured
  }

  /// Adds the case of an entry to the last suite.
  private mutating func add(_ entry: Entry) {
    var one = Case(subject: entry.subject, line: max(1, entry.location.line))
    let suite = suites.count - 1
    if case .cause(let cause) = entry.subject {
      let ending = report.ending ?? AuditReport.Ending(exitStatus: 0, failsFrom: .error)
      one.hasFailed = cause.findings.contains { ending.isFailed(by: report.findings[$0]) }
      if one.hasFailed { suites[suite].counts.failures += 1 } else { suites[suite].counts.skipped += 1 }
    } else if notMeasured(one) != nil {
      suites[suite].counts.skipped += 1
    }
    suites[suite].counts.tests += 1
    cases.append(one)
    suites[suite].cases = suites[suite].cases.lowerBound..<cases.count
  }

  // MARK: Texts

  /// The identity of a text; a text in several slots is one case.
  private struct Text: Hashable {
    var location: SourceLocation
    var key: String
    var locale: String?
  }

  /// The indices of the first results of texts without findings; empty if the run does not keep results.
  private var textsWithoutFindings: [Int] {
    guard !report.results.isEmpty else { return [] }
    var known: Set<Text> = []
    for finding in report.findings {
      let fields = finding.fields
      known.insert(Text(location: fields.value.location, key: fields.value.key, locale: fields.value.locale))
    }
    return report.results.indices.filter { index in
      let result = report.results[index]
      let text = Text(location: result.location, key: result.string.key, locale: result.string.locale)
      return known.insert(text).inserted
    }
  }
}

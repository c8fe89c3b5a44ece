internal import AuditModel
internal import Bytes
internal import Causes
internal import DynamicType

/// The lines of a report with one cause per line.
///
/// Members without a value are omitted. Every text has a maximum length, in Unicode scalars (our own choice: what a
/// reader needs to recognize it).
struct CauseLines {
  private enum Longest {
    static let path = 300
    static let sentence = 400
    static let text = 200
    static let name = 60
  }

  /// The maximum number of sites of a cause.
  static let mostSites = 5
  /// The maximum number of languages of a cause.
  static let mostLanguages = 10
  /// The maximum number of notices of the run.
  static let mostNotices = 10

  private let report: AuditReport
  /// The source texts of the findings' keys, as far as findings about them state them.
  private let sources: [Key: String]

  /// A key of a table; compared by bytes, like all names.
  private struct Key: Hashable {
    let group: ExactText
    let table: ExactText?
    let key: ExactText

    init(_ finding: Shared<Finding.Fields>) {
      (group, key) = (ExactText(finding.value.group), ExactText(finding.value.key))
      table = finding.value.table.map(ExactText.init)
    }
  }

  init(_ report: AuditReport) {
    self.report = report
    var sources: [Key: String] = [:]
    for finding in report.findings where finding.fields.value.isSource {
      sources[Key(finding.fields)] = finding.fields.value.text
    }
    self.sources = sources
  }

  // MARK: The run

  /// Writes the line about the run.
  func writeRun(_ causes: [Cause], to json: inout JSONWriter) {
    let notices = ReportNotice.list(of: report)
    json.object(.tight) { json in
      json.object("causes", of: Self.counts(causes.lazy.map { ($0.outcome, $0.severity) }))
      if let comparison = report.comparison { json.object("compare", of: comparison.members) }
      if let ending = report.ending { json.field("exitStatus", ending.exitStatus) }
      json.object(
        "findings",
        of: [
          "errors": report.summary.errors, "needsReview": report.tally.reviews, "notes": report.summary.notes,
          "warnings": report.summary.warnings,
        ])
      json.field("kind", "run")
      json.field("noticeCount", notices.count)
      json.array("notices", notices.prefix(Self.mostNotices)) { write($1, to: &$0) }
      json.field("platform", report.platform)
      json.field("schemaVersion", JSONReporter.schemaVersion)
      if report.hasTexts { json.object("texts", of: report.tally.allOutcomes.members) }
      json.writeTool(version: report.version)
    }
    json.append("\n")
  }

  private static func counts(_ causes: some Sequence<(Verdict, Finding.Severity)>) -> [String: Int] {
    var counts = AuditReport.Tally.Counts()
    for (outcome, severity) in causes { counts.countFinding(outcome, severity) }
    return [
      "errors": counts.errors, "needsReview": counts.reviews, "notes": counts.notes, "warnings": counts.warnings,
    ]
  }

  private func write(_ notice: ReportNotice, to json: inout JSONWriter) {
    json.object { json in
      if let place = notice.location {
        json.field("column", place.column)
        json.field("file", cut: place.file, to: Longest.path)
      }
      json.field("kind", notice.kind.rawValue)
      if let place = notice.location { json.field("line", place.line) }
      json.field("message", cut: notice.message, to: Longest.sentence)
      json.field("remedy", cut: notice.remedy, to: Longest.sentence)
      json.field("severity", notice.severity.rawValue)
    }
  }

  // MARK: A cause

  /// Writes the line about a cause.
  func write(_ cause: Cause, to json: inout JSONWriter) {
    let example = report.findings[cause.example].fields
    let visible = example.value.worst?.visibleText ?? example.value.firstVisibleText
    let source = example.value.locale == nil || example.value.isSource ? nil : sources[Key(example)]
    json.object(.tight) { json in
      if let certainty = cause.certainty { json.field("certainty", certainty.rawValue) }
      if let change = cause.change(in: report) { json.field("change", change.rawValue) }
      json.field("column", cause.location.column)
      json.object("edit") { write(cause.edit, to: &$0) }
      json.field("file", cut: cause.location.file, to: Longest.path)
      json.field("findingCount", cause.findings.count)
      json.field("fingerprint", cause.fingerprint)
      if let first = cause.firstCategory { json.field("firstCategory", first.rawValue) }
      json.field("key", cut: example.value.key, to: Longest.text)
      json.field("keys", cause.extent.keys)
      json.field("kind", cause.kind.rawValue)
      writeLanguages(of: cause, to: &json)
      json.field("line", cause.location.line)
      json.field("locale", cut: example.value.locale, to: Longest.name)
      json.field("message", cut: example.value.message.text, to: Longest.sentence)
      json.field("outcome", cause.outcome.rawValue)
      if let reason = cause.reason { json.field("reason", reason.rawValue) }
      json.field("rule", cause.rule)
      json.field("severity", cause.severity.rawValue)
      writeSites(of: cause, to: &json)
      json.field("sourceText", cut: source, to: Longest.text)
      json.field("text", cut: example.value.locale == nil ? nil : example.value.text, to: Longest.text)
      json.field("texts", cause.extent.texts)
      json.field("visibleText", cut: visible, to: Longest.text)
    }
    json.append("\n")
  }

  private func write(_ edit: CauseEdit, to json: inout JSONWriter) {
    json.field("advice", cut: edit.advice, to: Longest.sentence)
    json.field("column", edit.location.column)
    json.field("file", cut: edit.location.file, to: Longest.path)
    json.field("line", edit.location.line)
    json.field("statement", cut: edit.statement, to: Longest.text)
  }

  private func writeLanguages(of cause: Cause, to json: inout JSONWriter) {
    guard !cause.extent.languages.isEmpty else { return }
    json.field("languageCount", cause.extent.languages.count)
    json.array("languages", cause.extent.languages.prefix(Self.mostLanguages)) { json, language in
      json.value(FindingSentence.cut(language, to: Longest.name))
    }
  }

  /// Writes the sites, unless the only one is the location of the cause.
  private func writeSites(of cause: Cause, to json: inout JSONWriter) {
    let sites = cause.extent.sites
    guard !sites.isEmpty, sites != [cause.location] else { return }
    json.field("siteCount", sites.count)
    json.array("sites", sites.prefix(Self.mostSites)) { json, site in
      json.object { json in
        json.field("column", site.column)
        json.field("file", cut: site.file, to: Longest.path)
        json.field("line", site.line)
      }
    }
  }
}

extension JSONWriter {
  /// Writes a text of at most `limit` scalars; nil is omitted.
  fileprivate mutating func field(_ name: StaticString, cut text: String?, to limit: Int) {
    if let text { field(name, FindingSentence.cut(text, to: limit)) }
  }
}

extension TextOutcomes {
  /// The numbers of texts by outcome, in the words of the JSON report.
  var members: [String: Int] {
    [
      "bounded": bounded, "fail": fail, "needsReview": review, "notApplicable": undrawn, "notMeasured": unmeasured,
      "pass": pass,
    ]
  }
}

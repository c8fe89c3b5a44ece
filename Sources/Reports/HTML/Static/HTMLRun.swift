internal import AuditModel
internal import DynamicType

/// The section about the run: command, options, fonts, notes, skipped files and rules.
struct HTMLRun {
  let report: AuditReport
  let details: PageDetails
  /// The arguments of the run that made the report.
  let command: CommandWords
  let languages: PageLanguages
  /// The parts of the run that the page omits, as sentences.
  let dropped: [String]

  /// The maximum numbers of notices, files and fixed findings; the JSON report has all.
  ///
  /// With more, the page of a large app would start with over 1,500 elements.
  private static let noticesShown = 25

  var values: HTMLValues {
    let run = PageRun(report: report, details: details, command: command)
    let notices = run.notices
    let files = run.skippedFiles
    let fixed = report.comparison?.fixed ?? []
    let unmeasured = run.unmeasured.map(\.words)
    let values: [String: (any Sendable)?] = [
      "command": run.commandText, "jsonReport": details.jsonReport.map { Quotation($0, limit: 300).text },
      "facts": facts(run), "hasOptions": !run.options.isEmpty, "options": run.options.map(row),
      "hasUnmeasured": !unmeasured.isEmpty, "unmeasured": unmeasured.map { HTMLValues(["words": $0]) },
      "hasDropped": !dropped.isEmpty, "dropped": dropped.map { HTMLValues(["words": $0]) },
      "hasFixed": !fixed.isEmpty,
      "fixedTitle": fixedTitle,
      "fixed": fixed.prefix(Self.noticesShown).map { HTMLValues(["words": Wording.fixed($0)]) },
      "fixedLeft": Wording.more(fixed.count - Self.noticesShown, "fixed finding"), "hasNotices": !notices.isEmpty,
      "notices": notices.prefix(Self.noticesShown).map(row),
      "noticesLeft": Wording.more(notices.count - Self.noticesShown, "note"), "hasFiles": !files.isEmpty,
      "files": files.prefix(Self.noticesShown).map(row),
      "filesLeft": Wording.more(files.count - Self.noticesShown, "skipped file"), "hasRules": !run.rules.isEmpty,
      "rules": run.rules.map(row),
    ]
    return HTMLValues(values.merging(HTMLLargerText(report: report, languages: languages).values) { $1 })
  }

  private func facts(_ run: PageRun) -> [HTMLValues] {
    var facts: [HTMLValues] = []
    func add(_ name: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      facts.append(HTMLValues(["name": name, "value": value]))
    }
    add("Platform", run.platformName)
    add("Devices", Listing(naming: report.subject.devices, upTo: 4).description)
    add("Default available width", run.containerWords)
    add("Fonts", run.fontWords.joined(separator: "; "))
    add("Libraries", run.libraries.joined(separator: ", "))
    add("Compared with", report.comparison.map { "\(Quotation.escape($0.file)): \(Wording.changes($0))" })
    return facts
  }

  private var fixedTitle: String {
    guard let comparison = report.comparison else { return "" }
    let count = Wording.count(comparison.fixed.count, "finding")
    return "Fixed since \(Quotation.escape(comparison.file)): \(count)"
  }

  private func row(_ option: PageDetails.Option) -> HTMLValues {
    HTMLValues([
      "name": Quotation(option.name).text, "value": Quotation(option.value, limit: 200).text,
      "origin": Quotation(option.origin, limit: 200).text,
    ])
  }

  private func row(_ notice: ReportNotice) -> HTMLValues {
    HTMLValues([
      "level": notice.severity == .error ? "fail" : "review", "name": notice.severity.rawValue,
      "words": FindingSentence.cut(Wording.sentence(notice.message)),
      "place": notice.location.map(HTMLPlace(sourceURL: details.sourceURL).values),
      "fix": notice.remedy.map { FindingSentence.cut(Wording.sentence($0)) },
    ])
  }

  private func row(_ file: FileUse) -> HTMLValues {
    HTMLValues([
      "path": Quotation(file.path, limit: 300).text, "why": FindingSentence.cut(Wording.sentence(file.reason ?? "")),
    ])
  }

  private func row(_ rule: RuleDescriptor) -> HTMLValues {
    let findings = report.findings.lazy.filter { $0.rule == rule.id }
    return HTMLValues([
      "id": rule.id, "title": rule.title, "rationale": rule.rationale, "page": report.page(ofRule: rule.id),
      "fail": Wording.number(findings.count { $0.outcome == .fail }),
      "review": Wording.number(findings.count { $0.outcome == .needsReview }),
    ])
  }
}

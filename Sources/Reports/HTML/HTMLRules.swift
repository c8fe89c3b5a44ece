internal import AuditModel

/// The end of the page: descriptions of the rules with findings, fonts and libraries used, and the script.
struct HTMLRules {
  let report: AuditReport
  /// The arguments of the run that made the report.
  let command: CommandWords

  var values: HTMLValues {
    let found = Set(report.findings.lazy.map(\.rule))
    let rules = report.rules.filter { found.contains($0.id) }.sorted { $0.id < $1.id }
    return HTMLValues([
      "command": .maybe(ReproductionCommand.text(command.run)), "hasRules": .truth(!rules.isEmpty),
      "rules": .many(rules.map(row)),
      "fonts": .many(report.fonts.map(row)),
      "libraries": .maybe(report.libraries.isEmpty ? nil : report.libraries.joined(separator: ", ")),
      "container": .maybe(report.container.map(Wording.width(of:))),
      "version": .text(report.version), "script": .text(HTMLTemplate.script),
    ])
  }

  private func row(_ rule: RuleDescriptor) -> HTMLValues {
    let criteria = rule.criteria.map {
      HTMLValues([
        "name": .text("\($0.id), \($0.title)"),
        "link": .maybe($0.source.hasPrefix("https://") && !$0.source.contains(" ") ? $0.source : nil),
        "source": .text($0.source),
      ])
    }
    return HTMLValues([
      "id": .text(rule.id), "title": .text(rule.title), "rationale": .text(rule.rationale),
      "page": .maybe(report.page(ofRule: rule.id)), "severity": .text(rule.severity),
      "options": .many(RulePage(rule).thresholds.map { HTMLValues(["option": .text($0)]) }),
      "criteria": .many(criteria),
    ])
  }

  private func row(_ font: FontUse) -> HTMLValues {
    let stands = font.standsInFor.isEmpty ? "" : " for \(font.standsInFor)"
    return HTMLValues([
      "font": .text(Quotation("\(font.id)\(stands)", limit: 120).text), "calibrated": .truth(font.calibrated),
    ])
  }
}

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
      "command": ReproductionCommand.text(command.run), "hasRules": !rules.isEmpty, "rules": rules.map(row),
      "fonts": report.fonts.map(row),
      "libraries": report.libraries.isEmpty ? nil : report.libraries.joined(separator: ", "),
      "container": report.container.map(Wording.width(of:)), "version": report.version, "script": HTMLTemplate.script,
    ])
  }

  private func row(_ rule: RuleDescriptor) -> HTMLValues {
    let criteria = rule.criteria.map {
      HTMLValues([
        "name": "\($0.id), \($0.title)",
        "link": $0.source.hasPrefix("https://") && !$0.source.contains(" ") ? $0.source : nil, "source": $0.source,
      ])
    }
    return HTMLValues([
      "id": rule.id, "title": rule.title, "rationale": rule.rationale, "page": report.page(ofRule: rule.id),
      "severity": rule.severity, "options": RulePage(rule).thresholds.map { HTMLValues(["option": $0]) },
      "criteria": criteria,
    ])
  }

  private func row(_ font: FontUse) -> HTMLValues {
    let stands = font.standsInFor.isEmpty ? "" : " for \(font.standsInFor)"
    return HTMLValues([
      "font": Quotation("\(font.id)\(stands)", limit: 120).text, "calibrated": font.calibrated,
    ])
  }
}

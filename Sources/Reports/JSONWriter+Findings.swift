internal import AuditModel
internal import DynamicType

/// Findings, issues and facts of a run in the published JSON format.
///
/// Keys are sorted by their bytes.
extension JSONWriter {
  mutating func write(_ finding: Finding) {
    object { json in
      json.field("boldText", finding.slot?.boldText)
      if let colors = finding.colors {
        json.key("colors")
        json.write(colors)
      }
      json.field("column", finding.location.column)
      json.field("file", finding.location.file)
      json.field("fingerprint", finding.fingerprint)
      json.field("firstCategory", finding.firstCategory?.rawValue)
      if let visible = finding.firstVisibleText { json.field("firstVisibleText", visible) }
      if let form = finding.form { json.field("form", form) }
      json.field("key", finding.key)
      if let layout = finding.layout {
        json.key("layout")
        json.write(layout)
      }
      json.field("line", finding.location.line)
      json.field("lineLimit", finding.lineLimit)
      json.field("locale", finding.locale)
      if !finding.locales.isEmpty {
        json.key("locales")
        json.array(finding.locales, .compact) { $0.value($1) }
      }
      json.field("message", finding.message.text)
      json.field("outcome", finding.outcome.rawValue)
      json.field("reason", finding.reason?.rawValue)
      json.field("remedy", finding.remedy)
      json.field("role", finding.slot?.role.rawValue)
      json.key("room")
      if let slot = finding.slot { json.write(room: slot) } else { json.null() }
      json.field("rule", finding.rule)
      json.field("severity", finding.severity.rawValue)
      json.field("style", finding.style?.rawValue)
      json.field("text", finding.text)
      json.key("worst")
      json.write(finding.worst)
    }
  }

  private mutating func write(_ worst: Finding.Worst?) {
    guard let worst else { return null() }
    object { json in
      json.field("category", worst.category.rawValue)
      json.field("overBy", worst.overBy)
      json.field("visibleText", worst.visibleText)
    }
  }

  mutating func write(_ container: AuditReport.Container) {
    object { json in
      json.field("height", container.height)
      json.key("lines")
      if let lines = Int(container.lines) { json.value(lines) } else { json.value(container.lines) }
      json.field("source", container.source)
      json.field("width", container.width)
    }
  }

  mutating func write(_ accepted: AuditReport.Accepted) {
    object { json in
      json.field("baselined", accepted.baselined)
      json.field("stale", accepted.stale)
      json.field("suppressed", accepted.suppressed)
      json.field("worsened", accepted.worsened)
    }
  }

  mutating func write(_ font: FontUse) {
    object { json in
      json.field("calibrated", font.calibrated)
      json.field("hashKnown", font.hashKnown)
      json.field("id", font.id)
      json.key("sha256")
      json.value(font.sha256)
      json.field("standsInFor", font.standsInFor)
    }
  }

  mutating func write(_ issue: InputIssue) {
    object { json in
      json.field("column", issue.location.column)
      json.field("file", issue.location.file)
      json.field("line", issue.location.line)
      json.field("message", issue.message)
      json.field("remedy", issue.remedy)
      json.field("severity", issue.severity.rawValue)
    }
  }

  mutating func write(_ counts: [String: Int]) {
    let sorted = counts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    object { json in
      for (name, count) in sorted {
        json.key(named: name)
        json.value(count)
      }
    }
  }

  /// Writes the counts of texts, with those of colours and screens in `color` and `layout`.
  ///
  /// If a run checked only colours or only screens, their counts are the members of the summary.
  mutating func writeSummary(of report: AuditReport, hasTexts: Bool) {
    let (summary, layouts) = (report.summary, report.layoutSummary)
    let colors = report.palettes == nil ? nil : report.colorSummary
    let counts = SeverityCounts(report)
    object { json in
      if !hasTexts, let colors, layouts == nil { return json.writeFields(colors, counts) }
      if !hasTexts, let layouts, colors == nil { return json.writeFields(layouts, counts) }
      if let colors {
        json.key("color")
        json.object { $0.writeFields(colors, nil) }
      }
      if hasTexts { json.field("distinctTexts", summary.distinctTexts) }
      json.field("errors", summary.errors)
      if hasTexts { json.field("fail", summary.fail) }
      json.writeInputs(counts)
      if let layouts {
        json.key("layout")
        json.object { $0.writeFields(layouts, nil) }
      }
      guard hasTexts else {
        json.field("notes", summary.notes)
        json.field("warnings", summary.warnings)
        return
      }
      json.field("measurements", summary.measurements)
      json.field("needsReview", summary.needsReview)
      json.field("notMeasured", summary.notMeasured)
      json.field("notes", summary.notes)
      json.field("pass", summary.pass)
      json.field("texts", summary.texts)
      json.field("warnings", summary.warnings)
    }
  }

  /// The problems of inputs.
  ///
  /// `errors` and `warnings` count only findings.
  mutating func writeInputs(_ counts: SeverityCounts) {
    field("inputErrors", counts.inputErrors)
    field("inputWarnings", counts.inputWarnings)
  }

  private mutating func writeFields(_ colors: AuditReport.ColorSummary, _ counts: SeverityCounts?) {
    field("colors", colors.colors)
    if let counts { field("errors", counts.findings.errors) }
    field("fail", colors.fail)
    if let counts { writeInputs(counts) }
    field("judgements", colors.judgements)
    field("leftOutPairs", colors.leftOutPairs)
    field("needsReview", colors.needsReview)
    field("notApplicable", colors.notApplicable)
    if let counts { field("notes", counts.notes) }
    field("pairs", colors.pairs)
    field("pass", colors.pass)
    if let counts { field("warnings", counts.findings.warnings) }
  }

  /// The name and version of the tool.
  mutating func writeTool(version: String) {
    key("tool")
    object { json in
      json.field("name", "typecheck")
      json.field("version", version)
    }
  }
}

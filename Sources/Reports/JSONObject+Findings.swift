internal import AuditModel
internal import DynamicType

extension Finding: JSONObject {
  func writeMembers(to json: inout JSONWriter) { writeMembers(to: &json, cause: nil) }

  /// Writes the members; `cause` is the index of the cause, and nil for a finding outside of a report.
  func writeMembers(to json: inout JSONWriter, cause: Int?) {
    json.field("boldText", slot?.boldText)
    if let cause { json.field("cause", cause) }
    json.field("certainty", self.outcome == .fail ? self.certainty.rawValue : nil)
    if let change = self.change { json.field("change", change.rawValue) }
    if let colors { json.field("colors", colors) }
    json.field("column", self.location.column)
    json.field("file", self.location.file)
    json.field("fingerprint", fingerprint)
    json.field("firstCategory", self.firstCategory?.rawValue)
    if let firstVisibleText = self.firstVisibleText { json.field("firstVisibleText", firstVisibleText) }
    if let size = slot?.size { json.field("fixedSize", size) }
    if let form = self.form { json.field("form", form) }
    json.field("key", self.key)
    if let layout { json.field("layout", layout) }
    json.field("line", self.location.line)
    json.field("lineLimit", self.lineLimit)
    json.field("locale", self.locale)
    if !self.locales.isEmpty { json.field("locales", self.locales) }
    json.field("message", self.message.text)
    json.field("outcome", self.outcome.rawValue)
    json.field("reason", self.reason?.rawValue)
    json.field("remedy", self.remedy)
    json.field("role", slot?.role.rawValue)
    json.field(roomOf: slot)
    json.field("rule", self.rule)
    json.field("severity", self.severity.rawValue)
    json.field("style", self.style?.rawValue)
    json.field("text", self.text)
    if !self.uses.isEmpty { json.field("uses", self.uses) }
    json.field("worst", self.worst)
  }
}

extension Finding.Worst: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("category", category.rawValue)
    json.field("overBy", overBy)
    json.field("visibleText", visibleText)
  }
}

extension TextUse: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("column", location.column)
    json.field("file", location.file)
    json.field("kind", role.rawValue)
    json.field("line", location.line)
    json.field("place", place)
    json.array("steps", steps) { json, step in
      json.object { json in
        json.field("column", step.column)
        json.field("file", step.file)
        json.field("line", step.line)
      }
    }
    json.field("way", way.rawValue)
  }
}

extension AuditReport.Container: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("height", height)
    if let lines = Int(lines) { json.field("lines", lines) } else { json.field("lines", lines) }
    json.field("source", source)
    json.field("width", width)
  }
}

extension FontUse: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("calibrated", calibrated)
    json.field("hashKnown", hashKnown)
    json.field("id", id)
    json.field("sha256", sha256)
    json.field("standsInFor", standsInFor)
  }
}

extension InputIssue: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("column", location.column)
    json.field("file", location.file)
    json.field("line", location.line)
    json.field("message", message)
    json.field("remedy", remedy)
    json.field("severity", severity.rawValue)
  }
}

extension JSONWriter {
  /// Writes the summary: the counts of texts, with those of colours and screens in `color` and `layout`.
  ///
  /// If a run checked only colours or only screens, the summary contains their counts directly. Errors and warnings
  /// count findings only; input problems have separate counts. `bounded` counts texts by the reason why their slot or
  /// container is not fully known.
  mutating func writeSummary(of report: AuditReport) {
    let (summary, severities) = (report.summary, SeverityCounts(report))
    var counts = [
      "errors": summary.errors, "inputErrors": severities.inputErrors, "inputWarnings": severities.inputWarnings,
      "notes": summary.notes, "warnings": summary.warnings,
    ]
    var parts: [String: [String: Int]] = [:]
    parts["compare"] = report.comparison?.members
    if report.palettes != nil { parts["color"] = report.colorSummary.members }
    parts["layout"] = report.layoutSummary?.members
    if report.hasTexts {
      counts.merge(summary.membersOfTexts) { first, _ in first }
      parts["textsByOutcome"] = report.tally.allOutcomes.members
      let bounded = report.tally.textsByBoundedReason
      if !bounded.isEmpty {
        parts["bounded"] = Dictionary(uniqueKeysWithValues: bounded.map { ($0.key.rawValue, $0.value) })
      }
    } else if parts.count == 1, let only = parts.popFirst() {
      counts.merge(only.value) { first, _ in first }
    }
    object("summary") { json in
      for name in (Array(counts.keys) + parts.keys).sorted() {
        json.key(named: name)
        if let part = parts[name] { json.object(of: part) } else { json.value(counts[name]) }
      }
    }
  }

  /// Writes the name and version of the tool.
  mutating func writeTool(version: String) {
    object("tool", of: ["name": "typecheck", "version": version])
  }
}

extension AuditReport.Summary {
  fileprivate var membersOfTexts: [String: Int] {
    [
      "distinctTexts": distinctTexts, "fail": fail, "measurements": measurements, "needsReview": needsReview,
      "notMeasured": notMeasured, "pass": pass, "texts": texts,
    ]
  }
}

extension AuditReport.ColorSummary {
  fileprivate var members: [String: Int] {
    counts.members(with: ["colors": colors, "leftOutPairs": leftOutPairs, "pairs": pairs])
  }
}

extension AuditReport.LayoutSummary {
  fileprivate var members: [String: Int] {
    counts.members(with: ["elements": elements, "layouts": layouts, "screens": screens])
  }
}

extension JudgementCounts {
  fileprivate func members(with subjects: [String: Int]) -> [String: Int] {
    let outcomes = [
      "fail": fail, "judgements": judgements, "needsReview": needsReview, "notApplicable": notApplicable, "pass": pass,
    ]
    return outcomes.merging(subjects) { first, _ in first }
  }
}

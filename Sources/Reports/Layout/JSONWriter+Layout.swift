internal import AuditModel

/// Screens and their elements in the published JSON format.
///
/// Keys are sorted by their bytes.
extension JSONWriter {
  mutating func write(_ layout: LayoutEvidence) {
    object { json in
      json.field("element", layout.element)
      json.key("environments")
      json.array(layout.environments) { $0.value($1) }
      json.key("frame")
      if let frame = layout.frameNumbers { json.array(frame) { $0.value($1) } } else { json.null() }
      json.field("overBy", layout.overBy)
      json.field("role", layout.role?.rawValue)
      json.field("screen", layout.screen)
    }
  }

  mutating func writeFields(_ layouts: AuditReport.LayoutSummary, _ counts: SeverityCounts?) {
    field("elements", layouts.elements)
    if let counts { field("errors", counts.findings.errors) }
    field("fail", layouts.fail)
    if let counts { writeInputs(counts) }
    field("judgements", layouts.judgements)
    field("layouts", layouts.layouts)
    field("needsReview", layouts.needsReview)
    field("notApplicable", layouts.notApplicable)
    if let counts { field("notes", counts.notes) }
    field("pass", layouts.pass)
    field("screens", layouts.screens)
    if let counts { field("warnings", counts.findings.warnings) }
  }

  /// The properties of a SARIF result.
  mutating func write(sarifPropertiesOf finding: Shared<Finding.Fields>, _ layout: LayoutEvidence) {
    object { json in
      json.field("element", layout.element)
      json.key("environments")
      json.array(layout.environments) { $0.value($1) }
      json.key("frame")
      if let frame = layout.frameNumbers { json.array(frame) { $0.value($1) } } else { json.null() }
      json.field("outcome", finding.value.outcome.rawValue)
      json.field("overBy", layout.overBy)
      json.field("reason", finding.value.reason?.rawValue)
      json.field("role", layout.role?.rawValue)
      json.field("screen", layout.screen)
    }
  }
}

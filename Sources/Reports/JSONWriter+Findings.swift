internal import AuditModel
internal import DynamicType

/// Findings, issues and the facts of a run as the contract spells them, keys in the order of their bytes.
extension JSONWriter {
  mutating func write(_ finding: Finding) {
    object { json in
      json.key("boldText")
      json.value(finding.slot.boldText)
      json.key("column")
      json.value(finding.location.column)
      json.key("file")
      json.value(finding.location.file)
      json.key("fingerprint")
      json.value(finding.fingerprint)
      json.key("firstCategory")
      json.value(finding.firstCategory?.rawValue)
      json.key("key")
      json.value(finding.key)
      json.key("line")
      json.value(finding.location.line)
      json.key("lineLimit")
      json.value(finding.lineLimit)
      json.key("locale")
      json.value(finding.locale)
      json.key("message")
      json.value(finding.message.text)
      json.key("outcome")
      json.value(finding.outcome.rawValue)
      json.key("reason")
      json.value(finding.reason?.rawValue)
      json.key("remedy")
      json.value(finding.remedy)
      json.key("role")
      json.value(finding.slot.role.rawValue)
      json.key("room")
      json.write(room: finding.slot)
      json.key("rule")
      json.value(finding.rule)
      json.key("severity")
      json.value(finding.severity.rawValue)
      json.key("style")
      json.value(finding.style.rawValue)
      json.key("text")
      json.value(finding.text)
      json.key("worst")
      json.write(finding.worst)
    }
  }

  private mutating func write(_ worst: Finding.Worst?) {
    guard let worst else { return null() }
    object { json in
      json.key("category")
      json.value(worst.category.rawValue)
      json.key("overBy")
      json.value(worst.overBy)
      json.key("visibleText")
      json.value(worst.visibleText)
    }
  }

  mutating func write(_ container: AuditReport.Container) {
    object { json in
      json.key("height")
      json.value(container.height)
      json.key("lines")
      if let lines = Int(container.lines) { json.value(lines) } else { json.value(container.lines) }
      json.key("source")
      json.value(container.source)
      json.key("width")
      json.value(container.width)
    }
  }

  mutating func write(_ font: FontUse) {
    object { json in
      json.key("calibrated")
      json.value(font.calibrated)
      json.key("hashKnown")
      json.value(font.hashKnown)
      json.key("id")
      json.value(font.id)
      json.key("sha256")
      json.value(font.sha256)
      json.key("standsInFor")
      json.value(font.standsInFor)
    }
  }

  mutating func write(_ issue: InputIssue) {
    object { json in
      json.key("column")
      json.value(issue.location.column)
      json.key("file")
      json.value(issue.location.file)
      json.key("line")
      json.value(issue.location.line)
      json.key("message")
      json.value(issue.message)
      json.key("remedy")
      json.value(issue.remedy)
      json.key("severity")
      json.value(issue.severity.rawValue)
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

  mutating func write(_ summary: AuditReport.Summary) {
    object { json in
      json.key("distinctTexts")
      json.value(summary.distinctTexts)
      json.key("errors")
      json.value(summary.errors)
      json.key("fail")
      json.value(summary.fail)
      json.key("measurements")
      json.value(summary.measurements)
      json.key("needsReview")
      json.value(summary.needsReview)
      json.key("notMeasured")
      json.value(summary.notMeasured)
      json.key("notes")
      json.value(summary.notes)
      json.key("pass")
      json.value(summary.pass)
      json.key("texts")
      json.value(summary.texts)
      json.key("warnings")
      json.value(summary.warnings)
    }
  }
}

internal import AuditModel
internal import DynamicType

extension JSONWriter {
  /// Writes a page's finding: the members of the JSON report that a page shows; those without a value are omitted.
  mutating func write(pageFinding finding: Finding, in rows: PageRows) {
    let fields = finding.fields.value
    object(.tight) { json in
      if finding.slot?.boldText == true { json.field("boldText", true) }
      if fields.outcome == .fail, fields.certainty == .likely { json.field("certainty", fields.certainty.rawValue) }
      if let change = fields.change { json.field("change", change.rawValue) }
      let files = Set(fields.uses.map(\.location.file)).sorted()
      if !files.isEmpty { json.field("codeFiles", files) }
      json.field("column", fields.location.column)
      json.field("file", fields.location.file)
      json.field("fingerprint", finding.fingerprint)
      if let category = fields.firstCategory { json.field("firstCategory", category.rawValue) }
      json.shown("fix", fields.remedy.map { Wording.sentence($0) })
      json.shown("form", fields.form)
      json.shown("key", fields.key)
      if let layout = finding.layout { json.field("layout", layout) }
      json.field("line", fields.location.line)
      if let lineLimit = fields.lineLimit { json.field("lineLimit", lineLimit) }
      if let locale = fields.locale { json.field("locale", locale) }
      if !fields.locales.isEmpty { json.field("locales", fields.locales) }
      json.shown("message", Wording.sentence(fields.message.text))
      json.field("outcome", fields.outcome.rawValue)
      if let reason = fields.reason { json.field("reason", reason.rawValue) }
      if let slot = finding.slot { json.field("role", slot.role.rawValue) }
      rows.write(TextVerdicts.Name(key: fields.key, group: fields.group), to: &json)
      json.field("rule", fields.rule)
      json.field("severity", fields.severity.rawValue)
      if let style = fields.style { json.field("style", style.rawValue) }
      json.shown("text", fields.text)
      if let worst = fields.worst {
        json.object("worst") { json in
          json.field("category", worst.category.rawValue)
          json.field("overBy", worst.overBy)
          if let visible = worst.visibleText { json.field("visibleText", FindingSentence.cut(visible)) }
        }
      }
    }
  }
}

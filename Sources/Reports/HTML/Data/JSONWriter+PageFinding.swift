internal import AuditModel
internal import DynamicType

extension JSONWriter {
  /// The place of a finding in a page, which determines the members to repeat.
  enum FindingPlace {
    /// A text slot has the finding, and provides its file, key, language and style.
    case slot
    /// A text has the finding, and provides its text.
    case text
    /// No text on the page has the finding.
    case alone
  }

  /// Writes a page's finding: the members of the JSON report, without those that the page has elsewhere.
  ///
  /// Members without a value are omitted.
  mutating func write(pageFinding finding: Finding, _ place: FindingPlace) {
    let fields = finding.fields.value
    let isWhole = place != .slot
    object(.tight) { json in
      if isWhole, finding.slot?.boldText == true { json.field("boldText", true) }
      if let change = fields.change { json.field("change", change.rawValue) }
      let files = Set(fields.uses.map(\.location.file)).sorted()
      if !files.isEmpty { json.field("codeFiles", files) }
      if isWhole {
        json.field("column", fields.location.column)
        json.field("file", fields.location.file)
      }
      json.field("fingerprint", finding.fingerprint)
      if let category = fields.firstCategory { json.field("firstCategory", category.rawValue) }
      json.shown("fix", fields.remedy.map { Wording.sentence($0) })
      json.shown("form", fields.form)
      if isWhole { json.shown("key", fields.key) }
      if let layout = finding.layout { json.field("layout", layout) }
      if isWhole {
        json.field("line", fields.location.line)
        if let limit = fields.lineLimit { json.field("lineLimit", limit) }
        if let locale = fields.locale { json.field("locale", locale) }
      }
      if !fields.locales.isEmpty { json.field("locales", fields.locales) }
      json.shown("message", Wording.sentence(fields.message.text))
      json.field("outcome", fields.outcome.rawValue)
      if let reason = fields.reason { json.field("reason", reason.rawValue) }
      if isWhole, let slot = finding.slot { json.field("role", slot.role.rawValue) }
      json.field("rule", fields.rule)
      json.field("severity", fields.severity.rawValue)
      if isWhole, let style = fields.style { json.field("style", style.rawValue) }
      if place == .alone { json.shown("text", fields.text) }
      if let worst = fields.worst {
        json.object("worst") { json in
          json.field("category", worst.category.rawValue)
          json.field("overBy", worst.overBy)
          if isWhole, let visible = worst.visibleText { json.field("visibleText", FindingSentence.cut(visible)) }
        }
      }
    }
  }
}

internal import AuditModel
internal import Causes
internal import DynamicType

extension JSONWriter {
  /// The maximum number of sites that a page lists for a cause (our own choice: the findings name all).
  private static let sitesShown = 20

  /// Writes a cause for a page with the first `count` of all findings of the report.
  mutating func write(_ cause: Cause, _ all: [Finding], upTo count: Int) {
    object(.tight) { json in
      if let certainty = cause.certainty { json.field("certainty", certainty.rawValue) }
      json.object("edit") { json in
        json.shown("advice", cause.edit.advice.map { Wording.sentence($0) })
        json.write(members: cause.edit.location)
        json.shown("statement", cause.edit.statement)
      }
      if cause.example < count { json.field("example", cause.example) }
      json.field("findings", cause.findings.filter { $0 < count })
      json.field("fingerprint", cause.fingerprint)
      if let category = cause.firstCategory { json.field("firstCategory", category.rawValue) }
      json.field("keys", cause.extent.keys)
      json.field("kind", cause.kind.rawValue)
      json.field("languages", cause.extent.languages)
      json.object("location") { $0.write(members: cause.location) }
      json.field("outcome", cause.outcome.rawValue)
      if let reason = cause.reason { json.field("reason", reason.rawValue) }
      json.field("rule", cause.rule)
      json.field("severity", cause.severity.rawValue)
      json.array("sites", cause.extent.sites.prefix(Self.sitesShown)) { json, site in
        json.object { $0.write(members: site) }
      }
      json.field("texts", cause.extent.texts)
      if let worst = cause.extent.worstLanguage { json.field("worst", worst) }
    }
  }

  private mutating func write(members location: SourceLocation) {
    field("column", location.column)
    field("file", location.file)
    field("line", location.line)
  }
}

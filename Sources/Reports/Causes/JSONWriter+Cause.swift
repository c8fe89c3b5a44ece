internal import AuditModel
internal import Causes
internal import DynamicType

extension JSONWriter {
  /// Writes a cause of a report; `example` is the finding that shows it best.
  mutating func write(_ cause: Cause, example: Finding) {
    object { json in
      json.field("certainty", cause.certainty?.rawValue)
      json.field("column", cause.location.column)
      json.object("edit") { json in
        json.field("advice", cause.edit.advice)
        json.field("column", cause.edit.location.column)
        json.field("file", cause.edit.location.file)
        json.field("line", cause.edit.location.line)
        json.field("statement", cause.edit.statement)
      }
      json.field("example", cause.example)
      json.field("file", cause.location.file)
      json.field("findings", cause.findings)
      json.field("fingerprint", cause.fingerprint)
      json.field("firstCategory", cause.firstCategory?.rawValue)
      json.field("keys", cause.extent.keys)
      json.field("kind", cause.kind.rawValue)
      json.field("languages", cause.extent.languages)
      json.field("line", cause.location.line)
      json.field("message", example.message.text)
      json.field("outcome", cause.outcome.rawValue)
      json.field("reason", cause.reason?.rawValue)
      json.field("rule", cause.rule)
      json.field("severity", cause.severity.rawValue)
      json.array("sites", cause.extent.sites) { json, site in
        json.object { json in
          json.field("column", site.column)
          json.field("file", site.file)
          json.field("line", site.line)
        }
      }
      json.field("texts", cause.extent.texts)
    }
  }
}

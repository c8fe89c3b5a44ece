internal import AuditModel

extension EarlierFinding: JSONObject {
  func writeMembers(to json: inout JSONWriter) {
    json.field("column", location.column)
    json.field("file", location.file)
    json.field("fingerprint", fingerprint)
    json.field("key", key)
    json.field("line", location.line)
    json.field("locale", locale)
    json.field("message", message)
    json.field("outcome", outcome.rawValue)
    json.field("rule", rule)
    json.field("severity", severity.rawValue)
  }
}

extension Comparison {
  /// The counts by name in the JSON report.
  var members: [String: Int] {
    [
      "accepted": accepted, "fixed": fixed.count, "known": known, "new": new, "notChecked": notChecked,
      "worse": worse,
    ]
  }
}

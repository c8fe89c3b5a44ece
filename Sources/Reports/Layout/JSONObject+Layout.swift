internal import AuditModel

extension LayoutEvidence: JSONObject {
  func writeMembers(to json: inout JSONWriter) { writeMembers(to: &json, finding: nil) }

  /// Writes the members, and a finding's outcome and reason for the properties of a SARIF result.
  func writeMembers(to json: inout JSONWriter, finding: Shared<Finding.Fields>?) {
    json.field("element", element)
    json.field("environments", environments)
    json.key("frame")
    if let frameNumbers { json.array(frameNumbers) { $0.value($1) } } else { json.null() }
    if let finding { json.field("outcome", finding.value.outcome.rawValue) }
    json.field("overBy", overBy)
    if let finding { json.field("reason", finding.value.reason?.rawValue) }
    json.field("role", role?.rawValue)
    json.field("screen", screen)
  }
}

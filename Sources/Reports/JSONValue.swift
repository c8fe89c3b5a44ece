/// A value that can be written to a JSON report.
protocol JSONValue {
  func write(to json: inout JSONWriter)
}

extension String: JSONValue {
  func write(to json: inout JSONWriter) { json.value { $0.append(quoted: self) } }
}

extension Int: JSONValue {
  func write(to json: inout JSONWriter) { json.value { $0.append(integer: self) } }
}

/// Numbers have at most four decimals.
extension Double: JSONValue {
  func write(to json: inout JSONWriter) { json.value { $0.append(number: self) } }
}

extension Bool: JSONValue {
  func write(to json: inout JSONWriter) { json.value { $0.append(self ? "true" : "false") } }
}

/// A value that is an object in a JSON report.
protocol JSONObject: JSONValue {
  /// Writes the members with sorted keys.
  func writeMembers(to json: inout JSONWriter)
}

extension JSONObject {
  func write(to json: inout JSONWriter) { json.object { writeMembers(to: &$0) } }
}

/// A value that JSON reports contain as an object.
protocol JSONObject {
  /// Writes the members with sorted keys.
  func writeMembers(to json: inout JSONWriter)
}

extension JSONWriter {
  mutating func value(_ value: some JSONObject) { object { value.writeMembers(to: &$0) } }

  mutating func field<Value: JSONObject>(_ name: StaticString, _ value: Value?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  mutating func field(_ name: StaticString, _ values: [some JSONObject], _ layout: Layout = .compact) {
    array(name, values, layout) { $0.value($1) }
  }
}

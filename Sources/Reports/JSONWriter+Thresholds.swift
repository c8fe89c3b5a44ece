internal import AuditModel

extension JSONWriter {
  /// A threshold whose value is not the default.
  mutating func write(_ option: RuleDescriptor.Option, of rule: String) {
    object { json in
      json.field("default", option.defaultValue)
      json.field("name", option.name)
      json.field("rule", rule)
      json.field("unit", option.unit.rawValue)
      json.field("value", option.value)
    }
  }
}

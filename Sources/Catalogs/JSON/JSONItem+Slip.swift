import DynamicType

extension JSONItem {
  /// A member of an object that was probably meant for a field of an item, and is misspelt.
  struct Slip {
    /// The member as it is written.
    let member: LocatedJSON.Member
    /// The field that was meant.
    let field: Field
  }
}

extension JSONMembers {
  /// The misspelt field of an object that is an item but for that; nil where it may be a group of texts.
  ///
  /// Names alone do not decide: `text` and `comments` are good keys of texts. The value has to be one of the field's, or
  /// every other member has to be a field.
  var slip: JSONItem.Slip? {
    guard counting.count <= JSONItem.fieldNames.count else { return nil }
    let fields = counting.filter { JSONItem.isField($0.key) }
    guard !fields.isEmpty, fields.count < counting.count else { return nil }
    let foreign = counting.filter { !JSONItem.isField($0.key) }
    let slips = foreign.compactMap { member in
      meant(member, beside: fields).map { JSONItem.Slip(member: member, field: $0) }
    }
    guard let first = slips.first, text != nil || slips.contains(where: { $0.field == .text }) else { return nil }
    if let typed = slips.first(where: { $0.field.isTyped }) { return typed }
    guard slips.count == foreign.count else { return nil }
    let hasTyped = fields.contains { member in
      JSONItem.Field(member.key).map { $0.isTyped && $0.takes(member.value) } ?? false
    }
    return text != nil || hasTyped ? first : nil
  }

  /// The field that a member was meant for, beside members that are fields.
  private func meant(_ member: LocatedJSON.Member, beside fields: [LocatedJSON.Member]) -> JSONItem.Field? {
    JSONItem.Field.allCases.first { field in
      let name = field.rawValue
      return !field.isOfLines && member.key != name + "s" && NearName.isNear(member.key, name)
        && !fields.contains { $0.key == name } && field.takes(member.value)
    }
  }
}

extension JSONItem.Field {
  /// Whether its values tell it from a text.
  var isTyped: Bool {
    switch self {
    case .text, .key, .source, .comment, .file: false
    case .role, .style, .weight, .width, .lines, .height, .maxCategory, .minimumScale, .locale, .line: true
    }
  }

  /// Whether a value is of the field's kind.
  ///
  /// - Parameter value: The value.
  /// - Returns: Whether it may be that field's.
  func takes(_ value: LocatedJSON) -> Bool {
    switch (self, value.content) {
    case (.width, .number), (.height, .number), (.lines, .number), (.minimumScale, .number), (.line, .number): true
    case (.locale, .string(let name)): LanguageTag.isKnown(name)
    case (.role, .string), (.style, .string), (.weight, .string), (.maxCategory, .string): isNamed(value)
    case (.text, .string), (.key, .string), (.source, .string), (.comment, .string), (.file, .string): true
    default: false
    }
  }

  private func isNamed(_ value: LocatedJSON) -> Bool {
    var item = JSONItem()
    item.read(self, value)
    return item.problems.isEmpty
  }
}

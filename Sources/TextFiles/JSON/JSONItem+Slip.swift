import AuditModel
import Documents

extension JSONMembers {
  /// Returns a misspelt field in an object that is otherwise an item, with the field that was probably meant.
  ///
  /// Nil if the object may be a group of texts. A similar name is not enough, because `texts` and `comments` are valid
  /// keys. The value must also be valid for the field, or all other members must be fields. In elements of a root
  /// array, `key` distinguishes items from groups.
  func slip(isElement: Bool) -> (member: LocatedJSON.Member, field: JSONItem.Field)? {
    guard counting.count <= JSONItem.fieldNames.count else { return nil }
    let fields = counting.filter { JSONItem.isField($0.key) }
    let foreign = counting.filter { !JSONItem.isField($0.key) }
    guard !fields.isEmpty, !foreign.isEmpty else { return nil }
    let isItem = isItem(isElement: isElement)
    let slips = foreign.compactMap { member in
      meant(member, beside: fields, isItem: isItem).map { (member: member, field: $0) }
    }
    guard let first = slips.first, text != nil || slips.contains(where: { $0.field.name == "text" }) else { return nil }
    if let typed = slips.first(where: { $0.field.isTyped }) { return typed }
    guard slips.count == foreign.count else { return nil }
    return text != nil || isItem ? first : nil
  }

  /// Returns the member `text` if it is not a string but the object is otherwise an item.
  ///
  /// Nil if the object may be a group. In elements of a root array, `key` distinguishes items from groups.
  func strangeText(isElement: Bool) -> LocatedJSON.Member? {
    guard let member = self["text"], foreign == nil, isItem(isElement: isElement) else { return nil }
    switch member.value.content {
    case .number, .bool: return member
    // Objects and arrays may be groups, and tools write null for a missing translation.
    case .string, .null, .object, .array, .quad: return nil
    }
  }

  /// Returns whether a member is clearly a field, by its value or, in elements of a root array, as `key`.
  private func isItem(isElement: Bool) -> Bool {
    counting.contains { member in
      guard let field = JSONItem.Field(member.key), field.takes(member.value) else { return false }
      return field.isTyped || (isElement && member.key == "key")
    }
  }

  /// Returns the field that a misspelt member was probably meant to be, or nil if there is none.
  ///
  /// `fields` are the valid fields of the object.
  private func meant(
    _ member: LocatedJSON.Member, beside fields: [LocatedJSON.Member], isItem: Bool
  ) -> JSONItem.Field? {
    JSONItem.Field.all.first { field in
      let name = field.name
      return !field.isOfLines && (isItem || member.key != name + "s") && NearName.isNear(member.key, name)
        && !fields.contains { $0.key == name } && field.takes(member.value)
    }
  }
}

extension JSONItem.Field {
  /// Whether the field restricts its values, so that a valid value is unlikely to be a text.
  var isTyped: Bool {
    switch self {
    case .text, .key, .source, .comment, .file, .id: false
    case .slot, .locale, .line: true
    }
  }

  /// Returns whether a value has the right type for the field; numbers may be out of range.
  func takes(_ value: LocatedJSON) -> Bool {
    switch (self, value.content) {
    case (.line, .number), (.id, .number), (.id, .string): true
    case (.locale, .string(let name)): LanguageTag.isKnown(name)
    case (.text, .string), (.key, .string), (.source, .string), (.comment, .string), (.file, .string): true
    case (.slot(let descriptor), let content):
      switch (descriptor.kind, content) {
      case (.number, .number): true
      case (.word, .string), (.flag, .bool): isValid(value)
      default: false
      }
    default: false
    }
  }

  private func isValid(_ value: LocatedJSON) -> Bool {
    var item = JSONItem()
    item.read(self, value)
    return item.problems.isEmpty
  }
}

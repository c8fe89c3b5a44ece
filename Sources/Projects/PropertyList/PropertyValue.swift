/// A value of a property list, with the line where it begins.
struct PropertyValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case text(String)
    case list([PropertyValue])
    case members([PropertyMember])
    /// Data, dates and other values that are not used for projects.
    case other
  }

  var content: Content
  var line: Int

  var text: String? { if case .text(let text) = content { text } else { nil } }
  var list: [PropertyValue] { if case .list(let list) = content { list } else { [] } }
  var members: [PropertyMember] { if case .members(let members) = content { members } else { [] } }
  var isDictionary: Bool { if case .members = content { true } else { false } }

  /// Returns the value of the first member with a key, or nil if there is none.
  subscript(key: String) -> PropertyValue? { members.first { $0.key == key }?.value }
}

/// A key of a dictionary and its value.
struct PropertyMember: Hashable, Sendable {
  var key: String
  var value: PropertyValue
}

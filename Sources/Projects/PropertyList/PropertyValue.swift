/// A value of a property list, with the line where it begins.
struct PropertyValue: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case text(String)
    case list([PropertyValue])
    case members(PropertyMembers)
    /// Data, dates and other values that projects do not use.
    case other
  }

  var content: Content
  var line: Int

  var text: String? { if case .text(let text) = content { text } else { nil } }
  var list: [PropertyValue] { if case .list(let list) = content { list } else { [] } }
  var members: [PropertyMember] { if case .members(let members) = content { members.all } else { [] } }
  var isDictionary: Bool { if case .members = content { true } else { false } }

  /// Returns the value of the first member with a key, or nil if there is none.
  subscript(key: String) -> PropertyValue? { if case .members(let members) = content { members[key] } else { nil } }
}

/// A key of a dictionary and its value.
struct PropertyMember: Hashable, Sendable {
  var key: String
  var value: PropertyValue
}

/// The members of a dictionary, in the order of the file.
struct PropertyMembers: Hashable, Sendable {
  /// The number of members above which a table is faster than a linear search (our own choice).
  ///
  /// Project objects have about ten.
  private static let mostWithoutTable = 16

  let all: [PropertyMember]
  /// The index of the first member with each key; nil for short dictionaries.
  private let places: [String: Int]?

  init(_ all: [PropertyMember]) {
    self.all = all
    let keys = all.count > Self.mostWithoutTable ? all.enumerated().map { ($1.key, $0) } : nil
    places = keys.map { Dictionary($0, uniquingKeysWith: { first, _ in first }) }
  }

  /// Returns the value of the first member with a key, or nil if there is none.
  subscript(key: String) -> PropertyValue? {
    if let places { return places[key].map { all[$0].value } }
    return all.first { $0.key == key }?.value
  }
}

import AuditModel
package import Vocabulary

/// A reader of fields in this package's own file formats that records problems.
package struct JSONFieldParser {
  package var notes: JSONNotes
  /// The arrays of four numbers that are stored outside the tree.
  private let quads: [SIMD4<Double>]
  /// The remaining number of unknown names that get a suggestion.
  ///
  /// Many unknown names usually have one cause, such as an error in the program that wrote the file.
  private var suggestions = 100

  package init(notes: JSONNotes, quads: [SIMD4<Double>] = []) {
    self.notes = notes
    self.quads = quads
  }

  /// Returns the four numbers of a value, or nil if they are in the tree.
  package func quad(_ value: LocatedJSON) -> SIMD4<Double>? {
    guard case .quad(let place) = value.content, place < quads.count else { return nil }
    return quads[place]
  }

  /// Returns the members of an object, with an error for each unknown one.
  ///
  /// For any other value, records an error and returns nil.
  package mutating func object(_ value: LocatedJSON, _ kind: String, _ known: [String]) -> JSONMembers? {
    guard case .object(let all) = value.content else {
      return notes.refused(value.place, "\(kind) is \(value.kind), not an object", "write {…} with \(list(known))")
    }
    let members = notes.members(all)
    for member in members.counting where !known.contains(member.key) {
      notes.error(
        member.keyPlace,
        "\(Quotation(member.key)) is not a field of \(kind), so it is not used\(nearest(member.key, known))",
        "remove it, or write one of \(list(known))")
    }
    return members
  }

  /// Returns the value that `read` extracts from a field; records an error and returns nil for another kind of value.
  ///
  /// A missing field or null is nil without an error.
  package mutating func field<Value>(
    _ member: LocatedJSON.Member?, _ kind: String, _ remedy: @autoclosure () -> String, _ read: (LocatedJSON) -> Value?
  ) -> Value? {
    guard let member, member.value.isSomething else { return nil }
    if let value = read(member.value) { return value }
    return notes.refused(member.value.place, "\(member.key) is \(member.value.kind), not \(kind)", remedy())
  }

  /// Returns the elements of an array, or nil if it is missing or not an array.
  package mutating func array(_ member: LocatedJSON.Member?, of kind: String) -> [LocatedJSON]? {
    field(member, "an array", "write [ … ] with \(kind) in it") {
      if case .array(let all) = $0.content { all } else { nil }
    }
  }

  /// Returns a string, or nil if it is missing or not a string.
  package mutating func string(_ member: LocatedJSON.Member?) -> String? {
    field(member, "a string", "put it in double quotes", \.text)
  }

  /// Returns a Boolean value, or nil if it is missing or not Boolean.
  package mutating func bool(_ member: LocatedJSON.Member?) -> Bool? {
    field(member, "true or false", "write true or false") {
      if case .bool(let value) = $0.content { value } else { nil }
    }
  }

  /// Returns the strings of an array; a single string is accepted too.
  package mutating func strings(
    _ member: LocatedJSON.Member?, of kind: String
  ) -> [(text: String, place: LocatedJSON.Place)] {
    guard let member, member.value.isSomething else { return [] }
    if case .string(let text) = member.value.content { return [(text, member.value.place)] }
    return (array(member, of: kind) ?? []).compactMap { element in
      if let text = element.text { return (text, element.place) }
      return notes.refused(
        element.place, "an element of \(member.key) is \(element.kind), not a string", "put it in double quotes")
    }
  }

  /// Returns the value that `parse` finds for a name, or nil if the name is missing or unknown.
  package mutating func named<Value>(
    _ member: LocatedJSON.Member?, _ parse: NameParser<Value>
  ) -> Value? {
    guard let member, let text = string(member) else { return nil }
    return named(text, member.key, at: member.value.place, parse)
  }

  package mutating func named<Value>(
    _ text: String, _ field: String, at place: LocatedJSON.Place, _ parse: NameParser<Value>
  ) -> Value? {
    do throws(UnknownName) {
      return try parse(text)
    } catch {
      return notes.refused(
        place, "\(field) \(Quotation(text)) is not \(error.kind)",
        [error.question, "write one of \(list(error.known))"].compactMap(\.self).joined(separator: " "))
    }
  }

  /// Returns the case of an enumeration with the raw value of a field, ignoring letter case.
  package mutating func value<Value: RawRepresentable & CaseIterable>(
    _ member: LocatedJSON.Member?, _ kind: String, as type: Value.Type
  ) -> Value? where Value.RawValue == String {
    named(member) { (text) throws(UnknownName) in try Self.parse(text, kind) }
  }

  /// Returns the enumeration cases that an array or a single string names.
  ///
  /// `field` and `kind` are used in messages.
  package mutating func values<Value: RawRepresentable & CaseIterable>(
    _ member: LocatedJSON.Member?, of list: String, _ field: String, _ kind: String, as type: Value.Type
  ) -> [Value] where Value.RawValue == String {
    strings(member, of: list).compactMap { name in
      named(name.text, field, at: name.place) { (text) throws(UnknownName) in try Self.parse(text, kind) }
    }
  }

  private static func parse<Value: RawRepresentable & CaseIterable>(
    _ text: String, _ kind: String
  ) throws(UnknownName) -> Value where Value.RawValue == String {
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return value }
    throw UnknownName(text, kind: kind, known: Value.allCases.map(\.rawValue))
  }

  /// Returns a suggestion of similar known names, worded to end a sentence.
  ///
  /// It is empty if there are too many known names, or after too many suggestions.
  package mutating func nearest(_ name: String, _ names: @autoclosure () -> [String]) -> String {
    guard suggestions > 0 else { return "" }
    suggestions -= 1
    let known = names()
    guard !known.isEmpty, known.count <= Self.mostCompared else { return "" }
    return UnknownName(name, kind: "a name", known: known).questionSuffix
  }

  /// The maximum number of names to compare with (our own limit).
  private static let mostCompared = 1000

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

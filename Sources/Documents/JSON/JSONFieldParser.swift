import AuditModel
package import Vocabulary

/// Reads the fields of objects in our own file formats and records problems.
package struct JSONFieldParser {
  package var notes: JSONNotes
  /// Arrays of four numbers, stored separately from the tree.
  private let quads: [SIMD4<Double>]
  /// The number of further names to suggest corrections for.
  ///
  /// A file with more wrong names usually has one systematic error, made by a program.
  private var suggestions = 100

  package init(notes: JSONNotes, quads: [SIMD4<Double>] = []) {
    self.notes = notes
    self.quads = quads
  }

  /// The four numbers of a value; nil if it is something else.
  package func quad(_ value: LocatedJSON) -> SIMD4<Double>? {
    guard case .quad(let place) = value.content, place < quads.count else { return nil }
    return quads[place]
  }

  /// The members of an object, with an error for each unknown one; nil if the value is not an object.
  package mutating func object(_ value: LocatedJSON, _ kind: String, _ known: [String]) -> JSONMembers? {
    guard case .object(let all) = value.content else {
      notes.error(value.place, "\(kind) is \(value.kind), not an object", "write {…} with \(list(known))")
      return nil
    }
    let members = notes.members(all)
    for member in members.counting where !known.contains(member.key) {
      notes.error(
        member.keyPlace,
        "\(Quotation(member.key)) is not a field of \(kind), so it is not used\(nearest(member.key, known))",
        "take it out, or write one of \(list(known))")
    }
    return members
  }

  /// The elements of an array; nil if it is missing or not an array.
  package mutating func array(_ member: LocatedJSON.Member?, of kind: String) -> [LocatedJSON]? {
    guard let member, member.value.isSomething else { return nil }
    if case .array(let elements) = member.value.content { return elements }
    notes.error(
      member.value.place, "\(member.key) is \(member.value.kind), not an array", "write [ … ] with \(kind) in it")
    return nil
  }

  /// A string; nil if it is missing or not a string.
  package mutating func string(_ member: LocatedJSON.Member?) -> String? {
    guard let member, member.value.isSomething else { return nil }
    return string(member.value, member.key)
  }

  mutating func string(_ value: LocatedJSON, _ field: String) -> String? {
    if case .string(let text) = value.content { return text }
    notes.error(value.place, "\(field) is \(value.kind), not a string", "put it in double quotes")
    return nil
  }

  /// The strings of an array; a single string is accepted too.
  package mutating func strings(_ member: LocatedJSON.Member?, of kind: String) -> [(
    text: String, place: LocatedJSON.Place
  )] {
    guard let member, member.value.isSomething else { return [] }
    if case .string(let text) = member.value.content { return [(text, member.value.place)] }
    return (array(member, of: kind) ?? []).compactMap { element in
      string(element, "an element of \(member.key)").map { ($0, element.place) }
    }
  }

  /// A Boolean value; nil if it is missing or something else.
  package mutating func bool(_ member: LocatedJSON.Member?) -> Bool? {
    guard let member, member.value.isSomething else { return nil }
    if case .bool(let value) = member.value.content { return value }
    notes.error(member.value.place, "\(member.key) is \(member.value.kind), not true or false", "write true or false")
    return nil
  }

  /// A value by its name; nil if it is missing or unknown.
  package mutating func named<Value>(
    _ member: LocatedJSON.Member?, _ parse: (String) throws(UnknownName) -> Value
  ) -> Value? {
    guard let member, let text = string(member) else { return nil }
    return named(text, member.key, at: member.value.place, parse)
  }

  package mutating func named<Value>(
    _ text: String, _ field: String, at place: LocatedJSON.Place, _ parse: (String) throws(UnknownName) -> Value
  ) -> Value? {
    do throws(UnknownName) {
      return try parse(text)
    } catch {
      notes.error(
        place, "\(field) \(Quotation(text)) is not \(error.kind)",
        [error.question, "write one of \(list(error.known))"].compactMap(\.self).joined(separator: " "))
      return nil
    }
  }

  /// A case of an enumeration by its raw value, ignoring letter case.
  package mutating func value<Value: RawRepresentable & CaseIterable>(
    _ member: LocatedJSON.Member?, _ kind: String, as type: Value.Type
  ) -> Value? where Value.RawValue == String {
    named(member) { (text) throws(UnknownName) in try Self.parse(text, kind) }
  }

  package static func parse<Value: RawRepresentable & CaseIterable>(
    _ text: String, _ kind: String
  ) throws(UnknownName) -> Value where Value.RawValue == String {
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return value }
    throw UnknownName(text, kind: kind, known: Value.allCases.map(\.rawValue))
  }

  /// A suggestion of the nearest known names, as the end of a sentence; empty if there are too many known names.
  package mutating func nearest(_ name: String, _ names: @autoclosure () -> [String]) -> String {
    guard suggestions > 0 else { return "" }
    suggestions -= 1
    let known = names()
    guard !known.isEmpty, known.count <= Self.mostCompared else { return "" }
    return UnknownName(name, kind: "a name", known: known).question.map { "; \($0)" } ?? ""
  }

  /// The maximum number of names to compare with (our own limit).
  private static let mostCompared = 1000

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

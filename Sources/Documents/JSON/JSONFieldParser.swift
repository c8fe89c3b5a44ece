import AuditModel
package import Vocabulary

/// Reads the fields of the objects of our own files and notes what is wrong with them.
package struct JSONFieldParser {
  package var notes: JSONNotes
  /// The arrays of four numbers that are kept apart from the values.
  private let quads: [SIMD4<Double>]
  /// How many more names are compared with the known ones: a file with more wrong ones has one slip, made by a program.
  private var suggestions = 100

  package init(notes: JSONNotes, quads: [SIMD4<Double>] = []) {
    self.notes = notes
    self.quads = quads
  }

  /// Four numbers that are kept apart; nil where a value is something else.
  package func quad(_ value: LocatedJSON) -> SIMD4<Double>? {
    guard case .quad(let place) = value.content, place < quads.count else { return nil }
    return quads[place]
  }

  /// The members of an object, unknown ones noted; nil where it is no object.
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

  /// The elements of an array; nil where there is none.
  package mutating func array(_ member: LocatedJSON.Member?, of kind: String) -> [LocatedJSON]? {
    guard let member, member.value.isSomething else { return nil }
    if case .array(let elements) = member.value.content { return elements }
    notes.error(
      member.value.place, "\(member.key) is \(member.value.kind), not an array", "write [ … ] with \(kind) in it")
    return nil
  }

  /// A text; nil where there is none.
  package mutating func string(_ member: LocatedJSON.Member?) -> String? {
    guard let member, member.value.isSomething else { return nil }
    return string(member.value, member.key)
  }

  mutating func string(_ value: LocatedJSON, _ field: String) -> String? {
    if case .string(let text) = value.content { return text }
    notes.error(value.place, "\(field) is \(value.kind), not a string", "put it in double quotes")
    return nil
  }

  /// Texts in an array; a single one may stand alone.
  package mutating func strings(_ member: LocatedJSON.Member?, of kind: String) -> [(text: String, place: LocatedJSON.Place)] {
    guard let member, member.value.isSomething else { return [] }
    if case .string(let text) = member.value.content { return [(text, member.value.place)] }
    return (array(member, of: kind) ?? []).compactMap { element in
      string(element, "an element of \(member.key)").map { ($0, element.place) }
    }
  }

  /// True or false; nil where it is neither.
  package mutating func bool(_ member: LocatedJSON.Member?) -> Bool? {
    guard let member, member.value.isSomething else { return nil }
    if case .bool(let value) = member.value.content { return value }
    notes.error(member.value.place, "\(member.key) is \(member.value.kind), not true or false", "write true or false")
    return nil
  }

  /// A value by its name; nil where there is none or it is not known.
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

  /// A value of an enumeration by its raw name, whatever its case.
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

  /// The known names nearest to one that is not known, as the end of a sentence; nothing where there are too many.
  package mutating func nearest(_ name: String, _ names: @autoclosure () -> [String]) -> String {
    guard suggestions > 0 else { return "" }
    suggestions -= 1
    let known = names()
    guard !known.isEmpty, known.count <= Self.mostCompared else { return "" }
    return UnknownName(name, kind: "a name", known: known).question.map { "; \($0)" } ?? ""
  }

  /// Of more names the nearest are not looked for (our own limit).
  private static let mostCompared = 1000

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

import AuditModel
import Documents

/// The metadata of a text in an Application Resource Bundle: the value of its `@key` entry.
struct ARBRemark {
  /// The comment for translators with its position, or nil if there is none.
  private(set) var description: (text: String, place: LocatedJSON.Place)?
  /// The text in the source language (`source_text`), or nil if it is missing.
  private(set) var source: String?
  /// Sample values of placeholders, by name.
  private(set) var samples: [String: String] = [:]
  /// Types of placeholders, by name.
  private(set) var types: [String: String] = [:]
  /// The maximum number of characters (`x-max-length`), or nil without a limit.
  private(set) var characterLimit: Int?
  /// The slot fields in `x-slot`.
  private(set) var slot = SlotFields()
  /// Problems found so far.
  private(set) var notes: JSONNotes

  /// Reads the value of `@key`.
  mutating func read(_ value: LocatedJSON) {
    guard case .object(let all) = value.content else {
      return notes.warning(
        value.place, "the @ entry of a text is \(value.kind), not an object; it is not used",
        "write {\"description\": \"…\"}")
    }
    for member in notes.members(all).counting {
      switch (member.key, member.value.content) {
      case ("description", .string(let text)): description = (text, member.value.place)
      case ("source_text", .string(let text)): source = text
      case ("placeholders", .object(let placeholders)): read(placeholders)
      case ("x-max-length", _): readLimit(member.value)
      case ("x-slot", _): readSlot(member.value)
      case ("placeholders", _), ("description", _), ("source_text", _):
        notes.warning(
          member.value.place, "\(Quotation(member.key)) is \(member.value.kind), which is not used",
          member.key == "placeholders" ? "write {\"count\": {\"type\": \"int\"}}" : "write a text in double quotes")
      default:
        notes.misspelt(
          member.key, member.keyPlace, among: Self.known, .warning,
          "\(Quotation(member.key)) is not known and is not used")
      }
    }
  }

  /// The supported members of an `@key` entry.
  private static let known = ["description", "source_text", "placeholders", "x-max-length", "x-slot"]

  private mutating func read(_ placeholders: [LocatedJSON.Member]) {
    for placeholder in notes.members(placeholders).counting {
      guard case .object(let fields) = placeholder.value.content else { continue }
      for field in notes.members(fields).counting {
        switch (field.key, field.value.content) {
        case ("example", .string(let text)) where !text.isEmpty: samples[placeholder.key] = text
        case ("example", .number(let number)): samples[placeholder.key] = SlotShape.shown(number)
        case ("type", .string(let type)): types[placeholder.key] = type
        default: break
        }
      }
    }
  }

  private mutating func readLimit(_ value: LocatedJSON) {
    if case .number(let number) = value.content, let whole = Int(exactly: number), 1...Slot.mostCharacters ~= whole {
      characterLimit = whole
    } else {
      notes.warning(
        value.place,
        "x-max-length is \(value.kind), not \(SlotField.characters.descriptor.shape.wanted); it is not used",
        "write \"x-max-length\": 24")
    }
  }

  /// Reads `x-slot`: an object of slot fields, or a string like a typecheck comment.
  private mutating func readSlot(_ value: LocatedJSON) {
    switch value.content {
    case .object(let all):
      let item = JSONItem(notes.members(all).counting)
      for problem in item.problems { notes.warning(problem.place, problem.message, problem.remedy) }
      slot = item.slot
    case .string(let text) where text.contains("="):
      let directives = CommentDirectives(
        comment: "typecheck: \(text)", at: notes.location(value.place), isVerbatim: false)
      for issue in directives.issues { notes.warning(value.place, issue.message, issue.remedy) }
      slot = directives.slot
    default:
      notes.warning(
        value.place, "x-slot has no slot fields, only a slot name of another tool; it is not used",
        "write \"x-slot\": \"style=headline lines=2\", or give the key a slot in .typecheck.yml")
    }
  }
}

import AuditModel
import Documents
import DynamicType
import Vocabulary

/// A slot field that a comment can set, under the name used there: `typecheck: style=headline lines=2`.
enum DirectiveField: String, CaseIterable {
  case style, weight, width, lines, height, maxCategory, minimumScale, truncation, uppercase, role, characters

  /// The fields by name.
  static let names = NameList(
    kind: "a field of a typecheck comment", values: allCases,
    aliases: ["max-category": .maxCategory, "minimum-scale": .minimumScale, "limit": .characters])

  /// The largest character limit; a larger number is probably a typing error (our own limit).
  static let mostCharacters = 1_000_000.0

  private static let roles = NameList(kind: "a role", values: TextRole.allCases, hint: TextRole.hint)
  private static let truncations = NameList(kind: "a truncation", values: Slot.Truncation.allCases)

  /// The reason for rejecting a value.
  struct Refusal: Error {
    /// The requirement that the value does not meet, or the unknown name.
    var message: String
  }

  /// Sets the field to a value as written in the comment.
  func set(_ value: String, in slot: inout SlotFields) throws(Refusal) {
    switch self {
    case .style: slot.style = try named(value) { name throws(UnknownName) in try TextStyle(name: name) }
    case .weight: slot.weight = try named(value) { name throws(UnknownName) in try FontWeight(name: name) }
    case .maxCategory:
      slot.maxCategory = try named(value) { name throws(UnknownName) in try ContentSizeCategory(name: name) }
    case .role: slot.role = try named(value) { name throws(UnknownName) in try Self.roles.value(name) }
    case .truncation:
      slot.truncation = try named(value) { name throws(UnknownName) in try Self.truncations.value(name) }
    case .width: slot.width = try room(value)
    case .height: slot.height = try room(value)
    case .minimumScale: slot.minimumScale = try number(value, "a number from 0 to 1") { 0...1 ~= $0 }
    case .lines:
      slot.lines = try whole(value, 0...Double(Slot.mostLines), "a whole number from 0 to 10000, 0 for no limit")
    case .characters: slot.characters = try Self.characters(value)
    case .uppercase:
      switch value.lowercased() {
      case "yes", "true": slot.uppercase = true
      case "no", "false": slot.uppercase = false
      default: throw Refusal(message: "has to be yes or no")
      }
    }
  }

  /// Parses a character limit.
  static func characters(_ value: String) throws(Refusal) -> Int {
    try characters.whole(value, 1...mostCharacters, "a whole number from 1 to 1000000")
  }

  private func named<Value>(
    _ value: String, _ parse: (String) throws(UnknownName) -> Value
  ) throws(Refusal) -> Value {
    do { return try parse(value) } catch { throw Refusal(message: "is not known: \(error)") }
  }

  private func room(_ value: String) throws(Refusal) -> Double {
    let digits = value.lowercased().hasSuffix("pt") ? String(value.dropLast(2)) : value
    return try number(digits, "a number of points above 0 and at most 100000") { $0 > 0 && $0 <= Slot.largestLength }
  }

  private func whole(_ value: String, _ range: ClosedRange<Double>, _ wanted: String) throws(Refusal) -> Int {
    Int(try number(value, wanted) { range ~= $0 && $0 == $0.rounded() })
  }

  private func number(
    _ value: String, _ wanted: String, _ isAllowed: (Double) -> Bool
  ) throws(Refusal) -> Double {
    guard value.utf8.count <= 32, let number = Double(value), isAllowed(number) else {
      throw Refusal(message: "has to be \(wanted)")
    }
    return number
  }
}

import AuditModel
import DynamicType
import Vocabulary

/// An item: one text and what it says of itself.
struct JSONItem {
  /// Every name a member of an item may have.
  static let fieldNames = [
    "text", "key", "role", "style", "weight", "width", "lines", "height", "maxCategory", "minimumScale", "locale",
    "source", "comment",
  ]

  private static let fields = Set(fieldNames)

  /// Whether a member of this name belongs to an item.
  static func isField(_ name: String) -> Bool { fields.contains(name) }

  /// Points; a wider or higher room is taken for a slip (our own limit, far above any screen).
  static let largestRoom = 100_000.0

  /// More lines than this are taken for a slip (our own limit).
  static let mostLines = 10_000.0

  /// The item's own key, which stands for the last part of its place.
  private(set) var key: String?
  private(set) var locale: String?
  private(set) var source: String?
  private(set) var comment: String?
  private(set) var slot = SlotFields()
  /// Fields that were not understood; the text is measured without them.
  private(set) var problems: [LocatedJSON.Problem] = []

  init(_ members: [LocatedJSON.Member]) {
    for member in members {
      // A field that is null says nothing.
      if case .null = member.value.content { continue }
      read(member)
    }
  }

  private mutating func read(_ member: LocatedJSON.Member) {
    switch member.key {
    case "key": key = string(member)
    case "locale": locale = string(member).flatMap { tag($0, member) }
    case "source": source = string(member)
    case "comment": comment = string(member)
    case "role": slot.role = named(member, Self.role)
    case "style": slot.style = named(member) { try TextStyle(rawValue: $0) ?? TextStyle(name: $0) }
    case "weight": slot.weight = named(member) { try FontWeight(rawValue: $0) ?? FontWeight(name: $0) }
    case "maxCategory":
      slot.maxCategory = named(member) {
        try ContentSizeCategory(rawValue: $0) ?? ContentSizeCategory(name: $0)
      }
    case "width": slot.width = number(member, "above 0 and at most 100000 points") { $0 > 0 && $0 <= Self.largestRoom }
    case "height":
      slot.height = number(member, "above 0 and at most 100000 points") { $0 > 0 && $0 <= Self.largestRoom }
    case "minimumScale": slot.minimumScale = number(member, "from 0 to 1") { 0...1 ~= $0 }
    case "lines":
      slot.lines = number(member, "a whole number from 0 to 10000, 0 for no limit") {
        0...Self.mostLines ~= $0 && $0 == $0.rounded()
      }.map { Int($0) }
    default: break
    }
  }

  private static func role(_ name: String) throws -> TextRole {
    if let role = TextRole(rawValue: name) { return role }
    throw UnknownName(name, kind: "a role", known: TextRole.allCases.map(\.rawValue))
  }

  private mutating func string(_ member: LocatedJSON.Member) -> String? {
    if case .string(let text) = member.value.content { return text }
    refuse(member, "is \(member.value.kind), not a string", "put it in double quotes or take the field out")
    return nil
  }

  private mutating func named<Value>(_ member: LocatedJSON.Member, _ parse: (String) throws -> Value) -> Value? {
    guard let name = string(member) else { return nil }
    do {
      return try parse(name)
    } catch {
      refuse(member, "is not known: \(Quotation.escape(String(describing: error)))", "use one of the known names")
      return nil
    }
  }

  private mutating func number(
    _ member: LocatedJSON.Member, _ range: String, _ isAllowed: (Double) -> Bool
  ) -> Double? {
    guard case .number(let value) = member.value.content else {
      refuse(member, "is \(member.value.kind), not a number", "write a number, \(range), without quotation marks")
      return nil
    }
    if isAllowed(value) { return value }
    refuse(member, "is out of range (\(Self.short(value)))", "write \(range)")
    return nil
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }

  private mutating func tag(_ text: String, _ member: LocatedJSON.Member) -> String? {
    if let tag = LanguageName.canonical(text) { return tag }
    refuse(member, "is no language tag: \(Quotation(text))", "write a BCP 47 tag such as de, pt-BR or zh-Hans")
    return nil
  }

  private mutating func refuse(_ member: LocatedJSON.Member, _ complaint: String, _ remedy: String) {
    problems.append(
      LocatedJSON.Problem(
        severity: .error, place: member.value.place,
        message: "the item's \(member.key) \(complaint), so it is not used", remedy: remedy,
        isFatal: false))
  }
}

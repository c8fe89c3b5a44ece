import AuditModel
import Documents
import DynamicType
import Vocabulary

/// An item: a text with its slot fields and metadata.
struct JSONItem {
  /// The names of all fields of an item in a file.
  static let fieldNames = Field.allCases.filter { !$0.isOfLines }.map(\.rawValue)

  /// Whether a name is that of a field of an item in a file.
  static func isField(_ name: String) -> Bool { Field(name)?.isOfLines == false }

  /// Whether a name is that of a field of an item on a separate line.
  static func isFieldOfLines(_ name: String) -> Bool { Field(name) != nil }

  /// The maximum line number in a file (our own limit).
  private static let lastLine = 1e9

  private(set) var text: String?
  /// The position of its text.
  private(set) var place = LocatedJSON.Place(line: 1, column: 1)
  /// The item's own key, which replaces the last part of the joined key.
  private(set) var key: String?
  private(set) var locale: String?
  private(set) var source: String?
  private(set) var comment: String?
  /// The position of its comment.
  private(set) var commentPlace = LocatedJSON.Place(line: 1, column: 1)
  /// The file in which the sender found the item.
  private(set) var file: String?
  /// The line in that file, from 1.
  private(set) var line: Int?
  private(set) var slot = SlotFields()
  /// Errors in fields; the text of a file is measured without these fields.
  private(set) var problems: [LocatedJSON.Problem] = []

  private let input: JSONInput

  /// Creates an empty item.
  init(of input: JSONInput = .texts) { self.input = input }

  /// Reads the effective members of an object, without duplicates.
  init(_ members: [LocatedJSON.Member], of input: JSONInput = .texts) {
    self.init(of: input)
    for member in members {
      guard let field = Field(member.key) else { continue }
      read(field, member.value)
    }
  }

  /// Reads a field.
  mutating func read(_ field: Field, _ value: LocatedJSON) {
    // A null field counts as absent.
    if case .null = value.content { return }
    switch field {
    case .text:
      guard case .string(let string) = value.content else { return }
      text = string
      place = value.place
    case .key: key = string(field, value)
    case .locale: locale = string(field, value).flatMap { tag($0, field, value) }
    case .source: source = string(field, value)
    case .comment:
      comment = string(field, value)
      commentPlace = value.place
    case .file: file = string(field, value)
    case .line:
      line = number(field, value, "a whole number from 1 to 1000000000") {
        1...Self.lastLine ~= $0 && $0 == $0.rounded()
      }.map { Int($0) }
    case .role: slot.role = named(field, value, Self.role)
    case .style: slot.style = named(field, value) { try TextStyle(rawValue: $0) ?? TextStyle(name: $0) }
    case .weight: slot.weight = named(field, value) { try FontWeight(rawValue: $0) ?? FontWeight(name: $0) }
    case .maxCategory:
      slot.maxCategory = named(field, value) { try ContentSizeCategory(rawValue: $0) ?? ContentSizeCategory(name: $0) }
    case .width: slot.width = room(field, value)
    case .height: slot.height = room(field, value)
    case .minimumScale: slot.minimumScale = number(field, value, "from 0 to 1") { 0...1 ~= $0 }
    case .lines:
      slot.lines = number(field, value, "a whole number from 0 to 10000, 0 for no limit") {
        0...Double(Slot.mostLines) ~= $0 && $0 == $0.rounded()
      }.map { Int($0) }
    }
  }

  /// Applies the directives in its comment to the text; the item's own fields take precedence.
  ///
  /// Returns the issues of the comment, which starts at `location`.
  func applyComment(to string: inout LocalizedString, at location: SourceLocation) -> [InputIssue] {
    guard let comment else { return [] }
    let directives = CommentDirectives(comment: comment, at: location, isVerbatim: false)
    directives.apply(to: &string)
    return directives.issues
  }

  private static func role(_ name: String) throws -> TextRole {
    if let role = TextRole(rawValue: name) { return role }
    throw UnknownName(name, kind: "a role", known: TextRole.allCases.map(\.rawValue), hint: TextRole.hint)
  }

  private mutating func string(_ field: Field, _ value: LocatedJSON) -> String? {
    if case .string(let text) = value.content { return text }
    refuse(field, value, "is \(value.kind), not a string", "put it in double quotes or take the field out")
    return nil
  }

  private mutating func named<Value>(
    _ field: Field, _ value: LocatedJSON, _ parse: (String) throws -> Value
  ) -> Value? {
    guard let name = string(field, value) else { return nil }
    do {
      return try parse(name)
    } catch {
      refuse(field, value, "is not known: \(Quotation.escape(String(describing: error)))", "use one of the known names")
      return nil
    }
  }

  private mutating func room(_ field: Field, _ value: LocatedJSON) -> Double? {
    number(field, value, "above 0 and at most 100000 points") { $0 > 0 && $0 <= Slot.largestLength }
  }

  private mutating func number(
    _ field: Field, _ value: LocatedJSON, _ range: String, _ isAllowed: (Double) -> Bool
  ) -> Double? {
    guard case .number(let number) = value.content else {
      refuse(field, value, "is \(value.kind), not a number", "write a number, \(range), without quotation marks")
      return nil
    }
    if isAllowed(number) { return number }
    refuse(field, value, "is out of range (\(Self.short(number)))", "write \(range)")
    return nil
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }

  private mutating func tag(_ text: String, _ field: Field, _ value: LocatedJSON) -> String? {
    if let tag = LanguageName.canonical(text) { return tag }
    refuse(field, value, "is not a language tag: \(Quotation(text))", "write a BCP 47 tag such as de, pt-BR or zh-Hans")
    return nil
  }

  private mutating func refuse(_ field: Field, _ value: LocatedJSON, _ complaint: String, _ remedy: String) {
    problems.append(
      LocatedJSON.Problem(
        severity: .error, place: value.place,
        message: (input == .line ? "" : "not used: ") + "the item's \(field.rawValue) \(complaint)",
        remedy: remedy,
        isFatal: false))
  }
}

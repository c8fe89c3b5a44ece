import AuditModel
import Documents

/// A text with its slot fields and metadata, read from an object.
struct JSONItem {
  /// The names of all fields that an item in a file may have.
  static let fieldNames = Field.all.filter { !$0.isOfLines }.map(\.name)

  /// Returns whether an item in a file may have a field with this name.
  static func isField(_ name: String) -> Bool { Field(name)?.isOfLines == false }

  /// Returns whether an item on a line of standard input may have a field with this name.
  static func isFieldOfLines(_ name: String) -> Bool { Field(name) != nil }

  /// The maximum line number in a file (our own limit).
  private static let lastLine = 1_000_000_000

  private(set) var text: String?
  /// The position of the text.
  private(set) var place = LocatedJSON.Place.start
  /// The item's own key, which replaces the last part of the joined key.
  private(set) var key: String?
  private(set) var locale: String?
  private(set) var source: String?
  private(set) var comment: String?
  /// The position of the comment.
  private(set) var commentPlace = LocatedJSON.Place.start
  /// The origin file that the item states.
  private(set) var file: String?
  /// The line in ``file``, from 1.
  private(set) var line: Int?
  /// The identifier that the answers repeat.
  private(set) var id: TextDetails.Identifier?
  private(set) var slot = SlotFields()
  /// Errors in fields; an item in a file is measured without the invalid fields.
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

  /// Reads the value of a field; an invalid value becomes an error.
  mutating func read(_ field: Field, _ value: LocatedJSON) {
    // A null field counts as missing.
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
      let shape = SlotShape.whole(1...Self.lastLine, zero: nil)
      guard case .number(let number) = value.content else { return refuse(field, value, not: shape) }
      line = Int(exactly: number).flatMap { 1...Self.lastLine ~= $0 ? $0 : nil }
      if line == nil { refuse(field, value, number, shape.wanted) }
    case .id: id = identifier(field, value)
    case .slot(let descriptor): read(descriptor, field, value)
    }
  }

  /// The largest number of an identifier: larger whole numbers may not be exact in a `Double` (2^53 - 1).
  private static let largestIdentifier = 9_007_199_254_740_991.0

  private mutating func identifier(_ field: Field, _ value: LocatedJSON) -> TextDetails.Identifier? {
    switch value.content {
    case .string(let text): return .text(text)
    case .number(let number) where abs(number) <= Self.largestIdentifier: return .number(number)
    case .number(let number): refuse(field, value, number, "a number below 2^53, or a string")
    default:
      refuse(field, value, "is \(value.kind), not a string or a number", "write a string, or remove the field")
    }
    return nil
  }

  /// Reads a slot field.
  private mutating func read(_ descriptor: SlotDescriptor, _ field: Field, _ value: LocatedJSON) {
    do throws(SlotRefusal) {
      switch (descriptor.kind, value.content) {
      case (.number, .number(let number)): try descriptor.set(.number(number), in: &slot, isExact: true)
      case (.word, .string(let word)): try descriptor.set(.word(word), in: &slot, isExact: true)
      case (.flag, .bool(let flag)): try descriptor.set(.flag(flag), in: &slot, isExact: true)
      default: refuse(field, value, not: descriptor.shape)
      }
    } catch {
      switch (error, value.content) {
      case (.unusable(let wanted), .number(let number)): refuse(field, value, number, wanted)
      default: refuse(field, value, Quotation.escape(error.message), "use one of the known names")
      }
    }
  }

  /// Applies the directives in the item's comment to the text; the item's own fields take precedence.
  ///
  /// Returns the issues in the comment, which starts at `location`.
  func applyComment(to string: inout LocalizedString, at location: SourceLocation) -> [InputIssue] {
    guard let comment else { return [] }
    let directives = CommentDirectives(comment: comment, at: location, isVerbatim: false)
    directives.apply(to: &string)
    return directives.issues
  }

  private mutating func string(_ field: Field, _ value: LocatedJSON) -> String? {
    if case .string(let text) = value.content { return text }
    refuse(field, value, "is \(value.kind), not a string", "put it in double quotes or remove the field")
    return nil
  }

  private mutating func tag(_ text: String, _ field: Field, _ value: LocatedJSON) -> String? {
    if let tag = LanguageName.canonical(text) { return tag }
    refuse(field, value, "is not a language tag: \(Quotation(text))", "write a BCP 47 tag such as de, pt-BR or zh-Hans")
    return nil
  }

  /// Records an error about a value of the wrong type.
  private mutating func refuse(_ field: Field, _ value: LocatedJSON, not shape: SlotShape) {
    switch shape {
    case .number, .whole:
      refuse(field, value, "is \(value.kind), not a number", "write \(shape.wanted), without quotation marks")
    case .flag: refuse(field, value, "is \(value.kind), not true or false", "write true or false")
    case .name, .path, .devices: _ = string(field, value)
    }
  }

  /// Records an error about a number that is out of range.
  private mutating func refuse(_ field: Field, _ value: LocatedJSON, _ number: Double, _ wanted: String) {
    refuse(field, value, "is out of range (\(SlotShape.shown(number)))", "write \(wanted)")
  }

  private mutating func refuse(_ field: Field, _ value: LocatedJSON, _ complaint: String, _ remedy: String) {
    problems.append(
      LocatedJSON.Problem(
        place: value.place, message: (input == .line ? "" : "not used: ") + "the item's \(field.name) \(complaint)",
        remedy: remedy))
  }
}

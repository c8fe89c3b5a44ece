import AuditModel
import TextRules

/// A slot that `typecheck init` proposes for texts whose place is not known.
struct ProposedSlot: Hashable {
  /// The name of the slot.
  let name: String
  /// The value in YAML; nil for a slot that every proposed configuration has.
  let definition: String?

  static let label = ProposedSlot(name: "label", definition: nil)
  /// Any number of lines, since a long text would not be on one.
  static let paragraph = ProposedSlot(name: "paragraph", definition: "{style: body, width: 288, lines: 0}")

  /// The number of characters above which a text counts as long.
  ///
  /// This is about the number of characters of body text at Large that fit in 288 pt.
  private static let long = 34

  private init(name: String, definition: String?) { (self.name, self.definition) = (name, definition) }

  /// Chooses the slot by the words of keys, or else by the length of the texts.
  ///
  /// The words of a key that is a sentence say nothing about its place.
  init(words key: String, texts: [String]) {
    let suggested = key.contains(where: \.isWhitespace) ? nil : PlaceWords.suggestedSlot(for: key)
    let isLong = 2 * texts.count { $0.count > Self.long || $0.contains(where: \.isNewline) } > texts.count
    self = suggested.flatMap(Self.named) ?? (isLong ? .paragraph : .label)
  }

  private static func named(_ name: String) -> ProposedSlot? {
    switch name {
    case "label", "button", "field", "tab": return ProposedSlot(name: name, definition: nil)
    case "heading": return ProposedSlot(name: name, definition: "{style: headline, width: 288, lines: auto}")
    case paragraph.name: return paragraph
    default:
      // Other roles have no width or style, so that their texts would have no verdict.
      guard let role = TextRole(rawValue: name), role.isUndrawn else { return nil }
      return ProposedSlot(name: name, definition: "{role: \(name)}")
    }
  }
}

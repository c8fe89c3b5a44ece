internal import AuditModel
internal import Vocabulary

/// Words in keys and comments that suggest that a text is not drawn in the default slot.
///
/// Source: `place-words.csv`.
///
/// Such a word makes the slot of a text uncertain, but never causes a finding by itself.
package enum PlaceWords {
  private static var rows: [TableDecoder.Row] {
    TableDecoder(EmbeddedResources.place_words_csv, name: "place-words").rows
  }
  private static let words: [String: Set<String>] = Dictionary(grouping: rows) { $0["where"] ?? "" }.mapValues { rows in
    Set(rows.compactMap { $0["word"] })
  }
  /// The slots or roles that words of keys suggest for a first configuration.
  private static let slots: [String: String] = Dictionary(
    rows.lazy.filter { $0["where"] == "slot" }.map { ($0["word"] ?? "", $0["suggests"] ?? "") },
    uniquingKeysWith: { first, _ in first })

  /// Returns whether a text's key or comment contains such a word.
  static func suggestElsewhere(_ string: LocalizedString) -> Bool {
    if holds(words["key"], in: split(string.key)) { return true }
    return string.comment.map { holds(words["comment"], in: split($0)) } ?? false
  }

  /// Returns the name of the slot or role that a key, or a part of it, suggests for a first configuration.
  ///
  /// The last such word counts: `alert_title` is a title. Nil if no word suggests one.
  package static func suggestedSlot(for key: String) -> String? {
    split(key).last { slots[$0] != nil }.flatMap { slots[$0] }
  }

  private static func holds(_ words: Set<String>?, in others: [String]) -> Bool {
    others.contains { words?.contains($0) ?? false }
  }

  /// Splits a key or sentence into lowercase words: `settings_HintText` becomes `settings`, `hint`, `text`.
  private static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in text {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter || (wasSmall && character.isUppercase) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word += character.lowercased() }
      wasSmall = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}

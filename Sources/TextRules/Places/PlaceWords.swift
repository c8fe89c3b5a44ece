internal import AuditModel
internal import Vocabulary

/// Words in keys and comments that suggest that a text is not drawn in the default slot.
///
/// Source: `place-words.csv`.
///
/// Such a word makes the slot of a text uncertain, but never causes a finding by itself.
enum PlaceWords {
  private static let words: [String: Set<String>] = {
    let table = TableDecoder(EmbeddedResources.place_words_csv, name: "place-words")
    return Dictionary(grouping: table.rows) { $0["where"] ?? "" }.mapValues { rows in
      Set(rows.compactMap { $0["word"] })
    }
  }()

  /// Returns whether a text's key or comment contains such a word.
  static func suggestElsewhere(_ string: LocalizedString) -> Bool {
    if holds(words["key"], in: split(string.key)) { return true }
    return string.comment.map { holds(words["comment"], in: split($0)) } ?? false
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

/// The words of a colour's name, for the little that names are trusted to say.
struct ColorName {
  /// The words in lower case: `Text On Dark`, `textOnDark` and `text-on-dark` have the same.
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var wasLowercase = false
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || (character.isUppercase && wasLowercase) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isPart { word.append(character) }
      wasLowercase = character.isLowercase
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    self.words = words
  }

  /// The words of the ground that a text colour is named for, after `on`; nil where it is named for none.
  var ground: Set<String>? {
    guard let position = words.lastIndex(of: "on") else { return nil }
    let rest = Set(words[(position + 1)...]).subtracting(Self.generic)
    return rest.isEmpty ? nil : rest
  }

  /// Words that say what kind of colour it is, not which one.
  private static let generic: Set<String> = [
    "color", "colour", "colors", "colours", "text", "label", "background", "bg", "surface", "fill", "foreground",
  ]
}

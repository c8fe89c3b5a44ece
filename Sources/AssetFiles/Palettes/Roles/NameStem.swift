import AuditModel
import Documents

/// What a colour's name says besides the thing that it names: `warning` of `WarningText` and of `background/warning`.
///
/// Two colours of one stem, a text and a background, are made for each other. Ranks make no stem: a secondary text does
/// not stand on the secondary background.
struct NameStem {
  /// The role of the thing that the name ends with.
  let role: ColorRole
  /// The words besides, in order; ranks among them.
  let words: [String]
  /// The same without ranks; empty where the name is a general one.
  let meaning: [String]

  /// Words that order colours of one kind, or say nothing.
  private static let ranks: Set<String> = [
    "color", "colour", "colors", "colours", "primary", "secondary", "tertiary", "quaternary", "quinary", "default",
    "base", "main", "normal", "regular", "standard", "strong", "weak", "subtle", "muted", "soft", "faint", "bold",
    "emphasis", "emphasized", "high", "medium", "low", "semantic", "palette", "theme", "token", "tokens", "sys",
    "system", "ui", "ios", "app", "global", "common", "dynamic", "alias",
  ]

  /// Words that may be said of the colour itself or of what it stands on, so that they join nothing.
  private static let ambiguous: Set<String> = ["light", "dark", "inverse", "inverted", "on"]

  /// Reads a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - prefix: Words that do not count at its beginning.
  init?(_ name: String, prefix: [String]) {
    var words = RoleGuess.words(of: name, prefix: prefix)
    guard let thing = RoleGuess.thing(in: words), !words.contains(where: Self.ambiguous.contains) else { return nil }
    role = thing.role
    words.remove(at: thing.place)
    self.words = words
    meaning = words.filter { !Self.isRank($0) }
  }

  private static func isRank(_ word: String) -> Bool {
    ranks.contains(word) || word.unicodeScalars.allSatisfy { $0.properties.numericType != nil }
  }
}

import AuditModel
import Documents

/// The words of a colour's name besides its kind: `warning` in `WarningText` and in `background/warning`.
///
/// A text and a background with the same stem are meant to be used together. Ranks are not part of a stem, because a
/// secondary text is not usually drawn on the secondary background.
struct NameStem {
  /// The role of the kind in the name.
  let role: ColorRole
  /// The other words in order, including ranks.
  let words: [String]
  /// The other words without ranks; empty if the name is generic.
  let meaning: [String]

  /// Words that rank colours of one kind, or carry no meaning.
  private static let ranks: Set<String> = [
    "color", "colour", "colors", "colours", "primary", "secondary", "tertiary", "quaternary", "quinary", "default",
    "base", "main", "normal", "regular", "standard", "strong", "weak", "subtle", "muted", "soft", "faint", "bold",
    "emphasis", "emphasized", "high", "medium", "low", "semantic", "palette", "theme", "token", "tokens", "sys",
    "system", "ui", "ios", "app", "global", "common", "dynamic", "alias",
  ]

  /// Words that may describe either the colour or its background, so that names with them are not paired.
  private static let ambiguous: Set<String> = ["light", "dark", "inverse", "inverted", "on"]

  /// Reads a name, ignoring `prefix` at its start; nil if it has no kind or is ambiguous.
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

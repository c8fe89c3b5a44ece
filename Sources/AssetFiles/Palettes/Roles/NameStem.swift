import AuditModel
import Documents

/// The words of a colour's name except the kind: `warning` in `WarningText` and `background/warning`.
///
/// A text and a background with the same stem are paired. Rank words are ignored, because secondary text is not usually
/// drawn on the secondary background.
struct NameStem {
  /// The role that the kind word implies.
  let role: ColorRole
  /// The words of the stem in order, including rank words.
  let words: [String]
  /// The words of the stem without rank words; empty if the name is generic.
  let meaning: [String]

  /// Words that rank colours of one kind or have no meaning of their own.
  private static let ranks: Set<String> = [
    "color", "colour", "colors", "colours", "primary", "secondary", "tertiary", "quaternary", "quinary", "default",
    "base", "main", "normal", "regular", "standard", "strong", "weak", "subtle", "muted", "soft", "faint", "bold",
    "emphasis", "emphasized", "high", "medium", "low", "semantic", "palette", "theme", "token", "tokens", "sys",
    "system", "ui", "ios", "app", "global", "common", "dynamic", "alias",
  ]

  /// Words that may describe either the colour or its background; names with them are not paired.
  private static let ambiguous: Set<String> = ["light", "dark", "inverse", "inverted", "on"]

  /// Reads a name without the leading words `prefix`, or returns nil if it has no kind word or is ambiguous.
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

import AuditModel

/// Guesses from their names which colours are states of one thing.
///
/// Names belong together when they differ in one word and these words are of one family: `risk low`, `risk high`.
enum StateGuess {
  /// Words that only differ in what they say of one thing.
  private struct Family {
    var words: Set<String>
    /// One of these has to stand beside them; empty where they speak for themselves.
    var beside: Set<String> = []
  }

  private static let families: [Family] = [
    Family(
      words: ["low", "medium", "moderate", "high", "neutral", "unknown", "none"],
      beside: ["risk", "severity", "priority", "danger", "threat", "alert"]),
    Family(words: RoleGuess.hues, beside: ["semantic", "status", "state"]),
    Family(
      words: ["success", "warning", "error", "danger", "failure", "critical", "caution", "info", "information"]),
    Family(words: ["positive", "negative", "neutral"]),
    Family(words: ["valid", "invalid"]),
    Family(words: ["correct", "incorrect", "wrong"]),
    Family(words: ["passed", "failed"]),
    Family(words: ["online", "offline"]),
    Family(words: ["profit", "gain", "loss"]),
  ]

  private struct Key: Hashable {
    var family: Int
    var before: [String]
    var after: [String]
  }

  /// The groups among colours, in the order of their first colours.
  static func groups(of colors: [NamedColor]) -> [Palette.StateGroup] {
    var members: [Key: [NamedColor]] = [:]
    var order: [Key] = []
    let prefix = RoleGuess.prefix(of: colors.map(\.name))
    for color in colors where color.roles.isDisjoint(with: [.background, .separator, .disabled, .decorative]) {
      guard let key = key(of: NameWords(color.name).words) else { continue }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(color)
    }
    return order.compactMap { key in
      guard let colors = members[key], colors.count > 1 else { return nil }
      let all = key.before + key.after
      let own = all.count > prefix.count && all.starts(with: prefix) ? Array(all.dropFirst(prefix.count)) : all
      let words = own.filter { $0 != "color" && $0 != "colour" }
      let name = words.isEmpty ? colors.map(\.name).joined(separator: ", ") : words.joined(separator: " ")
      return Palette.StateGroup(name: name, colors: colors, cues: [], isGuessed: true, location: colors[0].location)
    }
  }

  private static func key(of words: [String]) -> Key? {
    for (number, family) in families.enumerated() {
      guard let index = words.lastIndex(where: { family.words.contains($0) }),
        family.beside.isEmpty || words.contains(where: { family.beside.contains($0) })
      else { continue }
      return Key(family: number, before: Array(words[..<index]), after: Array(words[(index + 1)...]))
    }
    return nil
  }
}

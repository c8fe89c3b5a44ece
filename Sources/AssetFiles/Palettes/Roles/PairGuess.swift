import AuditModel
import Documents

/// Guesses from names which colours meet: `onPrimary` and `primary`, `WarningText` and `WarningBackground`.
enum PairGuess {
  /// The pairs among colours.
  ///
  /// What says on which colour it stands is paired with that. A text, symbol or link and a background of one stem are
  /// paired with each other. Each colour gets one partner at most.
  ///
  /// - Parameter colors: The colours of one palette.
  /// - Returns: The pairs, in the order of their first colours.
  static func pairs(of colors: [NamedColor]) -> [ColorPair] {
    let prefix = RoleGuess.prefix(of: colors.map(\.name))
    let partners = StemPartners(colors, prefix: prefix)
    var grounds: [[String]: NamedColor] = [:]
    for color in colors {
      let words = plain(RoleGuess.words(of: color.name, prefix: prefix))
      if !words.contains("on"), grounds[words] == nil { grounds[words] = color }
    }
    return colors.compactMap { color in
      pair(of: color, plain(RoleGuess.words(of: color.name, prefix: prefix)), on: grounds) ?? partners.pair(of: color)
    }
  }

  /// The pair of a colour whose name says what it stands on.
  private static func pair(
    of color: NamedColor, _ words: [String], on grounds: [[String]: NamedColor]
  ) -> ColorPair? {
    guard let on = words.lastIndex(of: "on"), on + 1 < words.count else { return nil }
    let target = Array(words[(on + 1)...])
    let group = Array(words[..<on])
    let isText = group.contains("text") || group.contains("label") || group.contains("title")
    let isIcon = !isText && group.contains("icon")
    // `color.on.primary` stands beside `color.primary`, `text on primary` beside `primary`.
    let names = [target, target + ["background"], group + target]
    guard let ground = names.compactMap({ grounds[$0] }).first, ground.name != color.name else { return nil }
    return guessed(isIcon ? .nonText : .text, color, ground)
  }

  /// A pair that nobody declares.
  static func guessed(_ relation: ColorPair.Relation, _ first: NamedColor, _ second: NamedColor) -> ColorPair {
    var pair = ColorPair(relation, first, second)
    pair.isGuessed = true
    return pair
  }

  private static func plain(_ words: [String]) -> [String] { words.filter { $0 != "color" && $0 != "colour" } }
}

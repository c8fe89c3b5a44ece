import AuditModel
import Documents

/// Infers colour pairs from names.
///
/// Examples are `onPrimary` and `primary`, and `WarningText` and `WarningBackground`.
enum PairGuess {
  /// Returns the pairs among the colours of a palette, in the order of their first colours.
  ///
  /// A colour whose name includes its background is paired with it. A text, symbol or link is paired with a background
  /// of the same stem. Each colour is the first colour of at most one pair.
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

  /// Returns the pair of a colour whose name includes its background, if any.
  private static func pair(of color: NamedColor, _ words: [String], on grounds: [[String]: NamedColor]) -> ColorPair? {
    guard let on = words.lastIndex(of: "on"), on + 1 < words.count else { return nil }
    let target = Array(words[(on + 1)...])
    let group = Array(words[..<on])
    let isText = group.contains("text") || group.contains("label") || group.contains("title")
    let isIcon = !isText && group.contains("icon")
    // `color.on.primary` belongs to `color.primary`, `text on primary` to `primary`.
    let names = [target, target + ["background"], group + target]
    guard let ground = names.compactMap({ grounds[$0] }).first, ground.name != color.name else { return nil }
    return guessed(isIcon ? .nonText : .text, color, ground)
  }

  /// Creates a pair that is marked as inferred rather than declared.
  static func guessed(_ relation: ColorPair.Relation, _ first: NamedColor, _ second: NamedColor) -> ColorPair {
    var pair = ColorPair(relation, first, second)
    pair.isGuessed = true
    return pair
  }

  private static func plain(_ words: [String]) -> [String] { words.filter { $0 != "color" && $0 != "colour" } }
}

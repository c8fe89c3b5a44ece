import AuditModel

/// Guesses from names such as `onPrimary` and `textOnSurface` which colours meet.
enum PairGuess {
  /// The pairs among colours: what stands on something, and the colour of that name.
  static func pairs(of colors: [NamedColor]) -> [ColorPair] {
    let prefix = RoleGuess.prefix(of: colors.map(\.name))
    var grounds: [[String]: NamedColor] = [:]
    for color in colors {
      let words = plain(RoleGuess.words(of: color.name, prefix: prefix))
      if !words.contains("on"), grounds[words] == nil { grounds[words] = color }
    }
    return colors.compactMap { color in
      let words = plain(RoleGuess.words(of: color.name, prefix: prefix))
      guard let on = words.lastIndex(of: "on"), on + 1 < words.count else { return nil }
      let target = Array(words[(on + 1)...])
      let group = Array(words[..<on])
      let isText = group.contains("text") || group.contains("label") || group.contains("title")
      let isIcon = !isText && group.contains("icon")
      // `color.on.primary` stands beside `color.primary`, `text on primary` beside `primary`.
      let names = [target, target + ["background"], group + target]
      guard let ground = names.compactMap({ grounds[$0] }).first, ground.name != color.name else { return nil }
      var pair = ColorPair(isIcon ? .nonText : .text, color, ground)
      pair.isGuessed = true
      return pair
    }
  }

  private static func plain(_ words: [String]) -> [String] { words.filter { $0 != "color" && $0 != "colour" } }
}

import AuditModel
import Documents

extension Palette {
  /// Creates a palette and infers roles, states and pairs from the names of its colours.
  init(guessingUsesOf colors: [NamedColor], name: String, location: SourceLocation) {
    self.init(name: name, location: location, colors: colors)
    RoleGuess.guess(&self.colors)
    states = StateGuess.groups(of: self.colors)
    pairs = PairGuess.pairs(of: self.colors)
  }
}

/// Infers the roles of colours from their names; ambiguous names get no role.
///
/// The last kind word decides if only quality words follow: `text background` and `background primary 2` are
/// backgrounds.
///
/// Names that imply a specific background get no role (`onPrimary`, `text inverse`, `background dark`, `button title`).
/// Otherwise, they would be checked against every background in the palette.
enum RoleGuess {
  /// The kind words, with their roles.
  private static let things: [String: ColorRole] = [
    "text": .text, "texts": .text, "label": .text, "title": .text, "subtitle": .text, "headline": .text,
    "subheadline": .text, "heading": .text, "caption": .text, "footnote": .text, "foreground": .text, "fg": .text,
    "background": .background, "backgrounds": .background, "bg": .background, "surface": .background,
    "canvas": .background, "paper": .background,
    "tint": .interactive, "accent": .interactive, "link": .interactive, "links": .interactive,
    "button": .interactive, "cta": .interactive,
    "separator": .separator, "border": .separator, "hairline": .separator, "divider": .separator,
    "outline": .separator,
    "icon": .icon, "icons": .icon, "chevron": .icon, "glyph": .icon,
    "fill": .fill,
  ]

  /// Quality words, which may follow a kind word without changing the role.
  private static let qualities: Set<String> = [
    "color", "colour", "primary", "secondary", "tertiary", "quaternary", "quinary", "default", "base", "main", "normal",
    "regular", "standard", "strong", "weak", "subtle", "muted", "soft", "faint", "bold", "emphasis", "emphasized",
    "high", "medium", "low", "selected", "active", "pressed", "hover", "hovered", "highlight", "highlighted", "focus",
    "focused", "semantic", "success", "warning", "error", "danger", "info", "positive", "negative", "neutral",
    "critical", "destructive", "brand", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo",
    "purple", "pink", "brown", "gray", "grey", "black", "white", "contrast",
  ]

  /// Words that may precede a text, icon or interactive kind word without implying a specific background.
  private static let general: Set<String> = [
    "colors", "colours", "palette", "theme", "token", "tokens", "sys", "system", "ui", "ios", "app", "global", "common",
    "dynamic", "alias", "body", "section", "header", "footer", "page", "screen", "cell", "list", "row", "table", "form",
    "field", "placeholder", "hint", "helper", "message", "menu",
  ]

  private static let touches: Set<String> = [
    "highlight", "highlighted", "pressed", "hover", "hovered", "active", "focus", "focused", "selected",
  ]

  /// Surface words, which may follow a background word without changing the role.
  private static let surfaces: Set<String> = [
    "app", "page", "screen", "view", "window", "card", "cell", "row", "list", "tile", "sheet", "modal", "elevated",
    "raised", "grouped",
  ]

  /// Words for an unusual background, or for a colour on such a background.
  private static let special: Set<String> = [
    "inverse", "inverted", "inversed", "reverse", "reversed", "on", "contrast", "launch", "splash", "overlay", "scrim",
    "gradient",
  ]

  /// Sets the roles of colours without any.
  static func guess(_ colors: inout [NamedColor]) {
    let prefix = prefix(of: colors.map(\.name))
    for index in colors.indices where colors[index].roles.isEmpty {
      let roles = roles(of: colors[index].name, prefix: prefix)
      guard !roles.isEmpty else { continue }
      colors[index].roles = roles
      colors[index].rolesAreGuessed = true
    }
  }

  /// Returns the words that most names of a palette start with, such as the app's name.
  static func prefix(of names: [String]) -> [String] {
    let all = names.map { NameWords($0).words }
    guard all.count > 2 else { return [] }
    var prefix: [String] = []
    while true {
      var counts: [String: Int] = [:]
      for words in all where words.count > prefix.count + 1 && words.starts(with: prefix) {
        counts[words[prefix.count], default: 0] += 1
      }
      guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value * 2 > all.count,
        things[most.key] == nil, most.key != "on"
      else { return prefix }
      prefix.append(most.key)
    }
  }

  /// Returns the words of a name without the common prefix of its palette.
  static func words(of name: String, prefix: [String]) -> [String] {
    let words = NameWords(name).words
    return words.starts(with: prefix) ? Array(words.dropFirst(prefix.count)) : words
  }

  /// Returns the roles that a name clearly states, ignoring the leading words `prefix`; empty if it is ambiguous.
  static func roles(of name: String, prefix: [String] = []) -> Set<ColorRole> {
    var words = words(of: name, prefix: prefix)
    // `icon with text` is an icon.
    if let with = words.firstIndex(of: "with"), with > 0 { words = Array(words[..<with]) }
    if words.contains("shadow") || words.contains("shadows") { return [.decorative] }
    if words.contains("disabled") { return [.disabled] }
    guard let head = words.lastIndex(where: { things[$0] != nil }), let role = things[words[head]] else {
      return words.last { $0 != "color" && $0 != "colour" } == "cell" && words.count > 1 ? [.background] : []
    }
    if role == .separator { return trails(words[(head + 1)...], after: role) ? [.separator] : [] }
    guard trails(words[(head + 1)...], after: role), !isSpecial(words) else { return [] }
    let before = words[..<head]
    let ownGround = ["button", "badge", "cta", "chip", "bar", "segment", "selected", "launch", "track", "thumb"]
    if role != .fill, before.contains(where: ownGround.contains) { return [] }
    // The colour of a pressed button is usually an overlay, not the button's fill.
    let isButton = words[head] == "button" || words[head] == "cta"
    if isButton, words[(head + 1)...].contains(where: touches.contains) { return [] }
    if role == .text || role == .icon || role == .interactive {
      let isPlain = before.allSatisfy { word in
        things[word] != nil || general.contains(word) || trails([word], after: role)
      }
      guard isPlain else { return [] }
    }
    switch role {
    case .text where before.contains("link"): return [.text, .interactive]
    case .interactive where before.contains(where: { things[$0] == .text }): return [.text, .interactive]
    case .interactive where isButton: return [.interactive, .fill]
    case .interactive where before.contains(where: { things[$0] == .background }): return []
    default: return [role]
    }
  }

  /// Returns the index and role of the last kind word, or nil if there is none.
  ///
  /// Also nil if words other than qualities follow.
  static func thing(in words: [String]) -> (place: Int, role: ColorRole)? {
    guard let place = words.lastIndex(where: { things[$0] != nil }), let role = things[words[place]],
      trails(words[(place + 1)...], after: role)
    else { return nil }
    return (place, role)
  }

  /// Returns whether all words after a kind word are qualities.
  private static func trails(_ words: ArraySlice<String>, after role: ColorRole) -> Bool {
    words.allSatisfy { word in
      qualities.contains(word) || word.unicodeScalars.allSatisfy { $0.properties.numericType != nil }
        || word == "light" || word == "dark" || (role == .background && surfaces.contains(word))
    }
  }

  private static func isSpecial(_ words: [String]) -> Bool {
    for (index, word) in words.enumerated() {
      if special.contains(word) { return true }
      // `light gray` is a hue, but `background dark` is a different background.
      let isHue = index + 1 < words.count && hues.contains(words[index + 1])
      if word == "light" || word == "dark", !isHue { return true }
    }
    return false
  }

  /// The words for basic colours, such as `red` or `gray`.
  static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    "grey",
  ]
}

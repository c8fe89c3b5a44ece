import Documents

/// The appearance of a file's tokens, from its name: `dark.tokens.json`, `app.light-high-contrast.tokens`.
struct TokenMode: Hashable {
  /// Whether the appearance is dark; nil means any.
  var isDark: Bool?
  /// Whether contrast is increased; nil means any.
  var isHighContrast: Bool?

  /// Any appearance.
  static let any = TokenMode(isDark: nil, isHighContrast: nil)

  /// Detects the mode in a file's name and returns it with the other words of the name.
  static func of(file path: String) -> (mode: TokenMode, rest: String) {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".tokens.json", ".tokens", ".json"] where name.lowercased().hasSuffix(ending) {
      name = String(name.dropLast(ending.count))
      break
    }
    var mode = TokenMode.any
    var words = NameWords(name).words
    if let word = words.firstIndex(where: { $0 == "light" || $0 == "dark" }) {
      mode.isDark = words[word] == "dark"
      words.remove(at: word)
    }
    for pair in [["high", "contrast"], ["increased", "contrast"]] {
      guard let index = words.indices.dropLast().first(where: { Array(words[$0...($0 + 1)]) == pair }) else { continue }
      mode.isHighContrast = true
      words.removeSubrange(index...(index + 1))
    }
    if let word = words.firstIndex(where: { $0 == "hc" || $0 == "highcontrast" }) {
      mode.isHighContrast = true
      words.remove(at: word)
    }
    return (mode, words.joined(separator: " "))
  }

  /// Returns how specifically files with this mode apply to another mode, or nil if they do not apply.
  ///
  /// The rank is 0 for files for any appearance, and 3 for the most specific files.
  func rank(serving mode: TokenMode) -> Int? {
    if let isDark, isDark != mode.isDark { return nil }
    if let isHighContrast, isHighContrast != mode.isHighContrast { return nil }
    return (isDark == nil ? 0 : 2) + (isHighContrast == nil ? 0 : 1)
  }
}

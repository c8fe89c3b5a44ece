/// Names of apps that demonstrate or test a library, and of folders with such apps.
enum SampleName {
  private static let samples: Set<String> = ["example", "examples", "sample", "samples", "demo", "demos", "playground"]

  /// Words that may follow, as in `KiteExample iOS` and `DemoApp`.
  private static let endings: Set<String> = [
    "app", "application", "ios", "uikit", "swiftui", "swift", "objc", "project",
    // The words of iOS, iPhone and iPad.
    "i", "os", "phone", "pad",
  ]

  /// Returns whether a name ends in a sample word: `Kite Demo`, `KiteExample-iOS`, but not `SampleTracker`.
  static func isSample(_ name: some StringProtocol) -> Bool {
    var words = words(of: String(name))
    while let last = words.last, words.count > 1, endings.contains(last) { words.removeLast() }
    return words.last.map(samples.contains) ?? false
  }

  /// Returns whether a folder in a path has such a name; playground folders may contain any app.
  static func isSample(folderIn path: String) -> Bool {
    path.split(separator: "/").contains { isSample($0) && !$0.lowercased().contains("playground") }
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for character in name {
      guard character.isLetter || character.isNumber else {
        end()
        previous = character
        continue
      }
      if character.isUppercase, previous.isLowercase || previous.isNumber { end() }
      word.append(character)
      previous = character
    }
    end()
    return words
  }
}

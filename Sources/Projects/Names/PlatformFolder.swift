/// An enclosing folder named after a platform that is not checked; only used for files without a target.
package struct PlatformFolder: Hashable, Sendable {
  /// The name of the folder, without its path.
  package var name: String
  /// The platform that the folder is named after.
  package var platform: ProjectPlatform

  /// Endings of folder names, in lowercase and without spaces; each ending must begin at the start of a word.
  ///
  /// Source: the names that Xcode's templates give to folders of targets (`App Watch App`, `App WatchKit Extension`,
  /// `macOS`, `tvOS`, `App (macOS)`), and short forms that apps use.
  private static let endings: [(ending: String, platform: ProjectPlatform)] = [
    ("watchapp", .watchos), ("watchkitapp", .watchos), ("watchkitextension", .watchos), ("watchextension", .watchos),
    ("watchkit", .watchos), ("watchos", .watchos), ("applewatch", .watchos), ("tvos", .tvos), ("appletv", .tvos),
    ("macos", .macos), ("mac", .macos), ("osx", .macos),
  ]

  /// Words in a folder's name that mark its files as iOS files, regardless of other words.
  private static let kept = ["ios", "iphone", "ipad", "catalyst", "shared", "common", "universal", "visionos"]

  /// Finds the nearest enclosing folder that is named after a platform.
  ///
  /// Nil if there is none, or if any enclosing folder also names iOS.
  init?(above path: String) {
    let folders = path.split(separator: "/").dropLast()
    guard !folders.contains(where: Self.isKept) else { return nil }
    for folder in folders.reversed() {
      guard let platform = Self.platform(of: folder) else { continue }
      self.name = String(folder)
      self.platform = platform
      return
    }
    return nil
  }

  private static func isKept(_ folder: Substring) -> Bool {
    if folder.contains("iOS") { return true }
    let letters = letters(of: folder)
    return kept.contains { word in
      letters.indices.contains { start in
        let end = start + word.count
        return letters[start].beginsWord && (end == letters.count || end < letters.count && letters[end].beginsWord)
          && String(letters[start..<end].map(\.character)) == word
      }
    }
  }

  /// Returns the platform that a folder's name ends with, or nil for other names.
  private static func platform(of folder: Substring) -> ProjectPlatform? {
    let letters = letters(of: folder)
    let compact = String(letters.map(\.character))
    // An iMac is a device; a folder with pictures of one contains no code for the Mac.
    guard !compact.hasSuffix("imac") else { return nil }
    return endings.first { ending, _ in
      compact.hasSuffix(ending) && letters[letters.count - ending.count].beginsWord
    }?.platform
  }

  /// Returns the letters and digits of a name in lowercase, and whether each begins a word.
  ///
  /// A word begins at the start, after other characters, and at a capital after a lowercase letter or digit.
  private static func letters(of folder: Substring) -> [(character: Character, beginsWord: Bool)] {
    var letters: [(character: Character, beginsWord: Bool)] = []
    var previous: Character = " "
    for character in folder {
      if character.isLetter || character.isNumber {
        let isInside = previous.isLetter || previous.isNumber
        let isHump = character.isUppercase && !previous.isUppercase
        for small in character.lowercased() { letters.append((small, !isInside || isHump)) }
      }
      previous = character
    }
    return letters
  }
}

/// A folder whose name names a platform that is not checked: all that is known of a file that no target takes.
package struct PlatformFolder: Hashable, Sendable {
  /// The folder's own name.
  package var name: String
  /// The platform that it names.
  package var platform: ProjectPlatform

  /// The endings of folder names, in lower case and without spaces; each has to begin with a word of the name.
  ///
  /// Source: the names that Xcode's templates give to folders of targets (`App Watch App`, `App WatchKit Extension`,
  /// `macOS`, `tvOS`, `App (macOS)`), and short forms that apps use.
  private static let endings: [(ending: String, platform: ProjectPlatform)] = [
    ("watchapp", .watchos), ("watchkitapp", .watchos), ("watchkitextension", .watchos), ("watchextension", .watchos),
    ("watchkit", .watchos), ("watchos", .watchos), ("applewatch", .watchos), ("tvos", .tvos), ("appletv", .tvos),
    ("macos", .macos), ("mac", .macos), ("osx", .macos),
  ]

  /// Words that keep a folder for iOS, whatever else its name says.
  private static let kept = ["ios", "iphone", "ipad", "catalyst", "shared", "common", "universal", "visionos"]

  /// The folder above a file that names a platform; the one nearest to the file counts.
  ///
  /// - Returns: nil if none does, or if a folder on the way names iOS too.
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

  /// The platform that the end of a name is.
  private static func platform(of folder: Substring) -> ProjectPlatform? {
    let letters = letters(of: folder)
    let compact = String(letters.map(\.character))
    // An iMac is a device, and pictures of it are no code for the Mac.
    guard !compact.hasSuffix("imac") else { return nil }
    return endings.first { ending, _ in
      compact.hasSuffix(ending) && letters[letters.count - ending.count].beginsWord
    }?.platform
  }

  /// The letters and digits of a name in lower case, and whether a word begins with each: at the start, after any other
  /// character, and with a capital after a small letter or a digit.
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

import Documents

/// Paths that a script of a build names; a build may copy these files or make others of them.
enum ScriptPaths {
  /// The maximum size of a script in bytes (our own limit: about a hundred times the size of a long one).
  private static let largest = 256 << 10

  /// The steps for a word, which is looked for among all files.
  private static let steps = 4

  /// Variables for the folder of the project.
  private static let roots = ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"].flatMap {
    ["$(\($0))", "${\($0)}", "$\($0)"]
  }

  /// Tools that read sources and write none of them into the app (our own list).
  private static let readers = [
    "swiftlint", "swiftformat", "swift-format", "periphery", "licenseplist", "license-plist", "dsym", "crashlytics",
  ]

  /// Endings of scripts that are read themselves.
  private static let scripts: Set<String> = ["sh", "bash", "zsh", "py", "rb", "swift", "js"]

  /// Returns the files and folders in the folder that scripts name, sorted; `root` is the folder of the project.
  ///
  /// A script that one of them runs is read too, but none that this one runs.
  static func named(in texts: some Sequence<String>, at root: String, _ folder: ProjectFolder) -> [String] {
    // Many targets may have the same script.
    let own = Set(Set(texts).flatMap { words(of: $0, at: root, folder) })
    let others = own.filter { scripts.contains(FilePath.ending(of: $0)) }.flatMap { path in
      guard let bytes = folder.content(of: path, limit: largest) else { return [String]() }
      return words(of: String(decoding: bytes, as: UTF8.self), at: root, folder)
    }
    return own.union(others).sorted()
  }

  private static func words(of text: String, at root: String, _ folder: ProjectFolder) -> [String] {
    guard text.utf8.count <= largest else { return [] }
    var found: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let folded = line.lowercased()
      let start = folded.drop(while: \.isWhitespace)
      if start.hasPrefix("#") || start.hasPrefix("echo ") || readers.contains(where: folded.contains) { continue }
      for word in line.split(whereSeparator: { " \t\"'`=;|&<>,".contains($0) }) {
        guard folder.effort.spend(steps), let path = path(word, at: root) else { continue }
        if folder.hasFile(path) || folder.hasFiles(in: path) { found.insert(path) }
      }
    }
    return found.sorted()
  }

  /// Returns the path that a word names; nil for the whole project, other places and words that are no path.
  private static func path(_ word: Substring, at root: String) -> String? {
    var word = word.drop { "([{".contains($0) }
    if let variable = roots.first(where: { word.hasPrefix($0) }) { word = word.dropFirst(variable.count) }
    word = word.drop { $0 == "/" }
    // A pattern names the files of its folder.
    if let star = word.firstIndex(where: { "*?$".contains($0) }) {
      word = word[..<star]
      guard let slash = word.lastIndex(of: "/") else { return nil }
      word = word[..<slash]
    }
    while let last = word.last, "/)]}\\".contains(last) { word.removeLast() }
    guard !word.isEmpty, let path = ProjectPath.joined(root, String(word)), !ProjectPath.isAbove(path), path != root
    else { return nil }
    return path
  }
}

import Documents

/// The scripts of a build, and the files that they name, which the build may copy or transform.
struct ScriptPaths {
  /// The texts of the scripts.
  var texts: Set<String> = []
  /// The full paths of files that scripts read.
  var inputs: Set<String> = []
  /// The paths of files that list such paths, one per line.
  var lists: Set<String> = []
  /// The variables in texts and paths.
  let variables: ScriptVariables
  /// The project's folder, in which scripts run.
  let root: String
  /// The files that a path may name.
  let folder: ProjectFolder

  /// The maximum size of a script in bytes, about a hundred times that of a long one (our own limit).
  private static let largest = 256 << 10

  /// The steps for a word, which is searched for among all files.
  private static let steps = 4

  /// Extensions of scripts that are read themselves; developers' programs often have none.
  private static let scripts: Set<String> = ["sh", "bash", "zsh", "py", "rb", "swift", "js", ""]

  /// Shell variables that may contain the project's folder.
  private static let own: Set<Substring> = ["0", "PWD"]

  /// A file or folder that a script names, and whether the script copies files.
  private struct Named: Hashable {
    var path: String
    var isCopied: Bool
  }

  /// Returns the files and folders that the scripts name, directly or through scripts that they name, sorted.
  ///
  /// A script that copies nothing, such as a code generator, does not add other files of a folder in which targets
  /// already have files. `claims` are the files and folders of targets. Paths are relative to the map's root.
  func named(beside claims: [Claim]) -> [String] {
    var folders: Set<String> = []
    for claim in claims where !claim.owners.targets.isEmpty {
      var folder = ProjectPath.folder(of: claim.path)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = ProjectPath.folder(of: folder) }
    }
    return Set(all.filter { $0.isCopied || !folders.contains($0.path) }.map(\.path)).sorted()
  }

  private var all: Set<Named> {
    let listed = inputs.union(lists.flatMap(lines)).flatMap { paths($0[...]) }
    var found = Set(listed.map { Named(path: $0, isCopied: false) })
    for text in texts { found.formUnion(words(of: text)) }
    var waiting = Set(found.map(\.path))
    var read = waiting
    while let path = waiting.popFirst() {
      let more = words(ofScript: path)
      found.formUnion(more)
      waiting.formUnion(more.lazy.map(\.path).filter { read.insert($0).inserted })
    }
    return found
  }

  /// Returns the lines of a file list, without comments.
  private func lines(of list: String) -> [String] {
    paths(list[...]).compactMap { folder.content(of: $0, limit: Self.largest) }.flatMap { bytes in
      String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        .map { String($0.trimmingPrefix(while: \.isWhitespace)) }.filter { !$0.hasPrefix("#") }
    }
  }

  /// Returns the paths that a script names, relative to the project's folder or its own.
  private func words(ofScript path: String) -> Set<Named> {
    guard Self.scripts.contains(FilePath.ending(of: path)), folder.hasFile(path),
      let bytes = folder.content(of: path, limit: Self.largest), !bytes.contains(0)
    else { return [] }
    return words(of: String(decoding: bytes, as: UTF8.self), near: ProjectPath.folder(of: path))
  }

  private func words(of text: String, near place: String? = nil) -> Set<Named> {
    guard text.utf8.count <= Self.largest else { return [] }
    let commands = ScriptCommand.all(in: text)
    var own = Self.own
    for word in commands.lazy.flatMap(\.words) {
      if let end = word.firstIndex(of: "=") { own.insert(word[..<end]) }
    }
    var found: Set<String> = []
    for command in commands where !command.isReader {
      let isCopying = command.isCopying
      for (index, word) in command.words.enumerated() {
        // The last word is the destination, and a pattern after an option does not name files to copy.
        let mayBeAll =
          isCopying && index + 1 < command.words.count && !word.hasPrefix("-")
          && (index == 0 || !command.words[index - 1].hasPrefix("--"))
        found.formUnion(paths(word[...], own, near: place, mayBeAll: mayBeAll))
        for part in word.split(whereSeparator: { " \t`=<>,".contains($0) }) where part.count < word.count {
          found.formUnion(paths(part, own, near: place))
        }
      }
      for text in command.quoted { found.formUnion(paths(text[...], own, near: place)) }
    }
    let copies = commands.contains { !$0.isReader && $0.isCopying }
    return Set(found.map { Named(path: $0, isCopied: copies) })
  }

  /// Returns the files and folders that a word names.
  ///
  /// They include the whole project only if the rest of the word is unknown, or if `mayBeAll` is true.
  private func paths(
    _ word: Substring, _ own: Set<Substring> = [], near place: String? = nil, mayBeAll: Bool = false
  ) -> [String] {
    guard folder.effort.spend(Self.steps), let paths = variables.paths(of: word, own: own, folder.effort) else {
      return []
    }
    let mayBeAll = mayBeAll || paths.isUnknown
    let found = Set([root, place].compactMap(\.self)).flatMap { base in
      paths.all.compactMap { existing($0, in: base, mayBeAll: mayBeAll) }
    }
    guard found.isEmpty, let fallback = paths.fallback else { return found }
    return [existing(fallback, in: root, mayBeAll: true)].compactMap(\.self)
  }

  /// Returns a path if a file or folder exists there, or nil otherwise.
  private func existing(_ path: String, in base: String, mayBeAll: Bool) -> String? {
    guard folder.effort.spend(Self.steps), let path = ProjectPath.joined(base, path).flatMap(folder.inside) else {
      return nil
    }
    if ProjectPath.isInside(root, path) { return mayBeAll ? path : nil }
    return folder.hasFile(path) || folder.hasFiles(in: path) ? path : nil
  }
}

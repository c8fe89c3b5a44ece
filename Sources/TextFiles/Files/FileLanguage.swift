import Documents

/// The language of a file and what all languages of its table share, from its path.
struct FileLanguage: Hashable {
  /// The language; nil where the path names none.
  var locale: String?
  /// The path with the language taken out.
  var group: String
  /// Whether the file is in a folder for no language but translators.
  var isDocumentation = false
  /// Whether the file is in `Base.lproj` or Android's `values`, whose texts are those of the design.
  var isBase = false
  /// The folder whose name stands for a language and is that of none, with that name.
  var strange: (name: String, folder: String)? {
    strangeFolder.map { (strangeName, $0) }
  }
  private var strangeName = ""
  private var strangeFolder: String?

  /// Looks at a path.
  ///
  /// - Parameters:
  ///   - path: The path as it is shown.
  ///   - visible: How many of its last components may name a language; the folder an input lies in may not.
  ///   - sourceLocale: The language of `Base.lproj`.
  init(path: String, visible: Int, sourceLocale: String) {
    group = path
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.removeLast()
    if let folder = parts.lastIndex(where: { $0.lowercased().hasSuffix(".lproj") }) {
      let language = parts[folder].dropLast(".lproj".count)
      if !["base", "qqq"].contains(language.lowercased()) { check(language, parts[...folder]) }
      parts.remove(at: folder)
      group = (parts + [name]).joined(separator: "/")
      isBase = language.lowercased() == "base"
      locale = isBase ? sourceLocale : LanguageTag(folder: language).identifier
      isDocumentation = language.lowercased() == "qqq"
      return
    }
    if let parent = parts.last, let android = AndroidFolder(parent), name.lowercased().hasSuffix(".xml") {
      parts[parts.count - 1] = android.group[...]
      group = (parts + [name]).joined(separator: "/")
      isBase = android.locale == nil
      if let name = android.strange { note(name, path.split(separator: "/").dropLast()) }
      locale = android.locale ?? sourceLocale
      return
    }
    let folder = parts.lastIndex { $0.lowercased().hasSuffix(".xcloc") }
    if let folder {
      let language = parts[folder].dropLast(".xcloc".count)
      check(language, parts[...folder])
      locale = LanguageTag(folder: language).identifier
      parts[folder] = "*.xcloc"
    }
    group = (parts + [name]).joined(separator: "/")
    var pieces = name.split(separator: ".", omittingEmptySubsequences: false)
    let last = pieces.count - 2
    if last >= 0, let tag = LanguageTag(guessing: pieces[last]) {
      locale = tag.identifier
      pieces[last] = "*"
      group = (parts + [pieces.joined(separator: ".")[...]]).joined(separator: "/")
    } else if folder == nil, visible > 1, let parent = parts.last, let tag = LanguageTag(guessing: parent) {
      locale = tag.identifier
      parts[parts.count - 1] = "*"
      group = (parts + [name]).joined(separator: "/")
    }
  }

  private mutating func check(_ name: Substring, _ folder: ArraySlice<Substring>) {
    if !LanguageTag.isKnown(String(name)) { note(String(name), folder) }
  }

  private mutating func note(_ name: String, _ folder: ArraySlice<Substring>) {
    strangeName = name
    strangeFolder = folder.joined(separator: "/")
  }
}

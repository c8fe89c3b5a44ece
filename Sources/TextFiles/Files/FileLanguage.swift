import Documents

/// The language of a file, and the part of its path that all languages share.
struct FileLanguage {
  /// The language, or nil if the path does not name one.
  var locale: String?
  /// The path without the language.
  var group: String
  /// Whether the file is in `qqq.lproj`, which contains documentation for translators.
  var isDocumentation = false
  /// Whether the file is in `Base.lproj` or Android's `values`, which contain texts in the development language.
  var isBase = false
  /// The unknown language in a folder's name, with the folder's path; nil if there is none.
  private(set) var strange: (name: String, folder: String)?

  /// Finds the language in a path.
  ///
  /// A parent folder such as `de` counts only if `visible` is above 1, because a folder around an input may have
  /// another meaning. `sourceLocale` is the language of `Base.lproj`.
  init(path: String, visible: Int, sourceLocale: String) {
    group = path
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    var name = parts.removeLast()
    defer { group = (parts + [name]).joined(separator: "/") }
    if let folder = parts.lastIndex(where: { $0.lowercased().hasSuffix(".lproj") }) {
      let language = parts[folder].dropLast(".lproj".count)
      if !["base", "qqq"].contains(language.lowercased()) { check(language, parts[...folder]) }
      parts.remove(at: folder)
      isBase = language.lowercased() == "base"
      locale = isBase ? sourceLocale : LanguageTag(folder: language).identifier
      isDocumentation = language.lowercased() == "qqq"
      return
    }
    if let parent = parts.last, let android = AndroidFolder(parent), name.lowercased().hasSuffix(".xml") {
      parts[parts.count - 1] = android.group[...]
      isBase = android.locale == nil
      strange = android.strange.map { ($0, path.split(separator: "/").dropLast().joined(separator: "/")) }
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
    var pieces = name.split(separator: ".", omittingEmptySubsequences: false)
    let last = pieces.count - 2
    if last >= 0, let tag = LanguageTag(guessing: pieces[last]) {
      locale = tag.identifier
      pieces[last] = "*"
      name = pieces.joined(separator: ".")[...]
    } else if folder == nil, visible > 1, let parent = parts.last, let tag = LanguageTag(guessing: parent) {
      locale = tag.identifier
      parts[parts.count - 1] = "*"
    }
  }

  private mutating func check(_ name: Substring, _ folder: ArraySlice<Substring>) {
    if !LanguageTag.isKnown(String(name)) { strange = (String(name), folder.joined(separator: "/")) }
  }
}

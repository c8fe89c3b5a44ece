import Documents

/// The language at the end of a file name, as in `app_pt_BR.arb` and `messages-de.po`.
struct NameLanguage: Hashable {
  /// The language, a BCP 47 tag.
  let locale: String
  /// The name with `*` instead of the language.
  let pattern: String

  /// Finds the language at the end of a file name with its extension, or returns nil if there is none.
  init?(_ name: String) {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let stem = name[..<dot]
    var starts = [stem.startIndex]
    for index in stem.indices where ["_", "-", "."].contains(stem[index]) { starts.append(stem.index(after: index)) }
    // The longest tag wins, so that `pt_BR` is not read as Breton (`br`); further parts have the length of subtags.
    for start in starts.suffix(4) {
      let part = stem[start...]
      let pieces = part.split(whereSeparator: { $0 == "_" || $0 == "-" })
      guard pieces.dropFirst().allSatisfy({ (2...4).contains($0.count) }), let tag = LanguageTag(guessing: part) else {
        continue
      }
      locale = tag.identifier
      pattern = stem[..<start] + "*" + name[dot...]
      return
    }
    return nil
  }
}

extension SourceFile {
  /// Sets the language to that at the end of the file name, as in `app_de.arb`, if there is one.
  mutating func takeLanguageOfName() {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.popLast().flatMap(NameLanguage.init) else { return }
    locale = name.locale
    group = (parts + [name.pattern]).joined(separator: "/")
  }
}

import Foundation

/// Languages by their names in words.
extension LanguageTag {
  /// Returns the tag of the language with a name, in English or in the language itself, such as `German` or `Deutsch`.
  ///
  /// Letter case and marks are ignored. The result is nil for a code, and if no language in ``codes`` has the name.
  package static func named(_ name: String) -> String? {
    let name = folded(name)
    return codes.contains(name) ? nil : byName[name]
  }

  /// Returns whether a text is a name of the language with a tag, in English or in the language itself.
  package static func isName(_ text: String, of tag: String) -> Bool {
    let code = tag.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? tag
    return names(of: code).contains(folded(text)) || folded(text) == folded(tag)
  }

  private static let byName: [String: String] = {
    let named = codes.sorted().flatMap { code in
      let tag = LanguageTag(shaped: code[...])?.identifier ?? code
      return names(of: code).map { ($0, tag) }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }()

  /// Returns the folded names of a language, without those that are only its code.
  private static func names(of code: String) -> [String] {
    ["en", code].compactMap { language in
      let name = Locale(identifier: language).localizedString(forLanguageCode: code).map(folded)
      return name == code || name?.isEmpty == true ? nil : name
    }
  }

  private static func folded(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

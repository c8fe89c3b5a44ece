import Audit
import AuditModel

extension Catalog {
  /// The number of languages without a name in braces from which the source text may be the odd one (our own choice:
  /// two translators may make the same mistake).
  private static let fewestLanguages = 3

  /// A text in all its languages.
  private struct Key: Hashable {
    var group: String
    var key: String

    init(_ string: LocalizedString) { (group, key) = (string.group, string.key) }
  }

  /// Marks translations without a name in braces of the source text if most translations lack it.
  ///
  /// `code` contains the names in braces that are literals in code, which replaces them in texts.
  mutating func markBracesOfSource(_ code: Set<String>, sourceLocale: String?) {
    guard !code.isEmpty else { return }
    for (index, braces) in bracesOfSource(code, sourceLocale) {
      var details = strings[index].details ?? TextDetails()
      details.bracesOfSource = (details.bracesOfSource ?? []).union([braces])
      strings[index].details = details
    }
  }

  /// Returns the names in braces that most translations of a text lack, with the indexes of these translations.
  private func bracesOfSource(_ code: Set<String>, _ sourceLocale: String?) -> [(index: Int, braces: String)] {
    let sources = SourceTexts(self, asked: sourceLocale, joinsTexts: false)
    var names: [Key: Set<String>] = [:]
    for index in strings.indices {
      let found = sourceNames(in: index, isSource: sources.isSource(index), code)
      if !found.isEmpty { names[Key(strings[index]), default: []].formUnion(found) }
    }
    guard !names.isEmpty else { return [] }
    var translations: [Key: [Int]] = [:]
    for index in strings.indices where !sources.isSource(index) && !strings[index].text.isEmpty {
      let key = Key(strings[index])
      if names[key] != nil { translations[key, default: []].append(index) }
    }
    var found: [(index: Int, braces: String)] = []
    for (key, indexes) in translations {
      let all = Set(indexes.map { strings[$0].locale }).count
      for braces in names[key] ?? [] {
        let lacking = indexes.filter { index in !strings[index].forms.contains { $0.text.contains(braces) } }
        let languages = Set(lacking.map { strings[$0].locale }).count
        guard languages >= Self.fewestLanguages, 2 * languages > all else { continue }
        for index in lacking { found.append((index, braces)) }
      }
    }
    return found
  }

  /// Returns the names in braces of `code` in the source text that a text is or contains.
  private func sourceNames(in index: Int, isSource: Bool, _ code: Set<String>) -> Set<String> {
    var found: Set<String> = []
    // Most texts have no placeholders, and copying a text takes longer than looking at it.
    if isSource, Placeholder.mayStand(in: strings[index].text) {
      for form in strings[index].forms { found.formUnion(Self.names(in: form.text, code)) }
    }
    if let source = strings[index].source { found.formUnion(Self.names(in: source, code)) }
    return found
  }

  /// Returns the names in braces of `code` in a text; a number such as `{0}` is not a name.
  private static func names(in text: String, _ code: Set<String>) -> [String] {
    Placeholder.found(in: text).filter { one in
      one.family == .template && one.name?.first?.isNumber == false && code.contains(one.spelling)
    }.map(\.spelling)
  }
}

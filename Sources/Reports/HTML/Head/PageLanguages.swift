internal import AuditModel

/// The languages of a run with names and directions, source language first.
struct PageLanguages {
  /// A language of the run.
  struct Language {
    var language: RunSubject.Language
    var isSource: Bool
    var texts: Int
  }

  let all: [Language]
  private let rightToLeft: [String: Bool]

  init(_ report: AuditReport) {
    let sources = Set(report.pageResults.lazy.filter(\.result.isSource).map(\.result.string.locale))
    let named = report.subject.languages
    // A caller of the library may not name the languages.
    let others = Set(report.locales.keys).union(report.tally.outcomes.keys).subtracting(named.map(\.tag)).sorted()
    let languages = named + others.map { RunSubject.Language(tag: $0, name: $0, isRightToLeft: false) }
    let measured = languages.filter { (report.locales[$0.tag] ?? 0) > 0 || report.tally.outcomes[$0.tag] != nil }
    let listed = measured.map {
      Language(
        language: $0, isSource: sources.contains($0.tag),
        texts: report.locales[$0.tag] ?? report.tally.outcomes[$0.tag]?.all ?? 0)
    }
    all = listed.filter(\.isSource) + listed.filter { !$0.isSource }
    rightToLeft = Dictionary(named.map { ($0.tag, $0.isRightToLeft) }) { first, _ in first }
  }

  /// Returns the name of a language for a sentence, or its tag if it has none.
  func name(of tag: String) -> String {
    let name = all.first { $0.language.tag == tag }?.language.name ?? tag
    return name.isEmpty ? "no language" : Quotation(name, limit: 40).text
  }

  /// Returns the template values of a text with its language and direction.
  ///
  /// An unknown language has no `lang`, and the browser detects the direction.
  func values(of text: String, in tag: String?) -> HTMLValues {
    let direction = tag.flatMap { rightToLeft[$0] }.map { $0 ? "rtl" : "ltr" }
    return HTMLValues([
      "text": text, "lang": tag.flatMap(LanguageAttribute.language), "dir": direction ?? "auto",
    ])
  }
}

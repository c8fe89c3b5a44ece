import Testing

@testable import TextFiles

@Suite struct FileLanguageTests {
  @Test(arguments: [
    ("App/de.lproj/Main.strings", 1, "de", "App/Main.strings"),
    ("App/Base.lproj/Main.strings", 3, "fr", "App/Main.strings"),
    ("pt_PT.lproj/A.strings", 1, "pt-PT", "A.strings"), ("English.lproj/A.strings", 1, "en", "A.strings"),
    ("zh-hans.LPROJ/sub/A.strings", 1, "zh-Hans", "sub/A.strings"), ("locales/de.json", 2, "de", "locales/*.json"),
    ("locales/app.pt_br.json", 2, "pt-BR", "locales/app.*.json"),
    ("locales/de/common.json", 2, "de", "locales/*/common.json"), ("de/fr.json", 2, "fr", "de/*.json"),
    ("fr/../de.json", 1, "de", "fr/../*.json"),
  ])
  func findsALanguage(path: String, visible: Int, locale: String, group: String) {
    let language = FileLanguage(path: path, visible: visible, sourceLocale: "fr")
    #expect(language.locale == locale)
    #expect(language.group == group)
    #expect(!language.isDocumentation)
  }

  @Test(arguments: [
    ("de/common.json", 1), ("strings.json", 1), ("de", 1), ("A.strings", 3), (".json", 1), ("", 1), ("/", 1),
    ("x/.de", 1),
  ])
  func findsNoLanguage(path: String, visible: Int) {
    let language = FileLanguage(path: path, visible: visible, sourceLocale: "en")
    #expect(language.locale == nil)
    #expect(language.group == path)
  }

  @Test func languagesOfOneTableShareAGroup() {
    let groups = ["a/de.lproj/T.strings", "a/Base.lproj/T.strings", "a/zh-Hant.lproj/T.strings"].map {
      FileLanguage(path: $0, visible: 1, sourceLocale: "en").group
    }
    #expect(Set(groups) == ["a/T.strings"])
  }
}

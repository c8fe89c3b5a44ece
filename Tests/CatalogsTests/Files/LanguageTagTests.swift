import Testing

@testable import Catalogs

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de"), ("pt_PT", "pt-PT"), ("pt-br", "pt-BR"), ("zh-hans", "zh-Hans"), ("zh-Hans-CN", "zh-Hans-CN"),
    ("zh-Hant-HK", "zh-Hant-HK"), ("es-419", "es-419"), ("skr-arab", "skr-Arab"), ("sr-Latn", "sr-Latn"), ("DE", "de"),
    ("ckb", "ckb"), ("iw", "he"), ("in", "id"), ("ca-valencia", "ca-valencia"), ("de-1996", "de-1996"),
  ])
  func spellsTags(name: String, tag: String) {
    #expect(LanguageTag(guessing: name[...])?.identifier == tag)
    #expect(LanguageTag(folder: name[...]).identifier == tag)
  }

  @Test(arguments: [
    "", "strings", "package", "config", "new", "bin", "app", "xx", "de-", "-de", "_", "de-x", "en-USA", "de-DE-!", "a",
    "de.json", "de DE", "de-abcdefghi", "zh-Hans-CN-extra-extra-extra-extra-extra",
  ])
  func guessesNoTagFromOtherNames(name: String) {
    #expect(LanguageTag(guessing: name[...]) == nil)
  }

  @Test(arguments: [("English", "en"), ("german", "de"), ("tlh_XX", "tlh-XX"), ("qab", "qab"), ("", "")])
  func takesFoldersAsTheyAre(name: String, tag: String) {
    #expect(LanguageTag(folder: name[...]).identifier == tag)
  }
}

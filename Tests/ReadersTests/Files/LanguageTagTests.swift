import Testing

@testable import Documents

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

  @Test(arguments: [
    "de", "pt_BR", "zh-Hans-CN", "es-419", "iw", "German", "tlh", "mul", "sr-Latn", "ca-valencia", "zh-yue", "en-XA",
    "ar-XB", "de-u-nu-latn", "x-pseudo", "yue-HK", "kok-Deva",
  ])
  func knowsLanguages(name: String) { #expect(LanguageTag.isKnown(name)) }

  @Test(arguments: [
    ("gr", "write a BCP 47 tag such as de or pt-BR; GR is a region, whose language may be el"),
    ("jp-JP", "write a BCP 47 tag such as de or pt-BR; JP is a region, whose language may be ja"),
    ("en_UK", "write en-GB"), ("en-USA", "write a BCP 47 tag such as de or pt-BR, or en alone"),
    ("xx-INVALID", "write a BCP 47 tag such as de or pt-BR; did you mean \"xh\"?"),
    ("qzqzqz", "write a BCP 47 tag such as de or pt-BR"), ("日本", "write a BCP 47 tag such as de or pt-BR"),
    ("", "write a BCP 47 tag such as de or pt-BR"), ("de-", "write a BCP 47 tag such as de or pt-BR, or de alone"),
    ("x", "write a BCP 47 tag such as de or pt-BR"), ("Deutsch", "write de"),
  ])
  func suggestsSimilarTags(name: String, remedy: String) {
    #expect(!LanguageTag.isKnown(name))
    #expect(LanguageTag.remedy(for: name) == remedy)
    #expect(!LanguageTag.isKnown(String(repeating: "a", count: 100)))
  }

  @Test(arguments: [
    ("Deutsch", "de"), ("german", "de"), ("FRANCAIS", "fr"), ("Français", "fr"), ("日本語", "ja"), ("Hebrew", "he"),
    ("de", nil), ("ga", nil), ("Klingonisch", nil), ("", nil),
  ])
  func knowsNamesOfLanguages(name: String, tag: String?) {
    #expect(LanguageTag.named(name) == tag)
    if let tag { #expect(LanguageTag.isName(name, of: tag)) }
  }

  @Test(arguments: [("English", "en"), ("german", "de"), ("tlh_XX", "tlh-XX"), ("qab", "qab"), ("", "")])
  func acceptsFolderNamesUnchanged(name: String, tag: String) {
    #expect(LanguageTag(folder: name[...]).identifier == tag)
  }
}

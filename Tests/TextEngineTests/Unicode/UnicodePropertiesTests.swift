import Testing
import TextEngine

@Suite struct UnicodePropertiesTests {
  @Test func versions() {
    #expect(UnicodeProperties.libraryVersion.split(separator: ".").count >= 2)
    #expect(UnicodeProperties.unicodeVersion.split(separator: ".").count == 2)
  }

  @Test(
    arguments: [
      ("a", "Latn"), ("ж", "Cyrl"), ("λ", "Grek"), ("א", "Hebr"), ("ع", "Arab"), ("漢", "Hani"), ("か", "Hira"),
      ("カ", "Kana"), ("한", "Hang"), ("ㄅ", "Bopo"), ("ก", "Thai"), ("ກ", "Laoo"), ("ក", "Khmr"), ("က", "Mymr"),
      ("1", "Zyyy"), ("\u{301}", "Zinh"), ("\u{E000}", "Zzzz"), ("😀", "Zyyy"), ("ओ", "Deva"),
    ] as [(Unicode.Scalar, String)])
  func scripts(scalar: Unicode.Scalar, name: String) {
    #expect(UnicodeProperties.script(scalar).description == name)
    #expect(UnicodeProperties.script(scalar) == Script(name))
  }

  @Test(arguments: [
    ("de", "Latn"), ("ru", "Cyrl"), ("sr", "Cyrl"), ("sr-Latn", "Latn"), ("zh", "Hans"), ("zh_TW", "Hant"),
    ("zh-Hant", "Hant"), ("ja", "Jpan"), ("ko", "Kore"), ("ur", "Arab"), ("hi-IN", "Deva"), ("he", "Hebr"),
    ("uz", "Latn"), ("pa-PK", "Arab"),
  ])
  func likelyScripts(language: String, script: String) {
    #expect(UnicodeProperties.likelyScript(ofLanguage: language)?.description == script)
  }

  @Test(arguments: ["", "zz", "!!!", "日本語", String(repeating: "a-", count: 5_000)])
  func unknownLanguagesHaveNoLikelyScript(language: String) {
    #expect(UnicodeProperties.likelyScript(ofLanguage: language) == nil)
  }

  @Test func defaultIgnorables() {
    for scalar in "\u{AD}\u{200B}\u{200D}\u{2060}\u{FE0F}\u{202E}\u{FEFF}\u{E0100}".unicodeScalars {
      #expect(UnicodeProperties.isDefaultIgnorable(scalar), "\(scalar.escaped(asASCII: true))")
    }
    for scalar in " a\u{A0}…\n".unicodeScalars { #expect(!UnicodeProperties.isDefaultIgnorable(scalar)) }
  }

  @Test(arguments: ["😀", "❤️", "3️⃣", "#️⃣", "🇩🇪", "👩‍👩‍👧‍👦", "👍🏽", "☝🏽", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⌚", "Ⓜ️", "©️", "🇩", "❤\u{200D}🔥"])
  func emoji(grapheme: String) {
    #expect(UnicodeProperties.isEmojiCluster(grapheme.unicodeScalars))
  }

  @Test(arguments: [
    "", "a", "3", "#", "❤", "©", "⌚\u{FE0E}", "3\u{FE0E}", "é", "e\u{301}", "漢", "→", "a\u{FE0F}", "\u{FE0F}",
    "\u{200D}",
  ])
  func text(grapheme: String) {
    #expect(!UnicodeProperties.isEmojiCluster(grapheme.unicodeScalars))
  }

  @Test func marks() {
    #expect(UnicodeProperties.isMark("\u{301}") && !UnicodeProperties.isMark("a"))
  }
}

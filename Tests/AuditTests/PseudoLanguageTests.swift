import AuditModel
import Testing
import TextRules

@Suite struct PseudoLanguageTests {
  @Test(
    arguments: [
      (PseudoLanguage.double, "Save", "Save Save"), (.double, "Hello %@, you", "Hello Hello %@, you , you"),
      (.accented, "Save %1$@ now", "Şậvệ %1$@ ñộŵ"),
      (.accented, "<b>Go</b> to {name} &amp; %%", "<b>Ğộ</b> ţộ {name} &amp; %%"),
      (.accented, "{n, plural, one {# file} other {# files}}", "{n, plural, one {# fịļệ} other {# fịļệş}}"),
      (.bounded, "Save", "[# Save #]"), (.rtl, "Save", "\u{202E}Save\u{202C}"), (.max, "Save", "Save"),
      (.expanded, "%@", "%@"), (.accented, "{", "{"), (.accented, "{n, plural, one {", "{n, plural, one {"),
      (.expanded, "", ""),
    ] as [(PseudoLanguage, String, String)])
  func keepsPlaceholdersAndSyntax(language: PseudoLanguage, source: String, text: String) {
    #expect(language.text(for: source) == text)
  }

  @Test(arguments: [(4, 12), (10, 30), (20, 40), (30, 54), (50, 80), (70, 98), (100, 130)])
  func expansionFollowsTheTable(length: Int, expanded: Int) {
    let source = String(repeating: "abcd ", count: 20).prefix(length - 1) + "z"
    #expect(abs(PseudoLanguage.expanded.text(for: String(source)).count - expanded) <= 1)
  }

  @Test func tagsAreTheSourcesOwnWithAPrivatePart() {
    #expect(PseudoLanguage.accented.locale(of: "en-US") == "en-US-x-accented")
  }
}

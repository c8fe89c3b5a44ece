import Testing

@testable import Projects

@Suite struct SettingWordsTests {
  @Test(arguments: [
    ("a b", ["a", "b"]), (#""a b" c"#, ["a b", "c"]), (#"a\ b c"#, ["a b", "c"]), (#"'a b'/c"#, ["a b/c"]),
    (#""a\ b""#, ["a b"]), (#""it's" b"#, ["it's", "b"]), (" \t a ", ["a"]), ("", []), (#""a b"#, ["a b"]),
    (#"a\"#, ["a"]),
  ])
  func spacesInWordsAreQuotedOrEscaped(_ text: String, _ words: [String]) {
    #expect(SettingWords.of(text) == words)
  }
}

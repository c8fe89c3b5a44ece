import Testing

@testable import Projects

@Suite struct ScriptCommandTests {
  @Test(arguments: [
    ("cp -R a b", [["cp", "-R", "a", "b"]]),
    ("a; b && c || d | e & f\ng", [["a"], ["b"], ["c"], ["d"], ["e"], ["f"], ["g"]]),
    (#"cp "a; b" 'c | d'"#, [["cp", "a; b", "c | d"]]), (#"cp "$A"/b\ c"#, [["cp", "$A/b c"]]),
    ("a # b; c\n# d\ne#f", [["a"], ["e#f"]]), ("a 2>&1 b", [["a", "2>&1", "b"]]), ("a \\\n  b", [["a", "b"]]),
    // An apostrophe of another language ends with its line.
    ("it's a\ncp b c", [["its a"], ["cp", "b", "c"]]), (#""it's" a"#, [["it's", "a"]]), ("a\r\nb", [["a"], ["b"]]),
    ("", []), (" ;; \n", []), (#"a\"#, [["a"]]), (#"a "b"#, [["a", "b"]]),
  ])
  func aScriptIsSplitAsAShellDoes(_ text: String, _ words: [[String]]) {
    #expect(ScriptCommand.all(in: text).map(\.words) == words)
  }

  @Test func textsInQuotationMarksAreKept() {
    #expect(ScriptCommand.all(in: #"copy("My Themes", to='out')"#).flatMap(\.quoted) == ["My Themes", "out"])
  }

  @Test(arguments: [
    ("swiftlint lint a", true), (#""${PODS_ROOT}/SwiftLint/swiftlint" a"#, true), ("mint run swiftformat a", true),
    ("if which swiftlint", true), ("then echo a", true), ("cp -R a swiftlint", false), ("find a -exec cp {} b", false),
    ("rake a", false), ("echo a | xargs cp", false),
  ])
  func toolsThatOnlyReadAreKnown(_ text: String, _ isReader: Bool) {
    #expect(ScriptCommand.all(in: text).first?.isReader == isReader)
  }
}

import AuditModel
import TestSupport
import Testing

@Suite struct LogCommandsTests {
  // Not as arguments: the test log would print the commands.
  @Test func noLineStartsWithACommand() {
    let cases = [
      ("::error::x", "\\u{3A}:error::x"), ("a\n  ::error::x", "a\n  \\u{3A}:error::x"),
      ("a\r::warning::x\n", "a\r\\u{3A}:warning::x\n"), ("\u{A0}::x", "\u{A0}\\u{3A}:x"),
      ("a\u{85}::x\u{2028}::y\u{B}::z", "a\u{85}\\u{3A}:x\u{2028}\\u{3A}:y\u{B}\\u{3A}:z"),
      ("Foo::bar", "Foo::bar"), (":a: ::", ":a: ::"), (":", ":"), ("", ""),
    ]
    for (text, expected) in cases { #expect(LogCommands.disarmed(text) == expected) }
  }

  @Test func marksAreBrokenAnywhereInALine() {
    let cases = [
      ("a ##[error]x", "a #\\u{23}[error]x"), ("##vso[task.setvariable]x", "#\\u{23}vso[task.setvariable]x"),
      ("###[x]", "##\\u{23}[x]"), ("##teamcity[message]", "#\\u{23}teamcity[message]"),
      ("## [link]", "## [link]"), ("#[x]", "#[x]"), ("##", "##"), ("a##b", "a##b"),
      ("##\(String(repeating: "a", count: 40))[", "##\(String(repeating: "a", count: 40))["),
    ]
    for (text, expected) in cases {
      #expect(LogCommands.disarmed(text) == expected)
      #expect(Quotation.escape(text) == expected)
      #expect(Quotation(text, limit: 100).text == expected)
    }
  }

  @Test func linesOfACellGetAnApostrophe() {
    #expect(LogCommands.withApostrophes("::a\n::b\r\n\t::c ::d") == "::a\n'::b\r\n\t'::c ::d")
    #expect(LogCommands.isStart("\u{3000} ::error::x") && !LogCommands.isStart("a::b") && !LogCommands.isStart(" "))
  }

  @Test func theTimeGrowsWithTheNumberOfEscapes() {
    func escape(_ count: Int) {
      _ = LogCommands.disarmed(String(repeating: "::##[", count: count))
      _ = Quotation.escape(String(repeating: "\n\u{1B}##[", count: count))
    }
    let factor = Growth.factor(upTo: 24) {
      escape(5_000)
    } to: {
      escape(40_000)
    }
    #expect(factor <= 24, "eight times as many took \(factor) times as long")
  }
}

import AuditModel
import DynamicType
import Testing

@testable import Reports

/// The parts of which the HTML report is made.
@Suite struct HTMLPartsTests {
  @Test func everySpecialScalarIsEscaped() {
    #expect(HTMLEscapes.escape("plain Ü 保") == "plain Ü 保")
    #expect(
      HTMLEscapes.escape("<a href='x' title=\"y\">&</a>")
        == "&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;&lt;/a&gt;")
    let marked = HTMLEscapes.escape("\"\u{301}<\u{338}'\u{20DD}")
    #expect(Array(marked.unicodeScalars) == Array("&quot;\u{301}&lt;\u{338}&#39;\u{20DD}".unicodeScalars))
    #expect(HTMLEscapes.escape("a\u{FFFE}<é") == "a\\u{FFFE}&lt;é")
    #expect(HTMLEscapes.escape("a\u{0}b\u{7F}\n\t") == "a\u{FFFD}b\u{FFFD}\n\t")
  }

  @Test(arguments: [
    ("de", "de"), ("pt_BR", "pt-BR"), ("zh-Hans-HK", "zh-Hans-HK"), ("Base", nil), ("en\" x", nil), ("", nil),
    ("e", nil), ("x-klingon", nil), ("de-\u{301}", nil),
  ]) func languages(_ locale: String, _ language: String?) {
    #expect(LanguageAttribute.language(of: locale) == language)
  }

  @Test func shellWords() {
    #expect(ReproductionCommand.quoted("App/de.lproj/Main.strings") == "App/de.lproj/Main.strings")
    #expect(ReproductionCommand.quoted("a b") == "'a b'" && ReproductionCommand.quoted("") == "''")
    #expect(ReproductionCommand.quoted("it's $HOME") == "'it'\\''s $HOME'")
    #expect(ReproductionCommand.quoted("a\nb") == "$'a\\x0ab'")
  }

  @Test func theCommandRepeatsTheRunForOneFinding() {
    let text = Samples.finding(Samples.result("Übernehmen", key: "it's on", locale: "de"), .error)
    let command = ReproductionCommand(finding: text, run: ["measure", "a b.json", "--width", "90.5"]).text
    #expect(command == "typecheck measure 'a b.json' --width 90.5 --key 'it'\\''s on' --all")
    let check = ReproductionCommand(finding: text, run: ["check", "--device", "all", "--", "-odd"]).text
    #expect(
      check == "typecheck check --device all --only-rule text-truncated --key 'it'\\''s on' --all -- -odd")
    let odd = Samples.finding(Samples.result("OK", key: "-v", locale: "de"), .error)
    #expect(
      ReproductionCommand(finding: odd, run: ["check"]).text
        == "typecheck check --only-rule text-truncated --key=-v --all")
    let colors = Finding(
      rule: "contrast-minimum", severity: .error, key: "a on b",
      location: SourceLocation(file: "palette.json", line: 1, column: 1), message: "low")
    #expect(
      ReproductionCommand(finding: colors, run: ["palette", "."]).text
        == "typecheck palette . --only-rule contrast-minimum --all")
    #expect(ReproductionCommand(finding: colors, run: []).text == nil)
  }
}

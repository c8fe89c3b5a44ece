import AuditModel
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct MarkupNotPairedTests {
  private func kind(_ text: String, _ source: String?, isSource: Bool = false) -> Verdict {
    var subject = Translation.markdown(text, source: source)
    subject.isSource = isSource
    return MarkupNotPaired().evaluate(subject).kind
  }

  @Test(arguments: [
    ("** Wichtig: **", "**Important:**"), ("**注：**手", "**Note:** by hand"), ("_ a _", "_a_"), ("* a*", "*a*"),
    ("*a *", "*a*"), ("[x] (y)", "[x](y)"), ("[x]（y）", "[x](y)"), ("[x](a b)", "[x](a)"), ("`a", "`a`"),
    ("``a`", "`a`"), ("~~ a ~~", "~~a~~"), ("__ a__", "**a**"), ("**“단어”**를", "**“word”**"),
    ("**a** und ** b**", "**a** and **b**"),
  ])
  func reportsMarksThatDoNotPair(_ text: String, _ source: String) { #expect(kind(text, source) == .fail, "\(text)") }

  @Test(arguments: [
    ("**Wichtig:** a", "**Important:** a"), ("Wichtig", "**Important**"), ("2 * 3 * 4", "2 * 3 * 4"),
    ("2 * 3", "*two* by * three"), ("snake_case", "_a_"), ("**5 €**x", "**5 €**"),
    ("Name: ____ Ort: ____", "Name and town"),
    ("\\*\\*a \\*\\*", "**a**"), ("`** a **`", "`** a **`"), ("a*", "a*"), ("[x] (y)", "x (y)"),
  ])
  func keepsOtherTexts(_ text: String, _ source: String) { #expect(kind(text, source) == .pass, "\(text)") }

  @Test func theSourceItselfMustBeClear() {
    #expect(kind("** Important: **", nil, isSource: true) == .fail)
    #expect(kind("* a *", nil, isSource: true) == .pass)
  }

  @Test func namesTheForm() throws {
    var subject = Translation.plural(
      ["one": "**%d** Bild", "other": "** %d** Bilder"], source: ["one": "**%d** photo", "other": "**%d** photos"],
      locale: "de")
    subject.isMarkdown = true
    let finding = try #require(MarkupNotPaired().evaluate(subject).findings.first)
    #expect(finding.form == "other of count" && finding.rule == "markup-drawn-literally")
    #expect(finding.message.text.contains(" in the form other of count shows the marks for bold as plain text"))
  }
}

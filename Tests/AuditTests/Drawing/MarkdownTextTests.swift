import Testing

@testable import TextRules

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("**fett** und *kursiv*", "fett und kursiv"), ("__fett__ _kursiv_", "fett kursiv"), ("***beides***", "beides"),
    ("`a * b`", "a * b"), ("``a ` b``", "a ` b"), ("~~alt~~ neu", "alt neu"), ("[Hilfe](https://a.example)", "Hilfe"),
    ("[a](b(c)d) e", "a e"), ("![Bild](x.png)!", "Bild!"), ("^[2 Datei](inflect: true)", "2 Datei"),
    ("**[a](b)**", "a"), ("<https://a.example>", "https://a.example"), ("\\*kein\\*", "*kein*"),
    ("**a *b* c**", "a b c"), ("**Erlauben** Sie*", "Erlauben Sie*"), ("größer **ß**", "größer ß"),
  ])
  func removesMarks(_ text: String, _ plain: String) { #expect(MarkdownText(text).plain == plain) }

  @Test(arguments: [
    "", "Save", "2 * 3 * 4", "snake_case_name", "a ** b", "*", "**", "[a] (b)", "[a](", "`a", "~a", "~~~a~~~", "5 < 6",
    "a < b > c", "C:\\Temp", "](", "[a](b\nc)",
  ])
  func keepsPlainText(_ text: String) { #expect(MarkdownText(text).plain == text) }

  @Test(arguments: ["a*b_c`d", "[x](y)", "100 %", "\\", "<b>", "~~", "ü–«"])
  func keepsEscapedText(_ text: String) { #expect(MarkdownText(MarkdownText.escaped(text)).plain == text) }

  @Test(arguments: [
    ("[a](b c) d", "[a](b c) d"), ("[a]( b ) c", "a c"), ("[a](b \"c d\") e", "a e"), ("[a](<b c>) d", "a d"),
    ("^[a](inflect: true, b: c)", "a"),
  ])
  func anAddressHasNoSpace(_ text: String, _ plain: String) { #expect(MarkdownText(text).plain == plain) }

  @Test func countsTheMarks() {
    let marks = MarkdownText("**a** `b` *c* ** d ** [e] (f) `").marks
    #expect(marks.read == [.strong: 1, .code: 1, .emphasis: 1])
    #expect(marks.drawn == [.strong: 2, .link: 1, .code: 1] && marks.drawnDoubleStars == 2)
    #expect(MarkdownText("^[%lld book](inflect: true)").marks.isInflected)
    #expect(!MarkdownText("^[%lld book](inflect: false) [a](inflect:true)").marks.isInflected)
  }

  /// CommonMark counts symbols as punctuation from version 0.31 on.
  @Test func symbolsAreNotAlwaysPunctuation() {
    #expect(MarkdownText("**5 €**x").plain == "**5 €**x")
    #expect(MarkdownText("**5 €**x", symbolsArePunctuation: false).plain == "5 €x")
    #expect(MarkdownText("**5 $**x", symbolsArePunctuation: false).plain == "**5 $**x")
  }

  @Test func hostileLongTextsTakeBoundedTime() {
    for piece in ["*a", "_", "* _", "`", "`a``", "[", "[a](", "](", "<a:", "~~a", "**a*_", "\\", "[[](", "!["] {
      _ = MarkdownText(String(repeating: piece, count: 50_000)).plain
    }
  }
}

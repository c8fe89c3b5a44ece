import Testing

@testable import TextRules

@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("<b>fett</b> und <i>kursiv</i>", "fett und kursiv"), ("eins<br>zwei<br/>drei<BR />", "eins\nzwei\ndrei"),
    ("<p>eins</p><p>zwei</p>", "eins\nzwei"), ("<a href=\"x>y\">Hilfe</a>", "Hilfe"), ("a<!-- b -->c", "ac"),
    ("T&amp;C &lt;3 &#233; &#xE9; &hellip;", "T&C <3 é é …"), ("<font color='#f00'>rot</font>", "rot"),
  ])
  func removesTags(_ text: String, _ plain: String) { #expect(HTMLText(text).plain == plain) }

  @Test(arguments: [
    "", "Save", "5 < 6", "a <3", "Q & A", "&nosuch;", "&#xD800;", "&;", "<", "<b", "a > b", "<b und nie zu",
    "&#x110000;",
  ])
  func keepsPlainText(_ text: String) { #expect(HTMLText(text).plain == text) }

  @Test(arguments: ["<b>", "a & b", "&amp;", "x"])
  func keepsEscapedText(_ text: String) { #expect(HTMLText(HTMLText.escaped(text)).plain == text) }

  @Test func hostileLongTextsTakeBoundedTime() {
    for piece in ["<a", "<", "&", "<a \"", "&#x", "<!--", "<a='"] {
      _ = HTMLText(String(repeating: piece, count: 50_000) + ">").plain
    }
  }
}

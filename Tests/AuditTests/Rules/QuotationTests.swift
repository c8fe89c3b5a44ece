import AuditModel
import Testing

@Suite struct QuotationTests {
  // Not as arguments: the test log would print the control characters.
  @Test func shows() {
    let cases = [
      ("plain", "\"plain\""),
      ("a\nb\r\tc", #""a\nb\r\tc""#),
      ("\u{0}\u{1B}[31m\u{9B}", #""\u{0}\u{1B}[31m\u{9B}""#),
      ("\u{202E}txt\u{2066}\u{2029}", #""\u{202E}txt\u{2066}\u{2029}""#),
      ("שלום", "\"\u{2068}שלום\u{2069}\""),
      ("مرحبا", "\"\u{2068}مرحبا\u{2069}\""),
      ("👩‍👩‍👧‍👦 é", "\"👩‍👩‍👧‍👦 é\""),
      ("", "\"\""),
    ]
    for (text, expected) in cases {
      #expect(Quotation(text).description == expected)
    }
  }

  @Test func shortensByGraphemes() {
    #expect(Quotation("Einstellungen übernehmen", limit: 15).text == "Einstellungen ü…")
    #expect(Quotation("🇩🇪🇫🇷🇮🇹", limit: 2).text == "🇩🇪🇫🇷…")
    #expect(Quotation("exact", limit: 5).text == "exact")
  }

  @Test func hugeGraphemesAreCutToo() {
    let tower = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(Quotation(tower).text.unicodeScalars.count < 400)
  }

  @Test func balancedIsolatesMayStay() {
    #expect(Quotation.escape("a \u{2068}ב\u{2069} c", keepsIsolates: true) == "a \u{2068}ב\u{2069} c")
    #expect(Quotation.escape("a \u{2069}\u{2068}", keepsIsolates: true) == #"a \u{2069}\u{2068}"#)
    #expect(Quotation.escape("a \u{2068}ב", keepsIsolates: true) == #"a \u{2068}ב"#)
    #expect(Quotation.escape("\u{202E}\u{2068}\u{2069}", keepsIsolates: true) == "\\u{202E}\u{2068}\u{2069}")
  }
}

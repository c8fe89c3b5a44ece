import AuditModel
import Testing

@Suite struct QuotationTests {
  // Not as arguments: the test log would print the control characters.
  @Test func escapesControls() {
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

  /// Whatever the quick way takes for a grapheme has to be one for the standard library.
  @Test func theFastPathCutsAtGraphemeBoundaries() {
    let samples = [
      "Größe ändern, façade", "Μέγεθος κειμένου", "Размер шрифта ё", "文字サイズが大きすぎます", "ポップアップ「が」",
      "글자 크기를 바꾸십시오", "e\u{301}e\u{301}e\u{301}", "か\u{3099}か\u{309A}", "각\u{11A8}각", "x\u{AD}y – “z” … ‘q’",
      "한\u{1161}국", "©\u{200D}®", "а\u{483}б", "❤️‍🔥❤️", "a\u{200D}b", "ͰͱϿ҂Ԁԯ", "〱〲々〆", "\u{D7B0}\u{D7CB}가",
    ]
    for sample in samples {
      for limit in 1...sample.count {
        let shown = limit < sample.count ? String(sample.prefix(limit)) + "…" : sample
        #expect(Quotation(sample, limit: limit).text == shown, "\(sample), \(limit)")
      }
    }
  }

  /// The flag of Scotland is a black flag and tags; tags that make no flag may hide words.
  @Test func keepsOnlyTheTagsOfFlags() {
    func tags(_ code: String) -> String {
      String(String.UnicodeScalarView(code.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }))
    }
    let scotland = "🏴" + tags("gbsct") + "\u{E007F}"
    #expect(Quotation(scotland).text == scotland)
    #expect(Quotation("a \(scotland)\n", limit: 9).text == "a \(scotland)\\n")
    #expect(Quotation("🏴" + tags("gb")).text == "🏴\\u{E0067}\\u{E0062}")
    #expect(Quotation("🏴\u{E007F}").text == "🏴\\u{E007F}")
    #expect(Quotation("x" + tags("gb") + "\u{E007F}").text == "x\\u{E0067}\\u{E0062}\\u{E007F}")
    #expect(!Quotation("🏴" + tags("ignoreall") + "\u{E007F}").text.contains(tags("ignore")))
    #expect(!Quotation("🏴" + tags("GB") + "\u{E007F}").text.contains(tags("G")))
  }

  @Test func cutsHugeGraphemes() {
    let tower = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(Quotation(tower).text.unicodeScalars.count < 400)
  }

  @Test func keepsBalancedIsolates() {
    #expect(Quotation.escape("a \u{2068}ב\u{2069} c", keepsIsolates: true) == "a \u{2068}ב\u{2069} c")
    #expect(Quotation.escape("a \u{2069}\u{2068}", keepsIsolates: true) == #"a \u{2069}\u{2068}"#)
    #expect(Quotation.escape("a \u{2068}ב", keepsIsolates: true) == #"a \u{2068}ב"#)
    #expect(Quotation.escape("\u{202E}\u{2068}\u{2069}", keepsIsolates: true) == "\\u{202E}\u{2068}\u{2069}")
  }

  /// The fast path takes eight bytes at a time: it must find a control at any position.
  @Test func findsControlsAtEveryPosition() {
    let escapes = [
      "\u{1}": "\\u{1}", "\n": "\\n", "\u{7F}": "\\u{7F}", "\u{80}": "\\u{80}", "\u{9F}": "\\u{9F}",
      "\u{2028}": "\\u{2028}", "\u{202E}": "\\u{202E}", "\u{2066}": "\\u{2066}", "\u{E0041}": "\\u{E0041}",
    ]
    for before in 0..<18 {
      for (text, escape) in escapes {
        for filler in ["a", "é", "\u{A0}", "–", "字"] {
          let (left, right) = (String(repeating: filler, count: before), String(repeating: filler, count: 9))
          #expect(Quotation.escape(left + text + right) == left + escape + right)
        }
      }
    }
  }
}

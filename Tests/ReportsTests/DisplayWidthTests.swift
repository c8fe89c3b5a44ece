import Testing

@testable import Reports

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("über", 4), ("u\u{308}ber", 4), ("設定", 4), ("한국어", 6), ("ｱｲｳ", 3), ("🇩🇪", 2), ("👩‍👩‍👧", 2),
    ("❤️", 2),
    ("☀︎", 1), ("น้ำ", 2), ("ｶﾞ", 2), ("👍🏽", 2), ("e\u{301}\u{302}", 1), ("\u{1100}\u{1161}\u{11A8}", 2), ("…", 1),
    ("\u{2068}שלום\u{2069}", 4), ("สวัสดี", 4),
  ]) func columns(_ text: String, expected: Int) {
    #expect(DisplayWidth(text).columns == expected)
    #expect(DisplayWidth.pad(text, to: 10).hasPrefix(text))
    #expect(DisplayWidth(DisplayWidth.pad(text, to: 10)).columns == 10)
  }
}

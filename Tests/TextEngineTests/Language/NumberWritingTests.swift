import Testing
import TextEngine

@Suite struct NumberWritingTests {
  @Test(arguments: [
    ("en", "1,234,567"), ("de", "1.234.567"), ("fr", "1\u{202F}234\u{202F}567"), ("hi", "12,34,567"),
    ("es", "1.234.567"), ("my", "၁,၂၃၄,၅၆၇"), ("fa", "۱٬۲۳۴٬۵۶۷"), ("no such language", "1,234,567"),
  ])
  func grouped(_ language: String, _ text: String) {
    #expect(NumberWriting().text(1_234_567, language: language) == text)
  }

  @Test func usesTheRequestedDecimals() {
    let writing = NumberWriting()
    #expect(writing.text(12.5, decimals: 1, language: "de") == "12,5")
    #expect(writing.text(12.5, decimals: 0, language: "de") == "12")
    #expect(writing.text(12.5, decimals: 3, language: "en") == "12.500")
    #expect(writing.text(12.5, decimals: 1, language: "en") == "12.5")
    #expect(writing.text(7, decimals: -5, language: "en") == "7")
    #expect(writing.text(0.5, decimals: 5000, language: "en").count == 102)
  }

  @Test func plainNumbersMatchC() {
    #expect(NumberWriting().plain(1_234_567) == "1234567")
    #expect(NumberWriting().plain(-12.5, decimals: 2) == "-12.50")
  }
}

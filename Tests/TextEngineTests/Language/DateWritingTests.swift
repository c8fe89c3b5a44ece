import Testing
import TextEngine

@Suite struct DateWritingTests {
  /// 28 February 2026, 22:58 UTC.
  private static let moment = 1_772_319_480.0

  @Test func datesFollowTheLanguage() {
    let dates = DateWriting()
    #expect(dates.text(Self.moment, .date, language: "en") == "Feb 28, 2026")
    #expect(dates.text(Self.moment, .date, language: "de") == "28.02.2026")
    #expect(dates.text(Self.moment, .date, language: "ja")?.contains("2026") == true)
    #expect(dates.text(Self.moment, .date, language: "th")?.contains("2569") == true)
    #expect(dates.text(Self.moment, .time, language: "de") == "22:58")
    #expect(dates.text(Self.moment, .time, language: "en")?.hasSuffix("PM") == true)
  }

  @Test func anyTagHasAnAnswer() {
    let dates = DateWriting()
    for tag in ["", "xx", "pt_BR", "zh-Hant-HK", "!", String(repeating: "a", count: 5000)] {
      for kind in DateWriting.Kind.allCases { #expect(dates.text(Self.moment, kind, language: tag) != nil, "\(tag)") }
    }
  }
}

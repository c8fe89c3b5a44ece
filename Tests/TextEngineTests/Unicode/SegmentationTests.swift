import Testing
import TextEngine

@Suite struct SegmentationTests {
  /// The pieces of a text between its line breaks, hard ones marked with a bar.
  private func lines(_ text: String, _ language: String = "", hangul: Bool = true) throws -> [String] {
    let segmentation = try Segmentation(hangulWordPriority: hangul)
    let units = Array(text.utf16)
    var start = 0
    return breaks(segmentation, of: units, language: language).map { lineBreak in
      defer { start = lineBreak.offset }
      return String(decoding: units[start..<lineBreak.offset], as: UTF16.self) + (lineBreak.isHard ? "|" : "")
    }
  }

  private func breaks(
    _ segmentation: Segmentation, of text: [UInt16], language: String
  ) -> [(offset: Int, isHard: Bool)] {
    var found: [(offset: Int, isHard: Bool)] = []
    text.withUnsafeBufferPointer { text in
      segmentation.forEachLineBreak(of: text, language: language) { found.append(($0, $1)) }
    }
    return found
  }

  @Test(arguments: ["th", "lo", "km", "my", "en", ""])
  func usesDictionariesInAnyLanguage(language: String) throws {
    #expect(try lines("เปิดการแจ้งเตือนใหม่", language) == ["เปิด", "การ", "แจ้ง", "เตือน", "ใหม่"])
    #expect(try lines("ເປີດການແຈ້ງເຕືອນໃໝ່", language) == ["ເປີດ", "ການ", "ແຈ້ງ", "ເຕືອນ", "ໃໝ່"])
    #expect(try lines("បើកការជូនដំណឹងថ្មី", language) == ["បើក", "ការ", "ជូនដំណឹង", "ថ្មី"])
    #expect(try lines("အသိပေးချက်အသစ်ကိုဖွင့်ပါ", language) == ["အသိပေး", "ချက်", "အသစ်", "ကို", "ဖွင့်", "ပါ"])
  }

  /// ICU gives each break in such a run the status of the run's end.
  @Test(arguments: ["\n", "\r\n", "\u{2029}"])
  func onlyTheLastWordOfARunBeforeALineEndMustBreak(end: String) throws {
    #expect(
      try lines("เปิดการแจ้งเตือน\(end)ใหม่", "th") == ["เปิด", "การ", "แจ้ง", "เตือน\(end)|", "ใหม่"])
    #expect(try lines("ເປີດການ\(end)a", "lo") == ["ເປີດ", "ການ\(end)|", "a"])
    #expect(try lines("បើកការ\(end)", "km") == ["បើក", "ការ\(end)|"])
  }

  @Test func japaneseStrictnessDecidesOverSmallKana() throws {
    let (text, strict) = ("データをシェアしよう", ["デー", "タ", "を", "シェ", "ア", "し", "よ", "う"])
    #expect(try lines(text, "ja") == ["デ", "ー", "タ", "を", "シ", "ェ", "ア", "し", "よ", "う"])
    #expect(try lines(text, "ja-JP") == lines(text, "ja"))
    #expect(try lines(text, "en") == strict)
    #expect(try lines("人々の…。", "ja") == ["人々", "の…。"])
  }

  @Test func koreanWordsStayWhole() throws {
    let text = "새로운 알림(3개)을 켜기"
    #expect(try lines(text, "ko") == ["새로운 ", "알림", "(3", "개)", "을 ", "켜기"])
    #expect(try lines(text, "ko", hangul: false) == ["새", "로", "운 ", "알", "림", "(3", "개)", "을 ", "켜", "기"])
    #expect(try lines("한글\n한글", "en") == ["한글\n|", "한글"])
    #expect(try lines("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "ko").count == 1)
    #expect(try lines("한漢글", "ko") == ["한", "漢", "글"])
  }

  @Test func hyphensAndSpaces() throws {
    #expect(try lines("ein Wort", "de") == ["ein ", "Wort"])
    #expect(try lines("Ver\u{AD}trag", "de") == ["Ver\u{AD}", "trag"])
    #expect(try lines("10\u{A0}km", "de") == ["10\u{A0}km"])
    #expect(try lines("E-Mail", "de") == ["E-", "Mail"])
    #expect(try lines("a\u{200B}b\u{2060}c", "en") == ["a\u{200B}", "b\u{2060}c"])
    #expect(try lines("https://example.org/a", "en") == ["https://", "example.org/", "a"])
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\u{0C}", "\r"])
  func hardBreaks(separator: String) throws {
    #expect(try lines("a b\(separator)c") == ["a ", "b\(separator)|", "c"])
    #expect(try lines("a\(separator)\(separator)") == ["a\(separator)|", "\(separator)|"])
  }

  @Test func graphemesKeepSequencesWhole() throws {
    let clusters = ["👩‍👩‍👧‍👦", "🇩🇪", "🇫🇷", "3️⃣", "👍🏽", "e\u{301}", "नि", "각", "\r\n", "กำ", "❤️‍🔥"]
    let text = Array(clusters.joined().utf16)
    var end = 0
    let ends = clusters.map { cluster -> Int in
      end += cluster.utf16.count
      return end
    }
    #expect(try Segmentation().graphemeBoundaries(of: text) == ends)
  }

  @Test func words() throws {
    let text = Array("Don't stop, 3.5 km".utf16)
    #expect(try Segmentation().wordBoundaries(of: text, language: "en") == [5, 6, 10, 11, 12, 15, 16, 18])
  }

  @Test func emptyText() throws {
    let segmentation = try Segmentation()
    #expect(breaks(segmentation, of: [], language: "en").isEmpty)
    #expect(segmentation.graphemeBoundaries(of: []).isEmpty)
    #expect(segmentation.wordBoundaries(of: [], language: "th").isEmpty)
  }

  @Test func loneSurrogates() throws {
    let segmentation = try Segmentation()
    let text: [UInt16] = [0xD83D, 0x61, 0x20, 0xDC00, 0xDC00, 0xD83D]
    #expect(breaks(segmentation, of: text, language: "en").last?.offset == 6)
    #expect(segmentation.graphemeBoundaries(of: text) == [1, 2, 3, 4, 5, 6])
    #expect(segmentation.wordBoundaries(of: text, language: "en").last == 6)
  }

  @Test(arguments: [
    "", "x", "Base", "zz-ZZ", "en_US", "zh_Hant_HK", "ja@lb=strict", "!!!", "日本語", "en-\u{0}-US", "-", "root",
    "i-default",
    String(repeating: "en-", count: 10_000),
  ])
  func anyLanguageTagIsAccepted(language: String) throws {
    #expect(try lines("a b", language) == ["a ", "b"])
    #expect(try Segmentation().wordBoundaries(of: Array("a b".utf16), language: language) == [1, 2, 3])
  }

  @Test func separatorOfTheTagDoesNotMatter() throws {
    #expect(try lines("シェア", "ja_JP") == lines("シェア", "ja-JP"))
    #expect(try lines("シェア", "ja_JP") != lines("シェア", "en-US"))
  }

  @Test func aMegabyteOfText() throws {
    let segmentation = try Segmentation()
    let text = Array(String(repeating: "Tab ", count: 262_144).utf16)
    let breaks = self.breaks(segmentation, of: text, language: "en")
    #expect(breaks.count == 262_144)
    #expect(breaks.last?.offset == 1_048_576 && breaks.last?.isHard == false)
    #expect(segmentation.graphemeBoundaries(of: text).count == 1_048_576)
    // The same object answers a short text after a long one.
    #expect(self.breaks(segmentation, of: Array("a b".utf16), language: "en").map(\.offset) == [2, 3])
  }

  @Test func aMegabyteOfThaiWithoutSpaces() throws {
    let text = Array(String(repeating: "เปิดการแจ้งเตือนใหม่", count: 52_429).utf16)
    let breaks = try self.breaks(Segmentation(), of: text, language: "th")
    #expect(breaks.count > 200_000)
    #expect(breaks.last?.offset == text.count)
  }
}

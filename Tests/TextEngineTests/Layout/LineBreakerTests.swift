import Testing

@testable import TextEngine

@Suite struct LineBreakerTests {
  private func lines(
    _ text: String, limit: Double, language: String = "en", size: Double = 17
  ) throws -> (texts: [String], breaksWord: Bool, widths: [Double]) {
    let bench = try Bench()
    let layout = try bench.layout(text, language: language)
    let broken = try layout.breakLines(at: bench.scale(size), limit: limit)
    let texts = broken.lines.map { String(decoding: layout.text.units[$0.start..<$0.end], as: UTF16.self) }
    return (texts, broken.breaksWord, broken.widths)
  }

  @Test func wordsWrapAndSpacesHang() throws {
    let broken = try lines("Save your changes   now", limit: 90)
    #expect(broken.texts == ["Save your", "changes", "now"])
    #expect(!broken.breaksWord)
  }

  @Test func breaksAtLineBreaksInTheText() throws {
    #expect(try lines("Yes\nNo\r\nMaybe", limit: 300).texts == ["Yes", "No", "Maybe"])
    #expect(try lines("Yes\n\nNo", limit: 300).texts == ["Yes", "", "No"])
    #expect(try lines("Yes\u{2028}No", limit: 300).texts == ["Yes", "No"])
  }

  @Test func aWordTooWideIsBrokenBetweenGraphemesAndReported() throws {
    let broken = try lines("Donaudampfschiff", limit: 60, language: "de")
    #expect(broken.breaksWord)
    #expect(broken.texts.joined() == "Donaudampfschiff")
    #expect(broken.texts.count > 1)
    #expect(broken.widths.allSatisfy { $0 <= 60 })
    let family = try lines("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", limit: 30)
    #expect(family.texts == ["👨‍👩‍👧", "👨‍👩‍👧", "👨‍👩‍👧"])
  }

  @Test func aWordTooWideStartsOnItsOwnLine() throws {
    let broken = try lines("am Donaudampfschiff", limit: 80, language: "de")
    #expect(broken.texts.first == "am")
    #expect(broken.breaksWord)
  }

  @Test func aSoftHyphenShowsAndCountsOnlyAtALineEnd() throws {
    let word = "Donau\u{AD}dampf\u{AD}schiff"
    let bench = try Bench()
    let scale = bench.scale(17)
    let whole = try bench.layout(word, language: "de").naturalWidth(at: scale)
    let plain = try bench.layout("Donaudampfschiff", language: "de").naturalWidth(at: scale)
    #expect(abs(whole - plain) < 0.01)
    let first = try bench.layout("Donaudampf-", language: "de").naturalWidth(at: scale)
    let broken = try lines(word, limit: first + 0.5, language: "de")
    #expect(broken.texts.count == 2)
    #expect(!broken.breaksWord)
    #expect(abs((broken.widths.first ?? 0) - first) < 0.5)
    let tighter = try lines(word, limit: first - 0.5, language: "de")
    #expect(tighter.texts.first == "Donau\u{AD}")
  }

  @Test func noBreakSpacesDoNotBreak() throws {
    #expect(try lines("100\u{A0}km", limit: 35).breaksWord)
    #expect(try lines("100 km", limit: 35).texts == ["100", "km"])
  }

  @Test func zeroWidthTerminates() throws {
    let broken = try lines("Save", limit: 0.01)
    #expect(broken.texts == ["S", "a", "v", "e"])
  }

  @Test func breaksThaiBetweenWords() throws {
    let broken = try lines("ตั้งค่าภาษาไทย", limit: 50, language: "th")
    #expect(broken.texts == ["ตั้งค่า", "ภาษา", "ไทย"])
    #expect(!broken.breaksWord)
  }

  @Test func koreanBreaksAtSpacesOnly() throws {
    #expect(try lines("설정을 여세요", limit: 60, language: "ko").texts == ["설정을", "여세요"])
  }
}

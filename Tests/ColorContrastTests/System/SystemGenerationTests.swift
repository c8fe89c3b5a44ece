import ColorContrast
import Testing
import Vocabulary

@Suite struct SystemGenerationTests {
  @Test(arguments: [
    ("7", SystemGeneration.ios7), ("12", .ios7), ("12.4.1", .ios7), ("13", .ios13), (" 14 ", .ios13), ("15", .ios15),
    ("17", .ios15), ("18.5", .ios15), ("26", .ios26), ("27", .ios26), ("15-18", .ios15), ("16-17", .ios15),
    ("7-12", .ios7),
  ])
  func anyReleaseHasItsGeneration(_ text: String, _ generation: SystemGeneration) throws {
    #expect(try SystemGeneration.one(text) == generation)
    #expect(try SystemGeneration.list(text) == [generation])
  }

  @Test func aRangeMaySpanSeveralGenerations() throws {
    #expect(try SystemGeneration.list("12-17") == [.ios7, .ios13, .ios15])
    #expect(throws: UnknownName.self) { try SystemGeneration.one("12-17") }
  }

  @Test(arguments: ["", "6", "19", "25", "100", "17-15", "17-", "-17", "17-18-19", "iOS 17", "17.", "1e1"])
  func refusesAnInvalidRelease(_ text: String) {
    #expect(throws: UnknownName.self) { try SystemGeneration.list(text) }
  }
}

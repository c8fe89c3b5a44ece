import Testing

@testable import TextEngine

@Suite struct LetterClassTests {
  @Test(
    arguments: [
      ("a", LetterClass.lower), ("Z", .upper), ("7", .digit), (" ", .space), (".", .punctuation), ("+", .punctuation),
      ("ß", .lower), ("Ж", .upper), ("ǅ", .upper), ("ª", .lower), ("ع", .lower), ("٣", .digit), ("\u{A0}", .space),
      ("\u{301}", .none), ("\u{20E3}", .none), ("½", .punctuation), ("€", .punctuation), ("\n", .punctuation),
      ("ʰ", .lower), ("Ⅳ", .punctuation),
    ] as [(Unicode.Scalar, LetterClass)])
  func followsGeneralCategory(_ scalar: Unicode.Scalar, _ expected: LetterClass) {
    #expect(LetterClass(scalar) == expected)
  }
}

import Testing

@testable import Documents

@Suite struct WideTextTests {
  private func bytes(_ units: [UInt16], isBigEndian: Bool) -> [UInt8] {
    units.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test(arguments: [true, false])
  func agreesWithTheStandardLibraryOnEveryScalar(isBigEndian: Bool) {
    let scalars = stride(from: 0, through: 0x10FFFF, by: 1).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let wide = bytes(Array(String(text).utf16), isBigEndian: isBigEndian)
    let isSame = WideText.utf8(wide[...], isBigEndian: isBigEndian).map { $0.elementsEqual(String(text).utf8) }
    #expect(isSame == true)
  }

  @Test(
    arguments: [
      [0xD83D], [0xDE00], [0x41, 0xD83D, 0x41], [0xD83D, 0xD83D, 0xDE00], [0xDE00, 0xD83D], [0xD83D, 0xDE00, 0xDE00],
    ] as [[UInt16]])
  func refusesHalfAPair(_ units: [UInt16]) {
    for isBigEndian in [true, false] {
      #expect(WideText.utf8(bytes(units, isBigEndian: isBigEndian)[...], isBigEndian: isBigEndian) == nil)
    }
  }

  @Test func readsNothingAsNothing() {
    #expect(WideText.utf8([], isBigEndian: true) == [])
  }
}

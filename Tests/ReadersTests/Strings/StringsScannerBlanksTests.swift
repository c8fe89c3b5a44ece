import Foundation
import Testing

@testable import TextFiles

@Suite struct StringsScannerBlanksTests {
  private func trimmed(_ text: String) -> String {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let range = StringsScanner(bytes: bytes).trimmed(0..<bytes.count)
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }

  @Test func trimsLikeFoundation() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isTrimmed = trimmed("\(scalar)") == ""
      if isTrimmed != CharacterSet.whitespacesAndNewlines.contains(scalar) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    ("", ""), (" \t\r\n", ""), (" a b ", "a b"), ("\u{3000}題名\u{2009}\u{A0}", "題名"), ("é", "é"),
    ("\u{85}\u{1680}\u{205F}x\u{2028}", "x"), ("\u{E9}\u{80}", "\u{E9}\u{80}"),
  ])
  func keepsOtherCharacters(_ text: String, _ expected: String) {
    #expect(trimmed(text) == expected)
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == expected)
  }
}

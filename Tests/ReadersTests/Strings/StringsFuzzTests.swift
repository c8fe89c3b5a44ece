import AuditModel
import TestSupport
import Testing

@testable import TextFiles

@Suite struct StringsFuzzTests {
  private static let pieces: [[UInt8]] =
    [
      "\"", "\\", "/*", "*/", "//", "=", ";", "{", "}", "(", "<", "\n", "\r", "\\U", "\\u00e9", "\\341", "'", "\u{0}",
      "é",
    ]
    .map { Array($0.utf8) } + [[0xFF], [0xC3], [0xFF, 0xFE], [0xFE, 0xFF]]

  @Test func damagedFilesGiveTextsOrIssues() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      var bytes = Array(StringsSamples.plain.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let offset = Int.random(in: 0..<max(bytes.count, 1), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: offset)
        case 1: bytes[offset] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.removeSubrange(offset..<min(bytes.count, offset + 9))
        default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0...20, using: &random)))
        }
        if bytes.isEmpty { bytes = [0x22] }
      }
      let catalog = StringsSamples.read(bytes)
      #expect(!catalog.strings.isEmpty || !catalog.issues.isEmpty || !catalog.leftOut.isEmpty || bytes.count < 60)
      #expect(
        (catalog.strings.map(\.location) + catalog.issues.map(\.location)).allSatisfy { $0.line > 0 && $0.column > 0 })
    }
  }

  @Test(arguments: [
    "{", "(", "\"", "\"a", "\"a\" ", "\"a\" = ", "/*", "/", "\\", "a=(", "\"a\"=\"b\" x ", "\"a\"=\"\\U\";", "'\"", "<",
    "a\n",
    "\"a\n", "\n\"", "\u{0}",
  ])
  func longRepetitionsTakeBoundedTime(piece: String) {
    _ = StringsSamples.read(String(repeating: piece, count: 50_000))
  }
}

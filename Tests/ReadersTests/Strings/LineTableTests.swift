import AuditModel
import TestSupport
import Testing

@testable import Documents

@Suite struct LineTableTests {
  /// The place as the words say it: line ends are counted, then scalars since the last.
  private func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    for index in 0..<min(max(offset, 0), bytes.count) {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || (bytes[index] == 0x0D && !isPair) {
        (line, column) = (line + 1, 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func findsPlacesInAnyOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "é", "日", "😀", "\n", "\r", "\r\n", "\n\r", "word ", ""]
    let text = (0..<60).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var table = LineTable(file: "f")
      for _ in 0..<200 {
        let offset = Int.random(in: -3...bytes.count + 3, using: &generator)
        let expected = place(of: offset, in: bytes)
        let location = table.location(of: offset, in: buffer)
        #expect(location == SourceLocation(file: "f", line: expected.line, column: expected.column))
      }
    }
  }
}

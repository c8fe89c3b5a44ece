import Bytes
import Testing

@Suite struct ByteWordTests {
  /// Calls a test with every byte at every place of a word of another byte.
  private func everyByte(among others: [UInt8], _ test: (UInt8, UInt8, ByteWord) throws -> Void) throws {
    for other in others {
      for byte in UInt8.min...UInt8.max {
        for place in 0..<8 {
          var bytes = [UInt8](repeating: other, count: 8)
          bytes[place] = byte
          let word = try #require(bytes.withUnsafeBufferPointer { ByteWord($0, at: 0) })
          try test(byte, other, word)
        }
      }
    }
  }

  @Test func findsOnlyTheGivenByte() throws {
    for sought: UInt8 in [0x22, 0x7F, 0xF3] {
      try everyByte(among: [0x20, 0x41, 0xC3, 0xFF]) { byte, _, word in
        #expect(ByteWord.isMarked(word.marks(sought)) == (byte == sought), "\(sought) \(byte)")
      }
    }
  }

  @Test func bitsThatDoNotCountAreIgnored() throws {
    try everyByte(among: [0x61, 0xA0]) { byte, _, word in
      #expect(ByteWord.isMarked(word.marks(0xC2, ignoring: 0x20)) == (byte == 0xC2 || byte == 0xE2))
    }
  }

  @Test func limitsAndASCII() throws {
    try everyByte(among: [0x20, 0x41, 0xC3]) { byte, other, word in
      #expect(ByteWord.isMarked(word.marks(below: 0x20)) == (byte < 0x20))
      #expect(ByteWord.isMarked(word.marksBeyondASCII) == (byte >= 0x80 || other >= 0x80))
    }
  }

  @Test func sevenBytesAreNotAWord() {
    let bytes = [UInt8](repeating: 0x41, count: 9)
    bytes.withUnsafeBufferPointer {
      #expect(ByteWord($0, at: 1) != nil)
      #expect(ByteWord($0, at: 2) == nil)
    }
  }
}

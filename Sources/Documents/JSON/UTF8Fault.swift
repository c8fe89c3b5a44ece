import AuditModel
import Bytes

/// The first invalid UTF-8 sequence in a text.
package struct UTF8Fault: Hashable, Sendable {
  /// The offset of the sequence's first byte.
  let offset: Int
  /// The first byte of the sequence.
  package let byte: UInt8
  /// The position of the first byte; lines and columns are counted in the valid text before it.
  package let place: LocatedJSON.Place

  /// Finds the first invalid sequence; nil if there is none.
  package init?(in bytes: UnsafeBufferPointer<UInt8>) {
    guard let offset = Self.offset(in: bytes) else { return nil }
    self.offset = offset
    byte = bytes[offset]
    place = Self.place(of: offset, in: bytes)
  }

  /// Returns the offset of the first byte that is not part of a well-formed sequence, or nil if there is none.
  ///
  /// ASCII is checked eight bytes at a time.
  package static func offset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        while let word = ByteWord(bytes, at: offset), !ByteWord.isMarked(word.marksBeyondASCII) {
          offset += ByteWord.count
        }
        while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
      } else {
        let length = sequenceLength(bytes, at: offset)
        guard length > 0 else { return offset }
        offset += length
      }
    }
    return nil
  }

  /// Returns the fatal problem for the invalid byte.
  func problem(in input: JSONInput) -> LocatedJSON.Problem {
    let digits = String(byte, radix: 16, uppercase: true)
    return LocatedJSON.Problem(
      place: place,
      message: "not UTF-8: byte 0x\(digits.count < 2 ? "0" : "")\(digits) begins no character\(input.ending)",
      remedy: input == .line ? "write lines in UTF-8" : "save the file as UTF-8", isFatal: true)
  }

  /// Returns the length of the sequence at an offset; 0 if it is not well-formed (Unicode Standard, table 3-7).
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let first = bytes[offset]
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    default: return 0
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    for index in 2..<max(length, 2) where bytes[offset + index] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Returns the position of an offset in lines and scalars, without the byte order mark.
  private static func place(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> LocatedJSON.Place {
    var place = LocatedJSON.Place.start
    var index = bytes.starts(with: JSONParser.byteOrderMark) ? 3 : 0
    while index < offset {
      let byte = bytes[index]
      if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) {
        place = LocatedJSON.Place(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
      index += 1
    }
    return place
  }
}

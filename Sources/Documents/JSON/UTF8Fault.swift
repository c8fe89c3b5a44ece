import AuditModel

/// The first invalid UTF-8 sequence in a text.
package struct UTF8Fault: Hashable, Sendable {
  /// The offset of the sequence's first byte.
  let offset: Int
  /// The first byte of the sequence.
  package let byte: UInt8
  /// The position of the first byte; lines and columns are counted in the valid text before it.
  package let place: LocatedJSON.Place

  /// Finds the first invalid sequence, if any.
  package init?(in bytes: UnsafeBufferPointer<UInt8>) {
    guard let offset = Self.offset(in: bytes) else { return nil }
    self.offset = offset
    byte = bytes[offset]
    place = Self.place(of: offset, in: bytes)
  }

  /// Returns the offset of the first byte outside a well-formed sequence, or nil if none.
  package static func offset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// Returns the fatal problem for the invalid byte.
  func problem(in input: JSONInput) -> LocatedJSON.Problem {
    let digits = String(byte, radix: 16, uppercase: true)
    return LocatedJSON.Problem(
      place: place,
      message: "not UTF-8: byte 0x\(digits.count < 2 ? "0" : "")\(digits) does not begin a character\(input.ending)",
      remedy: input == .line ? "write lines in UTF-8" : "save the file as UTF-8", isFatal: true)
  }

  /// Returns the position of an offset in lines and scalars, without the byte order mark.
  private static func place(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> LocatedJSON.Place {
    let start = bytes.starts(with: JSONParser.byteOrderMark) ? 3 : 0
    var lines = LineTable(file: "")
    let location = lines.location(of: offset - start, in: UnsafeBufferPointer(rebasing: bytes[start...]))
    return LocatedJSON.Place(line: location.line, column: location.column)
  }
}

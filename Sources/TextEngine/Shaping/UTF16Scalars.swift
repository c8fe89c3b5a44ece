extension [UInt16] {
  /// Returns the code point that starts at an offset inside the text; a lone surrogate becomes U+FFFD.
  @inline(__always)
  func scalar(at offset: Int) -> Unicode.Scalar {
    let unit = self[offset]
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, offset + 1 < count, self[offset + 1] & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(self[offset + 1] & 0x3FF)) ?? "\u{FFFD}"
  }

  /// Returns the code point that ends before an offset above 0; a lone surrogate becomes U+FFFD.
  func scalar(before offset: Int) -> Unicode.Scalar {
    let isPair = offset > 1 && self[offset - 1] & 0xFC00 == 0xDC00 && self[offset - 2] & 0xFC00 == 0xD800
    return scalar(at: offset - (isPair ? 2 : 1))
  }

  /// Passes the offset and value of each code point between two UTF-16 offsets to a closure.
  @inline(__always)
  func forEachScalar(from start: Int, to end: Int, _ body: (Int, Unicode.Scalar) -> Void) {
    var offset = start
    while offset < end {
      let scalar = scalar(at: offset)
      body(offset, scalar)
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
  }

  /// Returns the text between two UTF-16 offsets, with U+FFFD for lone surrogates.
  ///
  /// `String(decoding:as:)` is several times slower.
  func text(from start: Int, to end: Int) -> String {
    String(unsafeUninitializedCapacity: 3 * (end - start)) { bytes in
      var count = 0
      forEachScalar(from: start, to: end) { _, scalar in
        for byte in scalar.utf8 {
          bytes[count] = byte
          count += 1
        }
      }
      return count
    }
  }
}

extension String {
  /// The text as UTF-16, with each tab replaced by a space.
  ///
  /// In UILabel, the width of a tab depends on the preceding text.
  var unitsForShaping: [UInt16] {
    let made = utf8.withContiguousStorageIfAvailable { bytes in
      [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
        var place = 0
        func rest(_ offset: Int) -> UInt32 { UInt32(bytes[place + offset] & 0x3F) }
        // A String always contains well-formed UTF-8.
        while place < bytes.count {
          let first = UInt32(bytes[place])
          switch first {
          case 0..<0x80:
            units[count] = first == 0x09 ? 0x20 : UInt16(first)
            place += 1
          case 0..<0xE0:
            units[count] = UInt16((first & 0x1F) << 6 | rest(1))
            place += 2
          case 0..<0xF0:
            units[count] = UInt16((first & 0x0F) << 12 | rest(1) << 6 | rest(2))
            place += 3
          default:
            let above = ((first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3)) &- 0x1_0000
            units[count] = UInt16(0xD800 + above >> 10)
            units[count + 1] = UInt16(0xDC00 + above & 0x3FF)
            count += 1
            place += 4
          }
          count += 1
        }
      }
    }
    return made ?? utf16.map { $0 == 0x09 ? 0x20 : $0 }
  }
}

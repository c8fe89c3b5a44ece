/// A converter from UTF-16, as written by Windows and old Apple tools, to UTF-8.
package enum WideText {
  /// Converts UTF-16 without a byte order mark to UTF-8; returns nil if it contains an unpaired surrogate.
  package static func utf8(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8]? {
    bytes.withUnsafeBytes { pairs in
      let count = pairs.count / 2
      var isValid = true
      // A code unit takes at most three bytes in UTF-8, and a surrogate pair takes four.
      let text = [UInt8](unsafeUninitializedCapacity: 3 * count) { out, written in
        var index = 0
        func unit(_ index: Int) -> UInt32 {
          let native = pairs.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)
          return UInt32(isBigEndian ? UInt16(bigEndian: native) : UInt16(littleEndian: native))
        }
        func put(_ byte: UInt32) {
          out[written] = UInt8(truncatingIfNeeded: byte)
          written += 1
        }
        while index < count {
          var value = unit(index)
          index += 1
          if value < 0x80 {
            put(value)
            continue
          }
          if value < 0x800 {
            put(0xC0 | value >> 6)
          } else {
            if value & 0xF800 == 0xD800 {
              guard value < 0xDC00, index < count, case let low = unit(index), low & 0xFC00 == 0xDC00 else {
                isValid = false
                return
              }
              index += 1
              value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
              put(0xF0 | value >> 18)
              put(0x80 | value >> 12 & 0x3F)
            } else {
              put(0xE0 | value >> 12)
            }
            put(0x80 | value >> 6 & 0x3F)
          }
          put(0x80 | value & 0x3F)
        }
      }
      return isValid ? text : nil
    }
  }
}

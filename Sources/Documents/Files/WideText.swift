/// A converter from UTF-16, as written by Windows and old Apple tools, to UTF-8.
package enum WideText {
  /// Returns the UTF-16 units of bytes without a byte order mark, dropping an odd last byte.
  package static func units(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt16] {
    bytes.withUnsafeBytes { pairs in
      (0..<(pairs.count / 2)).map { index in
        let native = pairs.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)
        return isBigEndian ? UInt16(bigEndian: native) : UInt16(littleEndian: native)
      }
    }
  }

  /// Converts UTF-16 without a byte order mark to UTF-8, or returns nil if it contains an unpaired surrogate.
  package static func utf8(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8]? {
    let units = units(bytes, isBigEndian: isBigEndian).makeIterator()
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let hasFailed = transcode(units, from: UTF16.self, to: UTF8.self, stoppingOnError: true) { text.append($0) }
    return hasFailed ? nil : text
  }
}

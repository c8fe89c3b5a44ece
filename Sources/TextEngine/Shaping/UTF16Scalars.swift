extension [UInt16] {
  /// The code point that starts at an offset; a lone surrogate reads as U+FFFD.
  ///
  /// - Parameter offset: A UTF-16 offset inside the text.
  /// - Returns: The code point.
  @inline(__always)
  func scalar(at offset: Int) -> Unicode.Scalar {
    let unit = self[offset]
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, offset + 1 < count, self[offset + 1] & 0xFC00 == 0xDC00 else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(self[offset + 1] & 0x3FF)) ?? "\u{FFFD}"
  }

  /// Walks the code points of a stretch.
  ///
  /// - Parameters:
  ///   - start: The first UTF-16 offset.
  ///   - end: The offset after the last.
  ///   - body: Takes each code point's offset and value.
  @inline(__always)
  func forEachScalar(from start: Int, to end: Int, _ body: (Int, Unicode.Scalar) -> Void) {
    var offset = start
    while offset < end {
      let scalar = scalar(at: offset)
      body(offset, scalar)
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
  }
}

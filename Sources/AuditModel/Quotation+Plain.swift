/// A fast path for texts of simple characters, which avoids computing grapheme clusters.
extension Quotation {
  /// Shortens a text whose visible part is plain to `limit` graphemes and an ellipsis.
  ///
  /// Returns nil if the text needs the general algorithm.
  static func plain(_ source: String, limit: Int) -> String? {
    var source = source
    // The end of the visible part.
    let end: Int? = source.withUTF8 { utf8 in
      var (index, graphemes) = (0, 0)
      while index < utf8.count, case let length = lengthOfPlain(utf8, at: index), length > 0 {
        if graphemes == limit { return index }
        graphemes += 1
        index += length
      }
      return index == utf8.count ? index : nil
    }
    guard let end else { return nil }
    if end == source.utf8.count { return source }
    return source.withUTF8 { String(decoding: $0[..<end], as: UTF8.self) } + "…"
  }

  /// Returns the length in bytes of the scalar at an index if it is plain; otherwise 0.
  ///
  /// A plain scalar never joins another plain scalar in a grapheme cluster, is not a control or `#`, and is not
  /// right-to-left.
  ///
  /// Source: Unicode Character Database, GraphemeBreakProperty.txt and DerivedBidiClass.txt.
  @inline(__always)
  private static func lengthOfPlain(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    // It may be part of a build server's command.
    case UInt8(ascii: "#"): return 0
    case 0x20..<0x7F: return 1
    // U+00C0…U+02FF, U+0380…U+047F and U+04C0…U+053F.
    case 0xC3...0xCB, 0xCE...0xD1, 0xD3, 0xD4: return 2
    // U+00A0…U+00BF.
    case 0xC2: return utf8[index + 1] >= 0xA0 ? 2 : 0
    // U+2010…U+2027.
    case 0xE2: return utf8[index + 1] == 0x80 && 0x90...0xA7 ~= utf8[index + 2] ? 3 : 0
    // U+3000…U+30FF without U+302A…U+303F and the voicing marks U+3099 and U+309A.
    case 0xE3:
      switch utf8[index + 1] {
      case 0x80: return utf8[index + 2] < 0xAA ? 3 : 0
      case 0x81, 0x83: return 3
      case 0x82: return 0x99...0x9A ~= utf8[index + 2] ? 0 : 3
      default: return 0
      }
    // U+4000…U+9FFF.
    case 0xE4...0xE9: return 3
    // Hangul syllables: U+AC00…U+D77F.
    case 0xEA: return utf8[index + 1] >= 0xB0 ? 3 : 0
    case 0xEB, 0xEC: return 3
    case 0xED: return utf8[index + 1] <= 0x9D ? 3 : 0
    default: return 0
    }
  }
}

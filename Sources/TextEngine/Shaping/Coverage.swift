internal import CHarfBuzz

/// Which characters a face has a glyph for.
///
/// A bit a character over the planes that fonts use, so that a look-up is one load.
struct Coverage: Sendable {
  private let words: [UInt64]

  /// Reads a face's character map.
  ///
  /// - Parameter face: A live `hb_face_t`.
  init(face: OpaquePointer) {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    let last = hb_set_get_max(set)
    guard hb_set_get_population(set) > 0, last <= 0x10FFFF else {
      words = []
      return
    }
    var bits = [UInt64](repeating: 0, count: Int(last) / 64 + 1)
    var codePoint = UInt32.max
    while hb_set_next(set, &codePoint) != 0 {
      bits[Int(codePoint) / 64] |= 1 << (codePoint % 64)
    }
    words = bits
  }

  /// Whether the face has a glyph for a code point.
  ///
  /// - Parameter codePoint: A Unicode code point.
  /// - Returns: Whether it is mapped.
  func contains(_ codePoint: UInt32) -> Bool {
    let word = Int(codePoint / 64)
    return word < words.count && words[word] & (1 << (codePoint % 64)) != 0
  }
}

internal import CHarfBuzz

/// The set of characters that a face covers.
///
/// It is a bitmap over code points, so that a lookup is a single load.
struct Coverage: Sendable {
  private let words: [UInt64]

  /// Reads the character map of a live `hb_face_t`.
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

  /// Whether the face covers a code point.
  func contains(_ codePoint: UInt32) -> Bool {
    let word = Int(codePoint / 64)
    return word < words.count && words[word] & (1 << (codePoint % 64)) != 0
  }
}

internal import CHarfBuzz

/// A set of small numbers, such as the glyphs of a font, stored as a bitmap for fast lookup.
struct BitSet: Sendable {
  private var words: [UInt64]

  /// Creates an empty set, or a full one, for numbers from 0 to `count`.
  init(count: Int, isFull: Bool = false) {
    words = [UInt64](repeating: isFull ? .max : 0, count: count / 64 + 1)
  }

  /// Creates the set of characters that an `hb_face_t` covers.
  init(coverageOf face: OpaquePointer) {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    let last = hb_set_get_max(set)
    guard hb_set_get_population(set) > 0, last <= 0x10FFFF else {
      self.init(count: 0)
      return
    }
    self.init(count: Int(last))
    var codePoint = UInt32.max
    while hb_set_next(set, &codePoint) != 0 { insert(Int(codePoint)) }
  }

  /// Returns whether the set contains a glyph; false for a glyph that the font does not have.
  func contains(_ glyph: Int) -> Bool {
    let word = glyph >> 6
    return word >= 0 && word < words.count && words[word] & (1 << UInt64(glyph & 63)) != 0
  }

  /// Adds a glyph, if the font has it.
  mutating func insert(_ glyph: Int) {
    if glyph >= 0, glyph >> 6 < words.count { words[glyph >> 6] |= 1 << UInt64(glyph & 63) }
  }

  /// Adds the glyphs of a range that the font has.
  mutating func insert(_ range: ClosedRange<Int>) {
    let last = words.count * 64 - 1
    guard range.lowerBound >= 0, range.lowerBound <= last else { return }
    let range = range.lowerBound...min(range.upperBound, last)
    // Whole words at a time, because a damaged font may contain very many ranges.
    for word in range.lowerBound >> 6...range.upperBound >> 6 {
      let low = max(range.lowerBound - word * 64, 0)
      let high = min(range.upperBound - word * 64, 63)
      words[word] |= UInt64.max << UInt64(low) & UInt64.max >> UInt64(63 - high)
    }
  }

  /// Removes the glyphs that are not in another set of the same font.
  mutating func formIntersection(_ other: BitSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// Removes the glyphs that are in another set of the same font.
  mutating func subtract(_ other: BitSet) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  /// Returns the number of glyphs that are also in another set of the same font.
  func count(in other: BitSet) -> Int {
    words.indices.reduce(0) { $0 + (words[$1] & other.words[$1]).nonzeroBitCount }
  }

  /// The glyphs in ascending order.
  var elements: [Int] {
    var elements: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        elements.append(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return elements
  }

  /// The number of glyphs.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
}

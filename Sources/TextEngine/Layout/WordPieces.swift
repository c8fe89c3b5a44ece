/// The words of one text that are wider than the room somewhere, taken apart into graphemes.
///
/// A word is taken apart when it is first met and is kept for all sizes and widths of its text.
struct WordPieces {
  typealias Lanes = SIMD4<Double>
  typealias Mask = SIMDMask<SIMD4<Int64>>

  /// Where a line that ends after a grapheme ends, and where the next one begins, as sums of advances.
  private struct Piece {
    let end: ShapedText.Advance
    let start: ShapedText.Advance
    /// Whether a break changes nothing, so that both are the same.
    let isSafe: Bool
  }

  private var pieces: [Piece] = []
  /// The pieces of each opportunity's word; nil where it was not taken apart yet.
  private var words: [Range<Int>?] = []

  /// Forgets the text.
  mutating func reset() {
    words.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
  }

  /// Fills lines with a word that stands at a line's beginning and is wider than the room in some lanes.
  ///
  /// Every line takes one grapheme at least.
  ///
  /// - Parameters:
  ///   - opportunity: The opportunity that the word ends at.
  ///   - layout: The text.
  ///   - factors: What the four sizes make of the parts of an advance.
  ///   - room: The room for one line.
  ///   - lanes: Where the word is too wide; the others are left alone.
  ///   - lines: The number of lines so far.
  ///   - lineStart: Where the line begins.
  mutating func fill(
    _ opportunity: Int, of layout: TextLayout, factors: UnsafeMutablePointer<Lanes>, room: Lanes, lanes: Mask,
    lines: inout Lanes, lineStart: inout Lanes
  ) {
    let range = word(opportunity, of: layout)
    pieces.withUnsafeBufferPointer { pieces in
      var isFilled = Mask(repeating: false)
      var pieceStart = lineStart
      for piece in pieces[range] {
        let end = LineFiller.points(piece.end, factors)
        let wraps = (end - lineStart .> room) .& isFilled
        if any(wraps) {
          lines.replace(with: lines + 1, where: wraps)
          lineStart.replace(with: pieceStart, where: wraps)
        }
        pieceStart = piece.isSafe ? end : LineFiller.points(piece.start, factors)
        isFilled = lanes
      }
    }
  }

  private mutating func word(_ opportunity: Int, of layout: TextLayout) -> Range<Int> {
    let text = layout.text
    if words.isEmpty { words = [Range<Int>?](repeating: nil, count: text.opportunities.count) }
    if let known = words[opportunity] { return known }
    let start = opportunity == 0 ? 0 : text.opportunities[opportunity - 1].offset
    let end = text.opportunities[opportunity].trimmed
    let first = pieces.count
    for offset in stride(from: start + 1, through: end, by: 1)
    where offset == end || text.flags[offset].contains(.grapheme) {
      let (end, start) = (layout.lineEnd(at: offset), layout.lineStart(at: offset))
      pieces.append(Piece(end: end, start: start, isSafe: end == start))
    }
    words[opportunity] = first..<pieces.count
    return first..<pieces.count
  }
}

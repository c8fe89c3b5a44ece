internal import CFill

/// The words of a text that exceed an available width, split into graphemes.
///
/// A word is split when it first exceeds an available width. The pieces are then used for all sizes and widths.
final class WordPieces {
  private let words = Scratch<cfill_word>(capacity: 64, filling: cfill_word(first: -1, last: -1))
  /// For each grapheme, the end position of a line that ends after it, and the start position of the next line.
  private let ends = Scratch<ShapedText.Advance>(capacity: 64, filling: .zero)
  private let starts = Scratch<ShapedText.Advance>(capacity: 64, filling: .zero)
  /// The same positions in points at every size, filled by CFill, and the number of filled positions per
  /// group of sizes.
  private let places = Scratch<Double>(capacity: 1024, filling: 0)
  private let placed = Scratch<Int32>(capacity: 64, filling: 0)
  private var count = 0

  /// Discards the previous text and prepares for one word per opportunity.
  func reset(_ words: Int, for filling: inout cfill_text) {
    let first = self.words.reserve(words)
    first.update(repeating: cfill_word(first: -1, last: -1), count: words)
    filling.words = UnsafePointer(first)
    filling.placed = placed.reserve(Int(filling.groups))
    placed.start.update(repeating: 0, count: Int(filling.groups))
    filling.piece_count = 0
    count = 0
  }

  /// Splits every word that exceeds the available width at the size where the word is widest.
  ///
  /// `reach` contains the widths of the words at that size, in points.
  func takeApart(
    _ layout: TextLayout, reach: UnsafePointer<Double>, above room: Double, for filling: inout cfill_text
  ) {
    let points = layout.text.opportunities
    let words = words.start
    var start = 0
    for index in points.indices {
      if words[index].first < 0, reach[index] > room {
        let first = count
        takeApart(start, points[index].trimmed, of: layout)
        words[index] = cfill_word(first: Int32(clamping: first), last: Int32(clamping: count))
      }
      start = points[index].offset
    }
    filling.piece_count = Int32(clamping: count)
    filling.piece_places = places.reserve(count * Int(filling.groups * CFILL_LANES) * 2)
    filling.piece_ends = ends.numbers
    filling.piece_starts = starts.numbers
  }

  private func takeApart(_ start: Int, _ end: Int, of layout: TextLayout) {
    guard start < end else { return }
    let (ends, starts) = (ends.reserve(count + end - start), starts.reserve(count + end - start))
    for offset in start + 1...end where offset == end || layout.text.flags[offset].contains(.grapheme) {
      ends[count] = layout.lineEnd(at: offset)
      starts[count] = layout.lineStart(at: offset)
      count += 1
    }
  }
}

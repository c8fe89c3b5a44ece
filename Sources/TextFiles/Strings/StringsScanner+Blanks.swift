import Documents

extension StringsScanner {
  /// Discards the collected comments, because a blank line separates them from the next entry.
  mutating func dropComments() {
    for comment in comments { detach(comment) }
    comments.removeAll(keepingCapacity: true)
  }

  /// Records a comment without an entry if it contains a directive, for a warning.
  mutating func detach(_ comment: Range<Int>) {
    let text = UnsafeBufferPointer(rebasing: bytes[comment])
    if DirectiveScanner.mayFind(in: text), text.contains("typecheck".utf8) { detached.append(comment) }
  }

  /// Returns a range without white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, case let width = blankWidth(at: start), width > 0 { start += width }
    while end > start, let width = (1...3).first(where: { end - $0 >= start && blankWidth(at: end - $0) == $0 }) {
      end -= width
    }
    return start..<end
  }

  /// Returns the length in bytes of the white space character at an offset, or 0 if there is none.
  ///
  /// White space is Foundation's `whitespacesAndNewlines`: tab, U+000A to U+000D, space, U+0085, U+00A0, U+1680,
  /// U+2000 to U+200B, U+2028, U+2029, U+202F, U+205F and U+3000.
  private func blankWidth(at offset: Int) -> Int {
    switch byte(offset) {
    case 0x09...0x0D, 0x20: return 1
    case 0xC2: return byte(offset + 1) == 0x85 || byte(offset + 1) == 0xA0 ? 2 : 0
    case 0xE1...0xE3:
      switch (byte(offset), byte(offset + 1), byte(offset + 2)) {
      case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF),
        (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
        return 3
      default: return 0
      }
    default: return 0
    }
  }
}

extension TextLayout {
  /// The share of the available width up to which a word is not left alone on the last line.
  ///
  /// Source: pictures of SwiftUI on iOS 17 and 18, read for this project: words of up to 26 % of the width are not left
  /// alone, and words of 32 % and more are. On iOS 26 (`Tests/Fixtures/accuracy/pictures.csv`) one word of 28 % is not
  /// left alone, nor one of 41 %, but one of 25 % is. UILabel leaves words of 16 to 30 % alone.
  private static let widestOrphan = 0.3

  /// Moves the last word of a line down to a short word that is alone on the paragraph's last line.
  ///
  /// The number of lines stays the same. A word stays where it is if it would be too wide on the last line, or if it is
  /// the only word of its line. Both lines must end at white space, as in scripts with spaces between words.
  func pullDown(_ lines: inout [BrokenLines.Line], at scale: SizeScale, limit: Double) {
    for index in lines.indices.dropFirst() where isOrphan(lines[index], limit: limit) {
      let above = lines[index - 1]
      guard above.end < above.next, !endsParagraph(above) else { continue }
      let words = text.opportunities.filter { $0.offset > above.start && $0.offset < above.next }
      guard let start = words.last, start.trimmed < start.offset, start.trimmed > above.start else { continue }
      let width = width(from: start.offset, to: lines[index].end, at: scale)
      guard width <= limit + LineFiller.rounding else { continue }
      lines[index].start = start.offset
      lines[index].width = width
      lines[index - 1].end = start.trimmed
      lines[index - 1].next = start.offset
      lines[index - 1].width = self.width(from: above.start, to: start.trimmed, at: scale)
    }
  }

  /// Returns whether a line is a single short word at the end of a paragraph.
  private func isOrphan(_ line: BrokenLines.Line, limit: Double) -> Bool {
    guard line.end > line.start, line.next == text.units.count || endsParagraph(line) else { return false }
    return line.width <= Self.widestOrphan * limit
      && !text.opportunities.contains { $0.offset > line.start && $0.offset < line.end }
  }

  /// Returns whether a line ends at a hard line break.
  private func endsParagraph(_ line: BrokenLines.Line) -> Bool {
    text.opportunities.contains { $0.offset == line.next && $0.isHard }
  }
}

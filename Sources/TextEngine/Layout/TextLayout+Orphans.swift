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
    let points = text.opportunities
    for index in lines.indices.dropFirst() where lines[index].width <= Self.widestOrphan * limit {
      let (above, line) = (lines[index - 1], lines[index])
      // The line is one word between two opportunities, the last of them at the end of the paragraph.
      let place = points.firstPlace { $0.offset >= line.start }
      guard place > 0, place + 1 < points.count else { continue }
      let (from, start, end) = (points[place - 1], points[place], points[place + 1])
      guard start.offset == line.start, !start.isHard, start.trimmed < start.offset,
        end.offset == line.next, end.isHard || end.offset == text.units.count,
        from.trimmed < from.offset, from.trimmed > above.start,
        case let width = width(from: from.offset, to: line.end, at: scale), width <= limit + LineFiller.rounding
      else { continue }
      (lines[index].start, lines[index].width) = (from.offset, width)
      (lines[index - 1].end, lines[index - 1].next) = (from.trimmed, from.offset)
      lines[index - 1].width = self.width(from: above.start, to: from.trimmed, at: scale)
    }
  }
}

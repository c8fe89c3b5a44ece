import AuditModel

/// Lines that are higher than their container.
extension SlotFit {
  @inline(__always)
  func lineHeight(lines: Int, _ index: Int, scale: Double) -> Double {
    let (line, leading) = (table.rows[index].lineHeight, table.rows[index].leading)
    let height = (Double(lines) * line + Double(lines - 1) * (leading - line)) * scale
    return (height * table.displayScale - 1e-6).rounded(.up) / table.displayScale
  }

  /// Records whether and how far the container clips some lines, drawn at a share of the full size.
  ///
  /// Letters are certainly cut off if the lines exceed the container by more than the blank space above and below the
  /// letters. A single line is centred in its container, so it loses nothing if half of the excess is blank on either
  /// side. Of several lines, the system may omit the last one.
  func clip(_ fit: inout Fit, lines: Int, _ index: Int, scale: Double) {
    guard let height, let letters, lines > 1 ? overflow == .clipped : !overflows else { return }
    let over = lineHeight(lines: lines, index, scale: scale) - height
    guard over > 1e-6 else { return }
    let em = table.rows[index].size * scale
    if over <= mostBlank(around: letters, lines: lines, isWhole: fit.fitsLines) * em {
      fit.mayBeClipped = lines > 1 || over > 2 * leastBlank(around: letters) * em
    } else {
      fit.clippedBy = over
    }
  }

  /// Returns whether less than one line fits in the container, whatever the number of lines.
  func clipsOneLine(_ index: Int, scale: Double) -> Bool {
    var fit = Fit(fitsLines: false)
    clip(&fit, lines: 1, index, scale: scale)
    return fit.clippedBy > 0
  }

  /// Returns the largest sum of the blank space above and below the letters, in em.
  ///
  /// If the text is not on one line as a whole, only its first letter is certainly on the first line.
  private func mostBlank(around letters: LetterHeights, lines: Int, isWhole: Bool) -> Double {
    let edges = table.ascender + table.descender
    if lines == 1, isWhole { return edges - letters.whole.top.lowerBound - letters.whole.bottom.lowerBound }
    return edges - (lines == 1 && item.slot.truncation == .head ? 0 : letters.first)
  }

  /// Returns the least blank space above or below the letters, whichever is smaller, in em.
  private func leastBlank(around letters: LetterHeights) -> Double {
    max(
      0,
      min(table.ascender - letters.whole.top.upperBound, table.descender - letters.whole.bottom.upperBound))
  }
}

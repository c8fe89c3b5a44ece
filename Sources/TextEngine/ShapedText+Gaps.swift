extension ShapedText {
  /// Returns the gaps of a text in order, and adds their error margins to the adjacent runs of full-width letters.
  static func gaps(of runs: inout [Run], in units: [UInt16], _ gap: LanguageAdvances.Gap) -> [Gap] {
    var found: [Gap] = []
    for index in runs.indices.dropFirst() {
      let (before, after) = (runs[index - 1], runs[index])
      let offset = after.start
      let (last, first) = (units.scalar(before: offset), units.scalar(at: offset))
      let isAfter = before.isFullWidth(last) && after.isSystemLetter(first)
      guard isAfter || (before.isSystemLetter(last) && after.isFullWidth(first)) else { continue }
      found.append(Gap(offset: offset, em: gap.em, isAfter: isAfter))
      runs[isAfter ? index - 1 : index].slack += gap.uncertainty
    }
    return found
  }

  /// Returns the change in advances when a line break at an offset removes a gap; zero if there is no gap.
  func gapCorrection(at offset: Int) -> CutCorrection {
    let place = gaps.firstPlace { $0.offset >= offset }
    guard place < gaps.count, gaps[place].offset == offset else { return CutCorrection() }
    let change: Advance = [-gaps[place].em, -gaps[place].em, 0, 0]
    return gaps[place].isAfter ? CutCorrection(before: change) : CutCorrection(after: change)
  }
}

extension ShapedText.Run {
  /// Returns whether a character of the run is a full-width letter (Han or kana).
  fileprivate func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    guard case .fixed = choice, LetterClass(scalar) == .lower else { return false }
    return UnicodeProperties.script(scalar) != .hangul
  }

  /// Returns whether a character of the run is a letter or digit of the system font.
  fileprivate func isSystemLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard case .face(let instance) = choice, instance.tracks else { return false }
    return [.lower, .upper, .digit].contains(LetterClass(scalar))
  }
}

/// A shaped text that can be measured, broken into lines and truncated at any size and width.
///
/// Create one per text and use it from one thread. The text is not shaped again. Only where a line ends between
/// dependent glyphs, the few clusters around the break are reshaped once and cached for all sizes.
package final class TextLayout {
  /// The text.
  package let text: ShapedText
  let shaper: TextShaper
  private var corrections: [CutCorrection] = []
  /// The index of each offset's correction, plus 1; 0 if the correction is not computed yet.
  private var correctionPlaces: [Int32] = []
  private var ellipsisAdvance: ShapedText.Advance?
  private var hyphenAdvance: ShapedText.Advance?

  /// Creates a layout of a text, with the shaper that shaped it.
  package init(_ text: ShapedText, shaper: TextShaper) {
    self.text = text
    self.shaper = shaper
  }

  /// Returns the unrounded width in points of the text on one line, or of the widest line if it has line breaks.
  ///
  /// The system font's tracking is part of every character's advance, including the last, as in UILabel. White space at
  /// the end of a line hangs and does not count.
  package func naturalWidth(at scale: SizeScale) -> Double {
    var widest = 0.0
    var start = 0
    for point in text.opportunities where point.isHard || point.offset == text.units.count {
      widest = max(widest, scale.points(text.sums[max(point.trimmed, start)] - text.sums[start]))
      start = point.offset
    }
    return widest
  }

  /// Returns the error margin (±) of ``naturalWidth(at:)`` in points, above 0, taken from the widest line.
  package func uncertainty(at scale: SizeScale) -> Double {
    let runs = text.runs
    if runs.allSatisfy({ $0.errorClass == .exact }) { return scale.pixel }
    let table = shaper.stack.uncertainty
    var widest = (width: 0.0, error: 0.0)
    var start = 0
    var first = 0
    for point in text.opportunities where point.isHard || point.offset == text.units.count {
      let end = max(point.trimmed, start)
      var line = (width: 0.0, error: 0.0)
      while first < runs.count, runs[first].end <= start { first += 1 }
      var index = first
      while index < runs.count, runs[index].start < end {
        let run = runs[index]
        let width = scale.points(text.sums[min(run.end, end)] - text.sums[max(run.start, start)])
        line.width += width
        line.error += ErrorClass.error(of: run, width: width, scale: scale, weight: text.weight, by: table)
        index += 1
      }
      if line.width >= widest.width { widest = line }
      start = point.offset
    }
    return max(leastUncertainty(at: scale), widest.error)
  }

  /// Returns the width of the widest word, in points.
  ///
  /// If it exceeds the available width, the word must be broken. A word ends at a line break opportunity or at a space.
  /// A line may also break at a space without an opportunity, such as a no-break space, before it breaks a word. A word
  /// that ends at a soft hyphen includes the width of the hyphen.
  ///
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  package func widestWord(at scale: SizeScale) throws -> Double {
    var widest = 0.0
    try forEachWord { start, end, showsHyphen in
      let mark = showsHyphen ? scale.points(try hyphen()) : 0
      widest = max(widest, width(from: start, to: end, at: scale) + mark)
    }
    return widest
  }

  /// Passes the start and end of each word to a closure, and whether it ends at a soft hyphen.
  @inline(__always)
  func forEachWord(_ body: (_ start: Int, _ end: Int, _ showsHyphen: Bool) throws -> Void) rethrows {
    let units = text.units
    var start = 0
    for point in text.opportunities {
      var offset = start
      while offset < point.trimmed {
        let first = offset
        while offset < point.trimmed, !CharacterKinds.isSpace(units[offset]) { offset += 1 }
        let isLast = offset == point.trimmed
        if offset > first { try body(first, offset, isLast && point.isSoftHyphen && point.offset < units.count) }
        offset += 1
      }
      start = point.offset
    }
  }

  /// Returns the width of a range of the text on its own line, in points.
  func width(from start: Int, to end: Int, at scale: SizeScale) -> Double {
    guard end > start else { return 0 }
    return scale.points(lineEnd(at: end) - lineStart(at: start))
  }

  /// Returns the end position of a line that ends at an offset, corrected for the break.
  ///
  /// The width of a line is the difference between its end and start positions.
  func lineEnd(at offset: Int) -> ShapedText.Advance {
    guard isUnsafe(offset) else { return text.sums[offset] }
    guard text.needsReshaping else {
      let gain = text.endGains[offset]
      return text.sums[offset] + [gain, gain, 0, 0]
    }
    return text.sums[offset] + correction(at: offset).before
  }

  /// Returns the start position of a line that starts at an offset, corrected for the break.
  func lineStart(at offset: Int) -> ShapedText.Advance {
    guard text.needsReshaping, isUnsafe(offset), offset < text.units.count else { return text.sums[offset] }
    return text.sums[offset] - correction(at: offset).after
  }

  /// Returns the advance of an ellipsis, shaped separately in the first font that contains the character.
  func ellipsis() throws -> ShapedText.Advance { try advance(ofMark: "…", in: &ellipsisAdvance) }

  /// Returns the advance of the hyphen that a soft hyphen shows at the end of a line.
  func hyphen() throws -> ShapedText.Advance { try advance(ofMark: "-", in: &hyphenAdvance) }

  private func advance(ofMark mark: String, in known: inout ShapedText.Advance?) throws -> ShapedText.Advance {
    let advance = try known ?? shaper.advance(ofMark: mark, beside: text)
    known = advance
    return advance
  }

  /// Returns whether a break at an offset changes the adjacent glyphs.
  @inline(__always)
  private func isUnsafe(_ offset: Int) -> Bool {
    let flags = text.flags[offset]
    return flags.contains(.unsafe) || !flags.contains(.cluster)
  }

  private func correction(at offset: Int) -> CutCorrection {
    if correctionPlaces.isEmpty { correctionPlaces = [Int32](repeating: 0, count: text.units.count + 1) }
    let place = correctionPlaces[offset]
    if place > 0 { return corrections[Int(place) - 1] }
    let made = makeCorrection(at: offset)
    corrections.append(made)
    correctionPlaces[offset] = Int32(clamping: corrections.count)
    return made
  }

  /// The distance over which dependent glyphs are reshaped on either side of a break, in UTF-16 code units.
  ///
  /// Further away, a break has no noticeable effect. Without a limit, a long word in a joining script would be reshaped
  /// completely at every break.
  private static let longestDependence = 48

  /// The distance for glyphs that depend on each other beyond ``longestDependence``.
  ///
  /// No real word is that long, but several hundred thousand joined letters must still be measured in seconds.
  private static let distanceInEndlessWords = 8

  private func makeCorrection(at offset: Int) -> CutCorrection {
    guard let run = run(around: offset) else { return text.gapCorrection(at: offset) }
    var start = offset - 1
    let first = max(run.start, offset - Self.longestDependence)
    while start > first, isUnsafe(start) { start -= 1 }
    if start == offset - Self.longestDependence { start = offset - Self.distanceInEndlessWords }
    var end = offset + 1
    let last = min(run.end, offset + Self.longestDependence)
    while end < last, isUnsafe(end) { end += 1 }
    if end == offset + Self.longestDependence { end = offset + Self.distanceInEndlessWords }
    let before = shaper.advance(of: start..<offset, in: run, of: text)
    let after = shaper.advance(of: offset..<end, in: run, of: text)
    return CutCorrection(
      before: before - (text.sums[offset] - text.sums[start]), after: after - (text.sums[end] - text.sums[offset]))
  }

  /// Returns the run that contains an offset in its interior; nil at the boundary of a run.
  private func run(around offset: Int) -> ShapedText.Run? {
    let place = text.runs.firstPlace { $0.end > offset }
    return place < text.runs.count && text.runs[place].start < offset ? text.runs[place] : nil
  }
}

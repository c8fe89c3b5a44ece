/// Lays one shaped text out: widths, lines, cuts, at any size and width, without shaping it again.
///
/// A short-lived object of one thread; where a line ends in the middle of shapes that depend on each other, the few
/// clusters around the cut are shaped once more and remembered for all sizes.
public final class TextLayout {
  /// The text.
  public let text: ShapedText
  let shaper: TextShaper
  private var corrections: [CutCorrection] = []
  /// The place of each offset's correction among `corrections`, counted from 1; 0 is not made yet.
  private var correctionPlaces: [Int32] = []
  private var ellipsisAdvance: ShapedText.Advance?
  private var hyphenAdvance: ShapedText.Advance?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - text: The shaped text.
  ///   - shaper: The shaper that made it.
  public init(_ text: ShapedText, shaper: TextShaper) {
    self.text = text
    self.shaper = shaper
  }

  /// The width of the text on one unbroken line; of the widest line where it has line breaks.
  ///
  /// The system font's tracking is part of every character's advance, the last one's included, as in a UILabel; white
  /// space at a line end hangs and is not counted.
  ///
  /// - Parameter scale: The size.
  /// - Returns: The width in points, not rounded.
  public func naturalWidth(at scale: SizeScale) -> Double {
    var widest = 0.0
    var start = 0
    for point in text.opportunities where point.isHard || point.offset == text.units.count {
      widest = max(widest, scale.points(text.sums[max(point.trimmed, start)] - text.sums[start]))
      start = point.offset
    }
    return widest
  }

  /// Half the error bar of ``naturalWidth(at:)``: that of the widest line.
  ///
  /// - Parameter scale: The size.
  /// - Returns: A half-width in points, above 0.
  public func uncertainty(at scale: SizeScale) -> Double {
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

  /// The width of the widest piece that may not be broken; when it is over the room, a word is broken inside.
  ///
  /// A piece that ends at a soft hyphen is as wide as with the hyphen it then shows.
  ///
  /// - Parameter scale: The size.
  /// - Returns: The width in points.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  public func widestWord(at scale: SizeScale) throws -> Double {
    var widest = 0.0
    var start = 0
    for point in text.opportunities {
      if point.trimmed > start {
        let showsHyphen = point.isSoftHyphen && point.offset < text.units.count
        let mark = showsHyphen ? scale.points(try hyphen()) : 0
        widest = max(widest, width(from: start, to: point.trimmed, at: scale) + mark)
      }
      start = point.offset
    }
    return widest
  }

  /// The width of a stretch that stands on a line of its own.
  ///
  /// - Parameters:
  ///   - start: The first UTF-16 offset.
  ///   - end: The offset after the last.
  ///   - scale: The size.
  /// - Returns: Its width in points.
  func width(from start: Int, to end: Int, at scale: SizeScale) -> Double {
    guard end > start else { return 0 }
    return scale.points(lineEnd(at: end) - lineStart(at: start))
  }

  /// Where a line that ends at an offset ends, as a sum of advances; what the break changes before it is part of it.
  ///
  /// A line's width is the difference of its end and its beginning.
  ///
  /// - Parameter offset: A UTF-16 offset.
  /// - Returns: The sum up to there.
  func lineEnd(at offset: Int) -> ShapedText.Advance {
    guard isUnsafe(offset) else { return text.sums[offset] }
    guard text.needsReshaping else {
      let gain = text.endGains[offset]
      return text.sums[offset] + [gain, gain, 0, 0]
    }
    return text.sums[offset] + correction(at: offset).before
  }

  /// Where a line that begins at an offset begins, as a sum of advances; what the break changes after it is part of it.
  ///
  /// - Parameter offset: A UTF-16 offset.
  /// - Returns: The sum up to there.
  func lineStart(at offset: Int) -> ShapedText.Advance {
    guard text.needsReshaping, isUnsafe(offset), offset < text.units.count else { return text.sums[offset] }
    return text.sums[offset] - correction(at: offset).after
  }

  /// The ellipsis: a run of its own, in the first font that has it.
  func ellipsis() throws -> ShapedText.Advance {
    if let known = ellipsisAdvance { return known }
    let made = try shaper.advance(ofMark: "…", beside: text)
    ellipsisAdvance = made
    return made
  }

  /// The hyphen that a soft hyphen shows at a line end.
  func hyphen() throws -> ShapedText.Advance {
    if let known = hyphenAdvance { return known }
    let made = try shaper.advance(ofMark: "-", beside: text)
    hyphenAdvance = made
    return made
  }

  /// Whether a break at an offset changes what stands beside it.
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

  /// How far a stretch of shapes that depend on each other is followed to either side of a cut, in UTF-16 code units.
  ///
  /// Further away a cut changes nothing that could be told apart, and a long word of a joining script would be shaped
  /// whole at every cut.
  private static let longestDependence = 48

  private func makeCorrection(at offset: Int) -> CutCorrection {
    guard let run = run(around: offset) else { return text.gapCorrection(at: offset) }
    var start = offset - 1
    let first = max(run.start, offset - Self.longestDependence)
    while start > first, isUnsafe(start) { start -= 1 }
    var end = offset + 1
    let last = min(run.end, offset + Self.longestDependence)
    while end < last, isUnsafe(end) { end += 1 }
    let before = shaper.advance(of: start..<offset, in: run, of: text)
    let after = shaper.advance(of: offset..<end, in: run, of: text)
    return CutCorrection(
      before: before - (text.sums[offset] - text.sums[start]), after: after - (text.sums[end] - text.sums[offset]))
  }

  /// The run that an offset stands inside of; nil at a run's ends.
  private func run(around offset: Int) -> ShapedText.Run? {
    var low = 0
    var high = text.runs.count
    while low < high {
      let middle = (low + high) / 2
      if text.runs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < text.runs.count, text.runs[low].start < offset else { return nil }
    return text.runs[low]
  }
}

@available(*, unavailable)
extension TextLayout: Sendable {}

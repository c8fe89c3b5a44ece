/// Lays one shaped text out: widths, lines, cuts, at any size and width, without shaping it again.
///
/// A short-lived object of one thread; where a line ends in the middle of shapes that depend on each other, the few
/// clusters around the cut are shaped once more and remembered for all sizes.
public final class TextLayout {
  /// The text.
  public let text: ShapedText
  private let shaper: TextShaper
  private var corrections: [Int: CutCorrection] = [:]
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

  /// Half the error bar of ``naturalWidth(at:)``.
  ///
  /// - Parameter scale: The size.
  /// - Returns: A half-width in points, above 0.
  public func uncertainty(at scale: SizeScale) -> Double {
    let runs = text.runs
    if runs.allSatisfy({ $0.errorClass == .exact }) { return scale.pixel }
    let table = shaper.stack.manifest.uncertainty
    var widest = 0.0
    var start = 0
    for point in text.opportunities where point.isHard || point.offset == text.units.count {
      let end = max(point.trimmed, start)
      var sum = 0.0
      for run in runs where run.start < end && run.end > start {
        let width = scale.points(text.sums[min(run.end, end)] - text.sums[max(run.start, start)])
        sum += ErrorClass.error(of: run, width: width, scale: scale, weight: text.weight, by: table)
      }
      widest = max(widest, sum)
      start = point.offset
    }
    return max(table.minimumPt, widest)
  }

  /// The width of the widest piece that may not be broken; when it is over the room, a word is broken inside.
  ///
  /// - Parameter scale: The size.
  /// - Returns: The width in points.
  public func widestWord(at scale: SizeScale) -> Double {
    var widest = 0.0
    var start = 0
    for point in text.opportunities {
      if point.trimmed > start { widest = max(widest, width(from: start, to: point.trimmed, at: scale)) }
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
    var sum = text.sums[end] - text.sums[start]
    if isUnsafe(start) { sum += correction(at: start).after }
    if isUnsafe(end) { sum += correction(at: end).before }
    return scale.points(sum)
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
    if let known = corrections[offset] { return known }
    let made = makeCorrection(at: offset)
    corrections[offset] = made
    return made
  }

  private func makeCorrection(at offset: Int) -> CutCorrection {
    guard let run = text.runs.first(where: { $0.start < offset && offset < $0.end }) else { return CutCorrection() }
    var start = offset - 1
    while start > run.start, isUnsafe(start) { start -= 1 }
    var end = offset + 1
    while end < run.end, isUnsafe(end) { end += 1 }
    let before = shaper.advance(of: start..<offset, in: run, of: text)
    let after = shaper.advance(of: offset..<end, in: run, of: text)
    return CutCorrection(
      before: before - (text.sums[offset] - text.sums[start]), after: after - (text.sums[end] - text.sums[offset]))
  }
}

@available(*, unavailable)
extension TextLayout: Sendable {}

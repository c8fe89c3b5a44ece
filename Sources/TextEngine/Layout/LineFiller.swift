/// Fills the lines of one text at many sizes and widths at once: the hot path of everything that asks how a text fits.
///
/// A text is shaped once. What a size makes of it is four numbers (``SizeScale``), so where every line break opportunity
/// stands in points, at every size, is one product each. Greedy filling then is a walk over these places that remembers
/// where the line began, and one walk serves four sizes side by side, a lane each: where a lane runs over its room, its
/// line begins anew at the place before. A word that is wider than the room is walked the same way, grapheme by grapheme
/// (``WordPieces``). Sizes at which the text stands on one line are never walked at all.
///
/// An object of one thread; its memory is used again for the next text.
public final class LineFiller {
  /// Four sizes side by side.
  typealias Lanes = SIMD4<Double>
  typealias Mask = SIMDMask<SIMD4<Int64>>

  /// The sizes.
  public let scales: [SizeScale]
  /// How many fours of sizes there are.
  private let groups: Int
  /// What every size makes of the four parts of an advance, a four after the other.
  private let factors: Scratch<Lanes>
  /// Where lines may end and begin, in points: group by group, a place an opportunity.
  private let ends: Scratch<Lanes>
  private let starts: Scratch<Lanes>
  /// The width of the text on one line and of its widest word, a four after the other.
  private let naturals: Scratch<Lanes>
  private let words: Scratch<Lanes>
  private var pieces = WordPieces()
  private var layout: TextLayout?
  private var hasPlaces = false
  private var hasHardBreaks = false
  /// Whether each size has to be filled on its own: soft hyphens show where a line ends, and a very long text has more
  /// places than are worth keeping.
  private var isFilledAlone = false

  /// The most opportunities whose places are kept.
  private static let longest = 4096

  /// What adding up in another order may change, in points: a width that is over its room by less fits.
  static let rounding = 1e-9

  /// Creates a filler for some sizes.
  ///
  /// - Parameter scales: The sizes; in ascending order it is quickest.
  public init(scales: [SizeScale]) {
    self.scales = scales
    groups = (scales.count + 3) / 4
    factors = Scratch(capacity: groups * 4, filling: .zero)
    ends = Scratch(capacity: groups * 16, filling: .zero)
    starts = Scratch(capacity: groups * 16, filling: .zero)
    naturals = Scratch(capacity: groups, filling: .zero)
    words = Scratch(capacity: groups, filling: .zero)
    for group in 0..<groups {
      for lane in 0..<4 {
        let scale = scales[min(group * 4 + lane, scales.count - 1)]
        for part in 0..<4 { factors.start[group * 4 + part][lane] = scale.factors[part] }
      }
    }
  }

  /// Takes a text up.
  ///
  /// - Parameter layout: The text; it stays in use until the next one is loaded.
  public func load(_ layout: TextLayout) {
    self.layout = layout
    hasPlaces = false
    let text = layout.text
    hasHardBreaks = text.hasHardBreaks
    let (naturals, factors, groups) = (naturals.start, factors.start, groups)
    naturals.update(repeating: .zero, count: groups)
    var start = 0
    for point in text.opportunities where point.isHard || point.offset == text.units.count {
      let line = text.sums[max(point.trimmed, start)] - text.sums[start]
      for group in 0..<groups { naturals[group].formMaximum(Self.points(line, factors + group * 4)) }
      start = point.offset
    }
  }

  /// The width of the text on one unbroken line at a size, as ``TextLayout/naturalWidth(at:)`` has it.
  ///
  /// - Parameter index: The size's place in ``scales``.
  /// - Returns: The width in points.
  public func naturalWidth(_ index: Int) -> Double { naturals.start[index / 4][index % 4] }

  /// The width of the text on one unbroken line at every size.
  ///
  /// - Parameter widths: Takes a width in points a size.
  public func naturalWidths(into widths: UnsafeMutablePointer<Double>) {
    let naturals = naturals.start
    for index in scales.indices { widths[index] = naturals[index / 4][index % 4] }
  }

  /// The width of the widest piece that may not be broken at a size, as ``TextLayout/widestWord(at:)`` has it.
  ///
  /// - Parameter index: The size's place in ``scales``.
  /// - Returns: The width in points.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  public func widestWord(_ index: Int) throws -> Double {
    if !hasPlaces { try findPlaces() }
    return words.start[index / 4][index % 4]
  }

  /// Counts the lines the text takes at every size when it is broken as ``TextLayout/breakLines(at:limit:)`` breaks it.
  ///
  /// - Parameters:
  ///   - limits: The room for one line in points, above 0, for every size.
  ///   - counts: Takes a number a size.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  public func countLines(_ limits: UnsafePointer<Double>, into counts: UnsafeMutablePointer<Int32>) throws {
    guard let layout else { return }
    for group in 0..<groups {
      let first = group * 4
      let lanes = min(4, scales.count - first)
      var room = Lanes(repeating: .infinity)
      for lane in 0..<lanes { room[lane] = limits[first + lane] + Self.rounding }
      guard hasHardBreaks || any(naturals.start[group] .> room) else {
        for lane in 0..<lanes { counts[first + lane] = 1 }
        continue
      }
      if !hasPlaces { try findPlaces() }
      if isFilledAlone {
        for index in first..<first + lanes {
          counts[index] = Int32(clamping: try layout.countLines(at: scales[index], limit: limits[index]))
        }
      } else {
        let lines = walk(group, room, layout)
        for lane in 0..<lanes { counts[first + lane] = Int32(lines[lane]) }
      }
    }
  }

  /// Fills lines at four sizes and says how many there are.
  private func walk(_ group: Int, _ room: Lanes, _ layout: TextLayout) -> Lanes {
    let points = layout.text.opportunities
    let count = points.count
    let (ends, starts) = (ends.start + group * count, starts.start + group * count)
    var lines = Lanes(repeating: 1)
    var lineStart = Lanes.zero
    var wordStart = Lanes.zero
    // Whether anything stands on the line: the first word of a line begins none.
    var isFilled = Mask(repeating: false)
    for index in 0..<count {
      let end = ends[index]
      let isOver = end - lineStart .> room
      if any(isOver) {
        let wraps = isOver .& isFilled
        lines.replace(with: lines + 1, where: wraps)
        lineStart.replace(with: wordStart, where: wraps)
        let isTooWide = end - lineStart .> room
        if any(isTooWide) {
          pieces.fill(
            index, of: layout, factors: factors.start + group * 4, room: room, lanes: isTooWide, lines: &lines,
            lineStart: &lineStart)
        }
      }
      isFilled = Mask(repeating: true)
      wordStart = starts[index]
      if points[index].isHard, index + 1 < count {
        lines += 1
        lineStart = wordStart
        isFilled = Mask(repeating: false)
      }
    }
    return lines
  }

  /// Works out where every opportunity stands at every size, and the widest word.
  private func findPlaces() throws {
    guard let layout else { return }
    hasPlaces = true
    pieces.reset()
    let text = layout.text
    let (count, groups) = (text.opportunities.count, groups)
    isFilledAlone = count > Self.longest
    guard !isFilledAlone else {
      for index in scales.indices { words.start[index / 4][index % 4] = try layout.widestWord(at: scales[index]) }
      return
    }
    let (ends, starts) = (ends.reserve(groups * count), starts.reserve(groups * count))
    let (words, factors) = (words.start, factors.start)
    words.update(repeating: .zero, count: groups)
    var wordStart = ShapedText.Advance.zero
    var offset = 0
    for index in 0..<count {
      let point = text.opportunities[index]
      let end = point.trimmed > offset ? layout.lineEnd(at: point.trimmed) : text.sums[point.trimmed]
      let start = layout.lineStart(at: point.offset)
      var word = point.trimmed > offset ? end - wordStart : .zero
      if point.isSoftHyphen, point.offset < text.units.count {
        isFilledAlone = true
        if point.trimmed > offset { word += try layout.hyphen() }
      }
      for group in 0..<groups {
        let factors = factors + group * 4
        ends[group * count + index] = Self.points(end, factors)
        starts[group * count + index] = Self.points(start, factors)
        words[group].formMaximum(Self.points(word, factors))
      }
      wordStart = start
      offset = point.offset
    }
  }

  /// What four sizes make of an advance, in points.
  @inline(__always)
  static func points(_ advance: ShapedText.Advance, _ factors: UnsafeMutablePointer<Lanes>) -> Lanes {
    factors[0] * advance[0] + factors[1] * advance[1] + factors[2] * advance[2] + factors[3] * advance[3]
  }
}

@available(*, unavailable)
extension LineFiller: Sendable {}

extension SIMD4<Double> {
  @inline(__always)
  fileprivate mutating func formMaximum(_ other: Self) { replace(with: other, where: other .> self) }
}

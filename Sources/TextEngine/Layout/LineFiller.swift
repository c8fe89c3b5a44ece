/// Fills the lines of one text at many sizes and widths at once: the hot path of everything that asks how a text fits.
///
/// A text is shaped once. What a size makes of it is four numbers (``SizeScale``), so the place of every line break
/// opportunity in points, at every size, is one product each: ``load(_:)``. Greedy filling then is a walk over these
/// places that only remembers where the line began, and the same walk serves four sizes side by side, a lane each:
/// where a lane runs over its room, its line begins anew at the place before. Sizes at which the text stands on one line
/// are never walked. Only lanes in which a single word is wider than the room leave the walk and are filled one by one
/// by ``TextLayout``.
///
/// An object of one thread; its memory is used again for the next text, and no call allocates.
public final class LineFiller {
  /// Four sizes side by side.
  typealias Lanes = SIMD4<Double>

  /// The sizes.
  public let scales: [SizeScale]
  private let groups: Int
  private var factors: [Lanes]
  private var layout: TextLayout?
  /// The places where lines may end and begin, in points: group by group, a place an opportunity.
  private var ends: [Lanes] = []
  private var starts: [Lanes] = []
  private var naturals: [Lanes]
  private var words: [Lanes]
  private var hasPlaces = false
  private var hasHardBreaks = false

  /// What adding up in another order may change, in points: a width that is over its room by less fits.
  static let rounding = 1e-9

  /// Creates a filler for some sizes.
  ///
  /// - Parameter scales: The sizes; small ones first make it quickest.
  public init(scales: [SizeScale]) {
    self.scales = scales
    groups = (scales.count + 3) / 4
    factors = []
    for group in 0..<groups {
      for part in 0..<4 {
        factors.append(
          Lanes((0..<4).map { scales[min(group * 4 + $0, scales.count - 1)].factors[part] }))
      }
    }
    naturals = [Lanes](repeating: .zero, count: groups)
    words = naturals
  }

  /// Takes a text up.
  ///
  /// - Parameter layout: The text; it stays in use until the next one is loaded.
  public func load(_ layout: TextLayout) {
    self.layout = layout
    hasPlaces = false
    let text = layout.text
    hasHardBreaks = text.hasHardBreaks
    for group in 0..<groups { naturals[group] = .zero }
    var start = 0
    for point in text.opportunities where point.isHard || point.offset == text.units.count {
      let line = text.sums[max(point.trimmed, start)] - text.sums[start]
      for group in 0..<groups { naturals[group].formMaximum(points(line, group)) }
      start = point.offset
    }
  }

  /// The width of the text on one unbroken line at a size, as ``TextLayout/naturalWidth(at:)`` has it.
  ///
  /// - Parameter index: The size's place in ``scales``.
  /// - Returns: The width in points.
  public func naturalWidth(_ index: Int) -> Double { naturals[index / 4][index % 4] }

  /// The width of the widest piece that may not be broken at a size, as ``TextLayout/widestWord(at:)`` has it.
  ///
  /// - Parameter index: The size's place in ``scales``.
  /// - Returns: The width in points.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  public func widestWord(_ index: Int) throws -> Double {
    if !hasPlaces { try findPlaces() }
    return words[index / 4][index % 4]
  }

  /// Counts the lines the text takes at every size when it is broken as ``TextLayout/breakLines(at:limit:)`` breaks it.
  ///
  /// - Parameters:
  ///   - limits: The room for one line in points, above 0, for every size.
  ///   - counts: Takes a number a size.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  public func countLines(_ limits: UnsafePointer<Double>, into counts: UnsafeMutablePointer<Int32>) throws {
    for group in 0..<groups {
      let first = group * 4
      let lanes = min(4, scales.count - first)
      var room = Lanes(repeating: .infinity)
      for lane in 0..<lanes { room[lane] = limits[first + lane] + Self.rounding }
      var lines = Lanes(repeating: 1)
      var tooWide = SIMDMask<SIMD4<Int64>>(repeating: false)
      if hasHardBreaks || any(naturals[group] .> room) {
        if !hasPlaces { try findPlaces() }
        (lines, tooWide) = walk(group, room)
      }
      for lane in 0..<lanes {
        counts[first + lane] =
          tooWide[lane]
          ? Int32(clamping: try layout?.countLines(at: scales[first + lane], limit: limits[first + lane]) ?? 1)
          : Int32(lines[lane])
      }
    }
  }

  /// Fills lines at four sizes; says how many there are, and in which lanes a word is wider than the room.
  private func walk(_ group: Int, _ room: Lanes) -> (lines: Lanes, tooWide: SIMDMask<SIMD4<Int64>>) {
    var lines = Lanes(repeating: 1)
    guard let text = layout?.text, !text.opportunities.isEmpty else { return (lines, .init(repeating: false)) }
    let count = text.opportunities.count
    var tooWide = SIMDMask<SIMD4<Int64>>(repeating: hasSoftHyphens)
    if all(tooWide) { return (lines, tooWide) }
    text.opportunities.withUnsafeBufferPointer { points in
      ends.withUnsafeBufferPointer { ends in
        starts.withUnsafeBufferPointer { starts in
          let base = group * count
          var lineStart = Lanes.zero
          var wordStart = Lanes.zero
          for index in 0..<count {
            let end = ends[base + index]
            let isOver = end - lineStart .> room
            if any(isOver) {
              lines.replace(with: lines + 1, where: isOver)
              lineStart.replace(with: wordStart, where: isOver)
              tooWide = tooWide .| (end - wordStart .> room)
            }
            wordStart = starts[base + index]
            if points[index].isHard, index + 1 < count {
              lines += 1
              lineStart = wordStart
            }
          }
        }
      }
    }
    return (lines, tooWide)
  }

  private var hasSoftHyphens = false

  /// Works out where every opportunity stands at every size, and the widest word.
  private func findPlaces() throws {
    guard let layout else { return }
    hasPlaces = true
    hasSoftHyphens = false
    let text = layout.text
    let count = text.opportunities.count
    if ends.count < groups * count {
      ends = [Lanes](repeating: .zero, count: groups * count)
      starts = ends
    }
    for group in 0..<groups { words[group] = .zero }
    var wordStart = ShapedText.Advance.zero
    var offset = 0
    for index in 0..<count {
      let point = text.opportunities[index]
      let (end, start) = layout.places(of: point, after: offset)
      let showsHyphen = point.isSoftHyphen && point.offset < text.units.count
      var word = point.trimmed > offset ? end - wordStart : .zero
      if showsHyphen {
        hasSoftHyphens = true
        if point.trimmed > offset { word += try layout.hyphen() }
      }
      for group in 0..<groups {
        ends[group * count + index] = points(end, group)
        starts[group * count + index] = points(start, group)
        words[group].formMaximum(points(word, group))
      }
      wordStart = start
      offset = point.offset
    }
  }

  @inline(__always)
  private func points(_ advance: ShapedText.Advance, _ group: Int) -> Lanes {
    let first = group * 4
    return factors[first] * advance[0] + factors[first + 1] * advance[1] + factors[first + 2] * advance[2]
      + factors[first + 3] * advance[3]
  }
}

@available(*, unavailable)
extension LineFiller: Sendable {}

extension SIMD4<Double> {
  @inline(__always)
  fileprivate mutating func formMaximum(_ other: Self) { replace(with: other, where: other .> self) }
}

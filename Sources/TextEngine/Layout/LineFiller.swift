internal import CFill

/// Fills the lines of one text at many sizes and widths at once: the hot path of everything that asks how a text fits.
///
/// A text is shaped once. What a size makes of it is four numbers (``SizeScale``), so where every line break opportunity
/// stands in points, at every size, is one product each. Greedy filling then is a walk over these places that remembers
/// where the line began, and one walk serves eight sizes side by side, a lane each: where a lane runs over its room, its
/// line begins anew at the place before. A word that is wider than the room is walked the same way, grapheme by grapheme
/// (`WordPieces`). Sizes at which the text stands on one line are never walked at all. The walks themselves are in
/// CFill, which has them for several generations of a processor.
///
/// An object of one thread; its memory is used again for the next text.
public final class LineFiller {
  /// The sizes.
  public let scales: [SizeScale]
  /// How many numbers there are a size: the sizes, made up to whole eights.
  public let laneCount: Int
  /// What every size makes of the four parts of an advance, an eight after the other.
  private let factors: Scratch<Double>
  /// The width of the text on one line and of its widest word, a number a lane.
  private let naturals: Scratch<Double>
  private let words: Scratch<Double>
  /// What ``cfill_text`` calls by the same names, and its widest words as lines see them.
  private let widest: Scratch<Double>
  private let ends: Scratch<Double>
  private let starts: Scratch<Double>
  private let reach = Scratch<Double>(capacity: 64, filling: 0)
  private let paragraphs = Scratch<Int32>(capacity: 64, filling: 0)
  private let pieces = WordPieces()
  /// Advances on their way to points.
  private let first = Scratch<ShapedText.Advance>(capacity: 64, filling: .zero)
  private let second = Scratch<ShapedText.Advance>(capacity: 64, filling: .zero)
  /// The text as the walks see it.
  private var filling = cfill_text()
  private var layout: TextLayout?
  private var hasPlaces = false
  private var hasWords = false
  /// Whether each size has to be filled on its own: soft hyphens show where a line ends, and a very long text has more
  /// places than are worth keeping.
  private var isFilledAlone = false

  /// The most opportunities, and the most code units that words might be taken apart into, whose places are kept.
  private static let mostOpportunities = 4096
  private static let longestText = 16_384

  /// What adding up in another order may change, in points: a width that is over its room by less fits.
  static let rounding = 1e-9

  /// Creates a filler for some sizes.
  ///
  /// - Parameter scales: The sizes; in ascending order it is quickest.
  public init(scales: [SizeScale]) {
    self.scales = scales
    let lanes = Int(CFILL_LANES)
    let groups = (scales.count + lanes - 1) / lanes
    laneCount = groups * lanes
    factors = Scratch(capacity: laneCount * 4, filling: 0)
    naturals = Scratch(capacity: laneCount, filling: 0)
    words = Scratch(capacity: laneCount, filling: 0)
    widest = Scratch(capacity: laneCount, filling: 0)
    ends = Scratch(capacity: laneCount * 16, filling: 0)
    starts = Scratch(capacity: laneCount * 16, filling: 0)
    for lane in 0..<laneCount {
      let scale = scales[min(lane, scales.count - 1)]
      for part in 0..<4 {
        factors.start[(lane / lanes * 4 + part) * lanes + lane % lanes] = scale.factors[part]
      }
    }
    filling.groups = Int32(clamping: groups)
  }

  /// Takes a text up.
  ///
  /// - Parameter layout: The text; it stays in use until the next one is loaded.
  public func load(_ layout: TextLayout) {
    self.layout = layout
    hasPlaces = false
    hasWords = false
    let points = layout.text.opportunities
    let (lines, paragraphs) = (first.reserve(points.count), paragraphs.reserve(points.count))
    var count = 0
    var start = 0
    for index in points.indices where points[index].isHard || index + 1 == points.count {
      lines[count] = layout.text.sums[max(points[index].trimmed, start)] - layout.text.sums[start]
      start = points[index].offset
      paragraphs[count] = Int32(clamping: index + 1)
      count += 1
    }
    cfill_widest(factors.start, filling.groups, first.numbers, Int32(clamping: count), naturals.start)
    filling.count = Int32(clamping: points.count)
    filling.paragraph_count = Int32(clamping: count)
    filling.paragraphs = UnsafePointer(paragraphs)
    filling.naturals = naturals.start
  }

  /// The width of the text on one unbroken line at every size, as ``TextLayout/naturalWidth(at:)`` has it.
  ///
  /// - Parameter widths: Takes a width in points a size.
  public func naturalWidths(into widths: UnsafeMutablePointer<Double>) {
    widths.update(from: naturals.start, count: scales.count)
  }

  /// The width of the widest piece that may not be broken at a size, as ``TextLayout/widestWord(at:)`` has it.
  ///
  /// - Parameter index: The size's place in ``scales``.
  /// - Returns: The width in points.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  public func widestWord(_ index: Int) throws -> Double {
    if !hasWords { try findWords() }
    return words.start[index]
  }

  /// Counts the lines the text takes at every size when it is broken as ``TextLayout/breakLines(at:limit:)`` breaks it.
  ///
  /// - Parameters:
  ///   - limits: The room for one line in points, above 0, for every size; a number a lane, see ``laneCount``.
  ///   - counts: Takes a number a lane.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  public func countLines(_ limits: UnsafePointer<Double>, into counts: UnsafeMutablePointer<Int32>) throws {
    guard let layout else { return }
    if !hasPlaces {
      guard cfill_wraps(&filling, limits, Self.rounding) != 0 else {
        return counts.update(repeating: 1, count: laneCount)
      }
      findPlaces(layout)
    }
    guard !isFilledAlone else {
      for (index, scale) in scales.enumerated() {
        counts[index] = Int32(clamping: try layout.countLines(at: scale, limit: limits[index]))
      }
      return
    }
    var group = cfill_count(&filling, 0, limits, Self.rounding, counts)
    while group < filling.groups {
      let narrowest = UnsafeBufferPointer(start: limits, count: laneCount).min() ?? 0
      pieces.takeApart(layout, reach: reach.start, above: narrowest, for: &filling)
      group = cfill_count(&filling, group, limits, Self.rounding, counts)
    }
  }

  /// Works out where every opportunity stands at every size.
  private func findPlaces(_ layout: TextLayout) {
    hasPlaces = true
    let points = layout.text.opportunities
    let count = points.count
    isFilledAlone =
      count > Self.mostOpportunities || layout.text.units.count > Self.longestText
      || points.contains { $0.isSoftHyphen && $0.offset < layout.text.units.count }
    guard !isFilledAlone else { return }
    let (lineEnds, lineStarts) = (first.reserve(count), second.reserve(count))
    var offset = 0
    for index in 0..<count {
      let point = points[index]
      lineEnds[index] =
        point.trimmed > offset ? layout.lineEnd(at: point.trimmed) : layout.text.sums[point.trimmed]
      lineStarts[index] = layout.lineStart(at: point.offset)
      offset = point.offset
    }
    filling.factors = UnsafePointer(factors.start)
    filling.ends = ends.reserve(laneCount * count)
    filling.starts = starts.reserve(laneCount * count)
    filling.reach = reach.reserve(count)
    filling.widest = widest.start
    pieces.reset(count, for: &filling)
    cfill_places(&filling, first.numbers, second.numbers)
  }

  /// Works out the widest word at every size.
  private func findWords() throws {
    guard let layout else { return }
    let points = layout.text.opportunities
    let words = first.reserve(points.count)
    var start = 0
    for index in points.indices {
      let point = points[index]
      words[index] = .zero
      if point.trimmed > start {
        words[index] = layout.lineEnd(at: point.trimmed) - layout.lineStart(at: start)
        if point.isSoftHyphen, point.offset < layout.text.units.count { words[index] += try layout.hyphen() }
      }
      start = point.offset
    }
    cfill_widest(factors.start, filling.groups, first.numbers, filling.count, self.words.start)
    hasWords = true
  }
}

@available(*, unavailable)
extension LineFiller: Sendable {}

extension Scratch where Element == ShapedText.Advance {
  /// The four numbers of every advance.
  var numbers: UnsafePointer<Double> { UnsafeRawPointer(start).assumingMemoryBound(to: Double.self) }
}

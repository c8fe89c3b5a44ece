internal import CFill

/// A filler that breaks a text into lines at many sizes and widths at once, the hot path of every text measurement.
///
/// A text is shaped once, and each size applies four factors to it (``SizeScale``). The position of a line break
/// opportunity is therefore one dot product. Greedy filling walks over these positions. When a line exceeds the
/// available width, the next line starts at the previous position.
///
/// One walk handles eight sizes in parallel, one per SIMD lane. Words wider than the available width are walked by
/// grapheme (`WordPieces`). Sizes at which the text fits on one line are skipped. The walks are implemented in CFill,
/// for several processor generations.
///
/// Keep one instance and use it from one thread; its memory is reused for the next text.
package final class LineFiller {
  /// The sizes.
  package let scales: [SizeScale]
  /// The number of lanes: the number of sizes, rounded up to a multiple of eight.
  package let laneCount: Int
  /// The factors of each size for the four parts of an advance, in groups of eight sizes.
  private let factors: Scratch<Double>
  /// The widths of the text on one line and of its widest word, per lane.
  private let naturals: Scratch<Double>
  private let words: Scratch<Double>
  /// The fields of the same names in ``cfill_text``: the widest words, and the end and start positions of lines.
  private let widest: Scratch<Double>
  private let ends: Scratch<Double>
  private let starts: Scratch<Double>
  private let reach = Scratch<Double>(capacity: 64, filling: 0)
  private let paragraphs = Scratch<Int32>(capacity: 64, filling: 0)
  private let pieces = WordPieces()
  /// The advances that CFill converts to points.
  private let first = Scratch<ShapedText.Advance>(capacity: 64, filling: .zero)
  private let second = Scratch<ShapedText.Advance>(capacity: 64, filling: .zero)
  /// The text in CFill's format.
  private var filling = cfill_text()
  private var layout: TextLayout?
  private var hasPlaces = false
  private var hasWords = false
  /// Whether each size is filled separately, because the text contains soft hyphens or has too many positions to store.
  private var isFilledAlone = false

  /// The largest numbers of line break opportunities and of code units for which positions are stored.
  private static let mostOpportunities = 4096
  private static let longestText = 16_384

  /// The tolerance for rounding errors, in points; a width that exceeds the limit by less still fits.
  static let rounding = 1e-9

  /// Creates a filler for a list of sizes; ascending order is fastest.
  package init(scales: [SizeScale]) {
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

  /// Loads a text.
  package func load(_ layout: TextLayout) {
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

  /// Writes the width in points of the text on one line at every size, like ``TextLayout/naturalWidth(at:)``.
  package func naturalWidths(into widths: UnsafeMutablePointer<Double>) {
    widths.update(from: naturals.start, count: scales.count)
  }

  /// Returns the width in points of the widest word at an index in ``scales``, like ``TextLayout/widestWord(at:)``.
  ///
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  package func widestWord(_ index: Int) throws -> Double {
    if !hasWords { try findWords() }
    return words.start[index]
  }

  /// Counts the lines at every size, broken like ``TextLayout/breakLines(at:limit:)``.
  ///
  /// The limits are the available widths in points, above 0. Both buffers have one value per lane, see ``laneCount``.
  ///
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  package func countLines(_ limits: UnsafePointer<Double>, into counts: UnsafeMutablePointer<Int32>) throws {
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

  /// Computes the position of every opportunity at every size.
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

  /// Computes the width of the widest word at every size.
  private func findWords() throws {
    guard let layout else { return }
    // A word has at least one unit, or a space before it.
    let words = first.reserve(layout.text.units.count)
    var count = 0
    try layout.forEachWord { start, end, showsHyphen in
      words[count] = layout.lineEnd(at: end) - layout.lineStart(at: start)
      if showsHyphen { words[count] += try layout.hyphen() }
      count += 1
    }
    cfill_widest(factors.start, filling.groups, first.numbers, Int32(clamping: count), self.words.start)
    hasWords = true
  }
}

extension Scratch where Element == ShapedText.Advance {
  /// The four numbers of each advance, as a flat array.
  var numbers: UnsafePointer<Double> { UnsafeRawPointer(start).assumingMemoryBound(to: Double.self) }
}

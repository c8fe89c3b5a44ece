import AuditModel
import DynamicType
import TextEngine

/// Judges one shaped text in one slot, category by category.
///
/// The text is laid out at its measured widths and at both ends of their error bar; when the verdicts differ, nobody can
/// tell, and the outcome is needsReview.
struct FitJudge {
  var item: MeasurementItem
  let layout: TextLayout
  /// The widest a line may be, in points.
  var limit: Double
  let displayScale: Double
  /// The text's lines at the categories' sizes.
  let sizes: FilledSizes
  /// Whether the text has line breaks of its own.
  let hasHardBreaks: Bool
  /// What a size makes of the text; shrinking asks for sizes between the categories'.
  let scaleAtSize: (Double) -> SizeScale

  /// Goes on to another room that differs in nothing but its width.
  mutating func move(to width: Double) {
    item.slot.width = width
    limit = Slot.roomInPixels(width, displayScale: displayScale)
  }

  /// How much wider than the room a line may be for tightening to save it.
  ///
  /// Source: AppKit's `tighteningFactorForTruncation`, default 0.05; UIKit publishes no figure of its own.
  static let tighteningFactor = 1.05

  /// What one end of the error bar, or its middle, says.
  private struct Fit: Equatable {
    var fitsLines = true
    var breaksWord = false
    var clippedBy = 0.0
  }

  /// Whether both ends of the error bar have to be filled, and not only multiplied.
  var needsEnds: Bool {
    guard let lineLimit = item.lineLimit else { return false }
    return lineLimit > 1 || (lineLimit == 0 && item.slot.height != nil)
  }

  /// Measures and judges one category.
  ///
  /// - Parameters:
  ///   - index: The row's place among the sizes.
  ///   - row: The category's size.
  ///   - weight: The weight that is drawn.
  /// - Returns: The measurement.
  /// - Throws: ``TextEngineError`` when the ellipsis' or hyphen's font cannot be read.
  func measure(_ index: Int, _ row: SizeTable.Row, weight: FontWeight) throws -> TextMeasurement {
    let natural = sizes.naturals[index]
    let uncertainty = sizes.uncertainties[index]
    var result = TextMeasurement(
      category: row.category, size: row.size, leading: row.leading, weight: weight, naturalWidth: natural,
      uncertainty: uncertainty)
    result.tracking = item.slot.font == nil ? row.tracking : 0
    result.lineLimit = item.lineLimit
    result.missingGlyphs = layout.text.missing.count

    var isCertain = true
    var middle = Fit()
    var shown = 1
    if isOneLine(index) {
      middle.clippedBy = clipped(lines: 1, row: row, scale: 1)
    } else {
      let drawn = try draw(index, row, natural: natural)
      result.lineCount = drawn.linesAtFullSize
      result.scale = drawn.share
      result.wordOverBy = max(0, drawn.word - limit)
      middle = try verdict(index, row, natural: natural, drawn: drawn, at: .middle)
      let wide = try verdict(index, row, natural: natural, drawn: drawn, at: .wide)
      let narrow = try verdict(index, row, natural: natural, drawn: drawn, at: .narrow)
      isCertain = agree(middle, wide) && agree(middle, narrow)
      shown = try cut(&result, drawn: drawn, fits: middle.fitsLines)
    }
    result.height = height(lines: shown, row: row, scale: result.scale)
    result.clippedBy = middle.clippedBy
    result.breaksWord = middle.breaksWord && isCertain
    result.truncated = !middle.fitsLines && isCertain
    result.fits = middle.fitsLines && !middle.breaksWord && result.clippedBy == 0
    if item.lineLimit == nil { result.fits = result.fits && result.lineCount == 1 }
    (result.outcome, result.reason) = outcome(of: result, isCertain: isCertain)
    return result
  }

  /// The text as it is drawn at one category, shrunk where that is allowed and needed.
  private struct Drawn {
    /// How many lines it needs before any shrinking.
    var linesAtFullSize: Int
    /// The share of the size it is drawn at.
    var share: Double
    /// The size it is drawn at.
    var scale: SizeScale
    /// How many lines it needs at that size.
    var lines: Int
    /// The width of its widest word at that size, in points.
    var word: Double
  }

  private func draw(_ index: Int, _ row: SizeTable.Row, natural: Double) throws -> Drawn {
    let full = Int(sizes.counts[index])
    let share = try shrink(index, row, natural: natural)
    guard share < 1 else {
      return Drawn(
        linesAtFullSize: full, share: 1, scale: row.scale, lines: full, word: try sizes.widestWord(index))
    }
    let scale = scaleAtSize(row.size * share)
    return Drawn(
      linesAtFullSize: full, share: share, scale: scale, lines: try layout.countLines(at: scale, limit: limit),
      word: try layout.widestWord(at: scale))
  }

  /// Writes what is seen of a text that is cut, and returns the number of lines seen.
  private func cut(_ result: inout TextMeasurement, drawn: Drawn, fits: Bool) throws -> Int {
    guard let lineLimit = item.lineLimit, lineLimit > 0 else { return drawn.lines }
    guard !fits else { return min(drawn.lines, lineLimit) }
    guard item.showsCut else {
      result.overBy = max(0, try layout.overBy(limit: limit, lineLimit: lineLimit, at: drawn.scale))
      return min(drawn.lines, lineLimit)
    }
    let seen = try truncated(drawn, lineLimit)
    result.visibleText = seen.visibleText
    result.visibleShare = seen.visibleShare
    result.overBy = max(0, seen.overBy)
    return min(drawn.lines, lineLimit)
  }

  private func truncated(_ drawn: Drawn, _ lineLimit: Int) throws -> Truncation {
    let mode = Truncation.Mode(rawValue: item.slot.truncation.rawValue) ?? .tail
    return try layout.truncate(mode, limit: limit, lineLimit: lineLimit, at: drawn.scale)
  }

  /// What the reader sees at one category of a text that is cut there; nil where it is not.
  ///
  /// - Parameters:
  ///   - index: The row's place among the sizes.
  ///   - row: The category's size.
  /// - Returns: What ``measure(_:_:weight:)`` says of it where the question shows the cut.
  /// - Throws: ``TextEngineError`` when the ellipsis' or hyphen's font cannot be read.
  func visibleText(_ index: Int, _ row: SizeTable.Row) throws -> String? {
    guard !isOneLine(index), let lineLimit = item.lineLimit, lineLimit > 0 else { return nil }
    let drawn = try draw(index, row, natural: sizes.naturals[index])
    let middle = try verdict(index, row, natural: sizes.naturals[index], drawn: drawn, at: .middle)
    return middle.fitsLines ? nil : try truncated(drawn, lineLimit).visibleText
  }

  /// Whether the text is surely on one line.
  func isOneLine(_ index: Int) -> Bool { isOneLine(index, in: limit) }

  /// Whether the text is surely on one line in some room.
  func isOneLine(_ index: Int, in limit: Double) -> Bool {
    !hasHardBreaks && sizes.naturals[index] * (1 + sizes.errors[index]) <= limit
  }

  // MARK: Lines

  /// Whether the text may take more than one line, so that a word that is too wide is broken inside, not cut.
  private var wraps: Bool { item.lineLimit != 1 }

  private var tightening: Double { item.slot.tighten ? Self.tighteningFactor : 1 }

  /// How far the text may shrink; UILabel shrinks one-line labels only, SwiftUI any text with a limit.
  private var smallestScale: Double? {
    guard let asked = item.slot.minimumScale, asked < 1, let lineLimit = item.lineLimit, lineLimit > 0 else {
      return nil
    }
    switch item.slot.framework {
    case .uikit: return lineLimit == 1 && asked > 0 ? asked : nil
    // SwiftUI takes 0 and below as "as small as needed"; a hundredth of the size is as small as is told apart.
    case .swiftui: return max(asked, 0.01)
    }
  }

  /// Whether two verdicts come to the same.
  private func agree(_ one: Fit, _ other: Fit) -> Bool {
    one.fitsLines == other.fitsLines && one.breaksWord == other.breaksWord
      && (one.clippedBy > 0) == (other.clippedBy > 0)
  }

  /// The middle of the error bar, or one of its ends.
  private enum End {
    case middle, wide, narrow

    func factor(_ error: Double) -> Double {
      switch self {
      case .middle: 1
      case .wide: 1 + error
      case .narrow: 1 - error
      }
    }
  }

  private func verdict(
    _ index: Int, _ row: SizeTable.Row, natural: Double, drawn: Drawn, at end: End
  ) throws -> Fit {
    let factor = end.factor(sizes.errors[index])
    var verdict = Fit()
    if let lineLimit = item.lineLimit, lineLimit > 0 {
      verdict.fitsLines = fits(lineLimit, index, natural: natural, at: end)
      if !verdict.fitsLines, let smallest = smallestScale {
        verdict.fitsLines = try fits(lineLimit, at: scaleAtSize(row.size * smallest), widthsTimes: factor)
      }
    }
    verdict.breaksWord = wraps && drawn.word * factor > limit
    if item.slot.height != nil {
      let count = try linesShown(index, drawn, at: end)
      verdict.clippedBy = clipped(lines: count, row: row, scale: drawn.share)
    }
    return verdict
  }

  /// How many lines are drawn; where the limit is unknown, one line is the least.
  private func linesShown(_ index: Int, _ drawn: Drawn, at end: End) throws -> Int {
    guard let lineLimit = item.lineLimit, lineLimit != 1 else { return 1 }
    var count = drawn.lines
    if end != .middle {
      count =
        drawn.share == 1
        ? lines(index, at: end)
        : try layout.countLines(at: drawn.scale, limit: limit / end.factor(sizes.errors[index]))
    }
    return lineLimit > 0 ? min(count, lineLimit) : count
  }

  private func lines(_ index: Int, at end: End) -> Int {
    switch end {
    case .middle: Int(sizes.counts[index])
    case .wide: Int(sizes.wideCounts[index])
    case .narrow: Int(sizes.narrowCounts[index])
    }
  }

  /// Whether the text fits at a category's own size.
  private func fits(_ lineLimit: Int, _ index: Int, natural: Double, at end: End) -> Bool {
    if lineLimit > 1 { return lines(index, at: end) <= lineLimit }
    guard !hasHardBreaks else { return false }
    return natural * end.factor(sizes.errors[index]) <= limit * tightening
  }

  /// Whether the text fits at some other size.
  private func fits(_ lineLimit: Int, at scale: SizeScale, widthsTimes factor: Double) throws -> Bool {
    if lineLimit > 1 { return try layout.countLines(at: scale, limit: limit / factor) <= lineLimit }
    guard !layout.text.hasHardBreaks else { return false }
    return layout.naturalWidth(at: scale) * factor <= limit * tightening
  }

  /// The largest share of the size at which the text fits, to a thousandth: 1 when it need not or may not shrink, the
  /// smallest allowed when even that is not enough.
  private func shrink(_ index: Int, _ row: SizeTable.Row, natural: Double) throws -> Double {
    guard let smallest = smallestScale, let lineLimit = item.lineLimit,
      !fits(lineLimit, index, natural: natural, at: .middle)
    else { return 1 }
    func fitsShrunk(_ share: Double) throws -> Bool {
      try fits(lineLimit, at: scaleAtSize(row.size * share), widthsTimes: 1)
    }
    guard try fitsShrunk(smallest) else { return smallest }
    var low = smallest
    var high = 1.0
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if try fitsShrunk(middle) { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Height and outcome

  private func height(lines: Int, row: SizeTable.Row, scale: Double) -> Double {
    let count = Double(lines)
    let height = (count * row.lineHeight + (count - 1) * (row.leading - row.lineHeight)) * scale
    return (height * displayScale - 1e-6).rounded(.up) / displayScale
  }

  private func clipped(lines: Int, row: SizeTable.Row, scale: Double) -> Double {
    guard let room = item.slot.height else { return 0 }
    let over = height(lines: lines, row: row, scale: scale) - room
    return over > 1e-6 ? over : 0
  }

  private func outcome(
    of result: TextMeasurement, isCertain: Bool
  ) -> (Verdict, ReviewReason?) {
    let breaksWord = result.breaksWord && item.lineLimit != nil
    if result.truncated || breaksWord || (result.clippedBy > 0 && isCertain) { return (.fail, nil) }
    if result.missingGlyphs > 0 { return (.needsReview, .missingGlyphs) }
    if item.lineLimit == nil { return (.needsReview, .noSlot) }
    if !isCertain { return (.needsReview, .withinErrorBar) }
    if item.hasPlaceholders { return (.needsReview, .placeholderWidth) }
    if item.slot.height != nil, layout.text.hasTallScript { return (.needsReview, .tallScriptHeight) }
    return (.pass, nil)
  }
}

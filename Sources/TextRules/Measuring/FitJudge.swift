import AuditModel
import DynamicType
import TextEngine

/// Judges one shaped text in one slot, category by category.
///
/// The text is laid out at its measured widths and at both ends of their error bar; when the verdicts differ, nobody can
/// tell, and the outcome is needsReview.
///
/// An object of one thread, so that going from room to room copies nothing.
final class FitJudge {
  private(set) var item: MeasurementItem
  let layout: TextLayout
  /// The widest a line may be, in points.
  private(set) var limit: Double
  let displayScale: Double
  /// The text's lines at the categories' sizes.
  let sizes: FilledSizes
  /// Whether the text has line breaks of its own.
  let hasHardBreaks: Bool
  /// Whether it is not known that the place grows: what is cut only at sizes above Large needs review.
  let mayNotGrow: Bool
  /// Whether the style or the width is assumed; going on to a wider room changes nothing of it.
  let isContainerAssumed: Bool
  /// Whether the container may be narrower than the slot.
  let mayBeNarrower: Bool
  /// What a size makes of the text; shrinking asks for sizes between the categories'.
  let scaleAtSize: (Double) -> SizeScale

  /// Creates a judge of one text in one room.
  ///
  /// - Parameters:
  ///   - item: The question.
  ///   - layout: The text.
  ///   - displayScale: Pixels a point.
  ///   - sizes: The text's lines at the categories' sizes.
  ///   - scaleAtSize: What a size makes of the text.
  init(
    item: MeasurementItem, layout: TextLayout, displayScale: Double, sizes: FilledSizes,
    scaleAtSize: @escaping (Double) -> SizeScale
  ) {
    self.item = item
    self.layout = layout
    limit = Slot.roomInPixels(item.slot.width, displayScale: displayScale)
    self.displayScale = displayScale
    self.sizes = sizes
    hasHardBreaks = layout.text.hasHardBreaks
    isContainerAssumed = item.slot.isContainerAssumed
    mayBeNarrower = item.slot.assumed.contains(.narrower)
    mayNotGrow = SystemPlace.of(item.slot.role)?.growth == .unknown
    self.scaleAtSize = scaleAtSize
  }

  /// How much wider than the room a line may be for tightening to save it.
  ///
  /// Source: AppKit's `tighteningFactorForTruncation`, default 0.05; UIKit publishes no figure of its own.
  static let tighteningFactor = 1.05

  /// What one end of the error bar, or its middle, says.
  struct Fit: Equatable {
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
    var result = TextMeasurement(
      category: row.category, size: row.size, leading: row.leading, weight: weight,
      naturalWidth: sizes.naturals[index], uncertainty: sizes.uncertainties[index])
    result.tracking = item.slot.font == nil ? row.tracking : 0
    result.lineLimit = item.lineLimit
    result.missingGlyphs = layout.text.missing.count
    try settle(&result, index, row)
    return result
  }

  /// Judges one category in the room: everything in which the room's width has a say.
  ///
  /// - Parameters:
  ///   - result: The measurement, of this room or of a narrower one.
  ///   - index: The row's place among the sizes.
  ///   - row: The category's size.
  /// - Throws: ``TextEngineError`` when the ellipsis' or hyphen's font cannot be read.
  func settle(_ result: inout TextMeasurement, _ index: Int, _ row: SizeTable.Row) throws {
    let natural = sizes.naturals[index]
    var isCertain = true
    var middle = Fit()
    var hasRoomToGrow = true
    var shown = 1
    (result.visibleText, result.visibleShare, result.overBy) = (nil, 1, 0)
    result.wordOverByAnywhere = 0
    let isOneLine = isOneLine(index)
    if isOneLine {
      middle.clippedBy = clipped(lines: 1, row: row, scale: 1)
      (result.lineCount, result.scale, result.wordOverBy) = (1, 1, 0)
    } else {
      let drawn = try draw(index, row, natural: natural)
      result.lineCount = drawn.linesAtFullSize
      result.scale = drawn.share
      result.wordOverBy = max(0, drawn.word - limit)
      middle = try verdict(index, row, natural: natural, drawn: drawn, at: .middle)
      let wide = try verdict(index, row, natural: natural, drawn: drawn, at: .wide)
      let narrow = try verdict(index, row, natural: natural, drawn: drawn, at: .narrow)
      isCertain = agree(middle, wide) && agree(middle, narrow)
      hasRoomToGrow = try hasRoom(index, row, drawn)
      shown = try cut(&result, drawn: drawn, fits: middle.fitsLines)
    }
    result.height = height(lines: shown, row: row, scale: result.scale)
    result.clippedBy = middle.clippedBy
    result.breaksWord = middle.breaksWord && isCertain
    result.truncated = !middle.fitsLines && isCertain
    result.fits = middle.fitsLines && !middle.breaksWord && result.clippedBy == 0
    if item.lineLimit == nil { result.fits = result.fits && result.lineCount == 1 }
    let breaksWord = result.breaksWord && item.lineLimit != nil
    var isCut = result.truncated || breaksWord || (result.clippedBy > 0 && isCertain)
    // An inferred limit decides nothing, and a height that is less than one line needs no limit.
    if item.isLimitInferred { isCut = clipped(lines: 1, row: row, scale: result.scale) > 0 }
    (result.outcome, result.reason) = outcome(
      isCut: isCut, isCertain: isCertain, hasRoomToGrow: hasRoomToGrow, isOneLine: isOneLine)
    // How these languages break a word is not measured; a line too many or too high is cut all the same.
    if result.outcome == .fail, !result.truncated, result.clippedBy == 0, Hyphenation.isOpen(in: item.locale) {
      (result.outcome, result.reason) = (.needsReview, .hyphenation)
    }
    // The first size is Large's: what is cut there is cut at every size.
    if mayNotGrow, index > 0, result.outcome == .fail, sizes.naturals[0] * (1 - sizes.errors[0]) <= limit {
      (result.outcome, result.reason) = (.needsReview, .growthUnknown)
    }
  }

  /// Goes on to a wider room that differs in nothing else: what was surely on one line is so there too.
  ///
  /// - Parameters:
  ///   - width: The room's width, in points.
  ///   - rows: The categories' sizes.
  ///   - measurements: What was measured in the narrower room, of all categories or of the first of them.
  /// - Returns: Whether the text is surely on one line at every size.
  /// - Throws: ``TextEngineError`` when the ellipsis' or hyphen's font cannot be read.
  func widen(
    to width: Double, _ rows: [SizeTable.Row], _ measurements: inout [TextMeasurement]
  ) throws -> Bool {
    let narrow = limit
    item.slot.width = width
    limit = Slot.roomInPixels(width, displayScale: displayScale)
    try sizes.fill(limit, withEnds: needsEnds)
    var isOneLineEverywhere = true
    for index in rows.indices where !isOneLine(index, in: narrow) {
      if !isOneLine(index) { isOneLineEverywhere = false }
      if index < measurements.count { try settle(&measurements[index], index, rows[index]) }
    }
    return isOneLineEverywhere
  }

  /// The text as it is drawn at one category, shrunk where that is allowed and needed.
  struct Drawn {
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

  /// Whether the text is surely on one line, whatever its numbers.
  func isOneLine(_ index: Int) -> Bool { isOneLine(index, in: limit) }

  /// Whether the text is surely on one line in some room, whatever its numbers.
  func isOneLine(_ index: Int, in limit: Double) -> Bool {
    !hasHardBreaks && sizes.naturals[index] * (1 + sizes.errors[index]) * item.growth <= limit
  }
}

@available(*, unavailable)
extension FitJudge: Sendable {}

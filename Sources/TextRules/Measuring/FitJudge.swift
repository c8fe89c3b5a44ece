import AuditModel
import DynamicType
import TextEngine

/// Checks one shaped text in one slot, category by category.
///
/// The text is laid out at its measured widths and at both ends of their error margins. If the verdicts differ, the
/// outcome is needsReview.
///
/// A class used by one thread, so that moving on to a wider container copies nothing.
final class FitJudge {
  private(set) var item: MeasurementItem
  let layout: TextLayout
  /// The largest width of a line, in points.
  private(set) var limit: Double
  let displayScale: Double
  /// The text's lines at the categories' sizes.
  let sizes: FilledSizes
  /// Whether the text contains explicit line breaks.
  let hasHardBreaks: Bool
  /// Whether it is unknown if the place grows with the text size.
  ///
  /// If so, a text cut off only above Large needs review.
  let mayNotGrow: Bool
  /// Whether the style or the width is assumed.
  ///
  /// A wider container does not change this.
  let isContainerAssumed: Bool
  /// Whether the container may be narrower than the slot.
  let mayBeNarrower: Bool
  /// Returns the text's scale at a size.
  ///
  /// Shrinking needs sizes between those of the categories.
  let scaleAtSize: (Double) -> SizeScale

  /// Creates an object that checks one text in one container.
  ///
  /// The display scale is in pixels per point.
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

  /// The factor by which a line may exceed the available width and still fit with tightened letter spacing.
  ///
  /// Source: AppKit's `tighteningFactorForTruncation`, default 0.05; UIKit publishes no figure of its own.
  static let tighteningFactor = 1.05

  /// The result at the middle or at one end of the error margin.
  struct Fit: Equatable {
    var fitsLines = true
    var breaksWord = false
    var clippedBy = 0.0
  }

  /// Whether lines have to be counted for both ends of the error margin.
  ///
  /// On one line, scaling the width is enough.
  var needsEnds: Bool {
    guard let lineLimit = item.lineLimit else { return false }
    return lineLimit > 1 || (lineLimit == 0 && item.slot.height != nil)
  }

  /// Measures and checks one category.
  ///
  /// Throws ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
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

  /// Updates everything in a measurement that depends on the available width.
  ///
  /// - Parameters:
  ///   - result: The measurement in this container or in a narrower one.
  ///   - index: The row's index among the sizes.
  ///   - row: The category's size.
  /// - Throws: ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
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
    // An inferred limit cannot cause a failure, but a height of less than one line cuts off text whatever the limit.
    if item.isLimitInferred { isCut = clipped(lines: 1, row: row, scale: result.scale) > 0 }
    (result.outcome, result.reason) = outcome(
      isCut: isCut, isCertain: isCertain, hasRoomToGrow: hasRoomToGrow, isOneLine: isOneLine)
    // Word breaking in these languages is not measured. Too many lines or too little height fail all the same.
    if result.outcome == .fail, !result.truncated, result.clippedBy == 0, Hyphenation.isOpen(in: item.locale) {
      (result.outcome, result.reason) = (.needsReview, .hyphenation)
    }
    // The first size is Large's. A text cut off at Large is cut off at every size, whether or not the place grows.
    if mayNotGrow, index > 0, result.outcome == .fail, sizes.naturals[0] * (1 - sizes.errors[0]) <= limit {
      (result.outcome, result.reason) = (.needsReview, .growthUnknown)
    }
  }

  /// Moves on to a wider container that differs in nothing else.
  ///
  /// A text certainly on one line stays on one line.
  ///
  /// - Parameters:
  ///   - width: The available width of the wider container, in points.
  ///   - rows: The categories' sizes.
  ///   - measurements: The measurements in the narrower container, of all categories or of the first few.
  /// - Returns: Whether the text is certainly on one line at every size.
  /// - Throws: ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
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

  /// The text as drawn at one category, shrunk if that is allowed and needed.
  struct Drawn {
    /// The number of lines at full size.
    var linesAtFullSize: Int
    /// The share of the full size at which it is drawn.
    var share: Double
    /// The scale at which it is drawn.
    var scale: SizeScale
    /// The number of lines at that scale.
    var lines: Int
    /// The width of its widest word at that scale, in points.
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

  /// Records the visible part of a text that is cut off, and returns the number of visible lines.
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

  /// Returns the visible text at one category, or nil if the text is not cut off there.
  ///
  /// This is the text that ``measure(_:_:weight:)`` records if the item's `showsCut` is set.
  func visibleText(_ index: Int, _ row: SizeTable.Row) throws -> String? {
    guard !isOneLine(index), let lineLimit = item.lineLimit, lineLimit > 0 else { return nil }
    let drawn = try draw(index, row, natural: sizes.naturals[index])
    let middle = try verdict(index, row, natural: sizes.naturals[index], drawn: drawn, at: .middle)
    return middle.fitsLines ? nil : try truncated(drawn, lineLimit).visibleText
  }

  /// Whether the text is certainly on one line, whatever its numbers.
  func isOneLine(_ index: Int) -> Bool { isOneLine(index, in: limit) }

  /// Whether the text is certainly on one line within a width in points, whatever its numbers.
  func isOneLine(_ index: Int, in limit: Double) -> Bool {
    !hasHardBreaks && sizes.naturals[index] * (1 + sizes.errors[index]) * item.growth <= limit
  }
}

@available(*, unavailable)
extension FitJudge: Sendable {}

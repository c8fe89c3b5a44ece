import AuditModel
import DynamicType
import TextEngine

/// Checks one shaped text in one slot, category by category.
///
/// The text is laid out at its measured widths and at both ends of their error margins. If the verdicts differ, the
/// outcome is needsReview.
struct SlotFit {
  private(set) var item: MeasurementItem
  let layout: TextLayout
  let table: SizeTable
  /// The text's lines at the categories' sizes, laid out in this container by ``fill()``.
  let lines: SizedLines
  /// The largest width of a line, in points.
  private(set) var limit: Double
  /// Whether the text contains explicit line breaks.
  let hasHardBreaks: Bool
  /// Whether it is unknown if the place grows with the text size.
  ///
  /// If so, a text cut off only above Large needs review.
  private let mayNotGrow: Bool
  /// Whether the style or the width is assumed.
  ///
  /// A wider container does not change this.
  let isContainerAssumed: Bool

  init(_ item: MeasurementItem, _ layout: TextLayout, _ table: SizeTable, _ lines: SizedLines) {
    (self.item, self.layout, self.table, self.lines) = (item, layout, table, lines)
    limit = Slot.roomInPixels(item.slot.width, displayScale: table.displayScale)
    hasHardBreaks = layout.text.hasHardBreaks
    isContainerAssumed = item.slot.isContainerAssumed
    mayNotGrow = SystemPlace.of(item.slot.role)?.growth == .unknown
  }

  /// The factor by which a line may exceed the available width and still fit with tightened letter spacing.
  ///
  /// Source: AppKit's `tighteningFactorForTruncation`, default 0.05; UIKit publishes no figure of its own.
  static let tighteningFactor = 1.05

  /// The result at one point of the error margin.
  struct Fit: Equatable {
    var fitsLines = true
    var breaksWord = false
    var clippedBy = 0.0
  }

  /// Lays the text out in the lines of its container, unless it was laid out there last.
  func fill() throws {
    let lineLimit = item.lineLimit ?? 1
    // On one line, scaling the width is enough.
    let countsMargins = lineLimit > 1 || (lineLimit == 0 && item.slot.height != nil)
    try lines.fill(layout, limit: limit, countsMargins: countsMargins)
  }

  /// Measures and checks every category, smallest first.
  ///
  /// Throws ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
  func measurements() throws -> [TextMeasurement] {
    try fill()
    var measurements: [TextMeasurement] = []
    measurements.reserveCapacity(table.rows.count)
    for (index, row) in table.rows.enumerated() {
      var result = TextMeasurement(
        category: row.category, size: row.size, leading: row.leading, weight: table.weight,
        naturalWidth: lines.naturalWidth(at: index), uncertainty: lines.uncertainty(at: index))
      result.tracking = item.slot.font == nil ? row.tracking : 0
      result.lineLimit = item.lineLimit
      result.missingGlyphs = layout.text.missing.count
      try settle(&result, index)
      measurements.append(result)
    }
    return measurements
  }

  /// Moves on to a wider container that differs in nothing else.
  ///
  /// - Parameters:
  ///   - width: The available width of the wider container, in points.
  ///   - measurements: The measurements in the narrower container, of all categories or of the first few.
  /// - Throws: ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
  mutating func widen(to width: Double, _ measurements: inout [TextMeasurement]) throws {
    let narrow = limit
    item.slot.width = width
    limit = Slot.roomInPixels(width, displayScale: table.displayScale)
    try fill()
    // A text certainly on one line stays on one line.
    for index in measurements.indices where !isOneLine(index, in: narrow) { try settle(&measurements[index], index) }
  }

  /// Updates everything in a measurement that depends on the available width.
  private func settle(_ result: inout TextMeasurement, _ index: Int) throws {
    var isCertain = true
    var middle = Fit()
    var hasRoomToGrow = true
    var shown = 1
    (result.visibleText, result.visibleShare, result.overBy) = (nil, 1, 0)
    result.wordOverByAnywhere = 0
    let isOneLine = isOneLine(index, in: limit)
    if isOneLine {
      middle.clippedBy = clipped(lines: 1, index, scale: 1)
      (result.lineCount, result.scale, result.wordOverBy) = (1, 1, 0)
    } else {
      let drawn = try draw(index)
      result.lineCount = lines.lineCount(at: index)
      result.scale = drawn.share
      result.wordOverBy = max(0, drawn.word - limit)
      middle = try verdict(index, drawn, at: .measured)
      isCertain =
        try agree(middle, verdict(index, drawn, at: .upper)) && agree(middle, verdict(index, drawn, at: .lower))
      hasRoomToGrow = try hasRoom(index, drawn)
      shown = try cut(&result, drawn: drawn, fits: middle.fitsLines)
    }
    result.height = height(lines: shown, index, scale: result.scale)
    result.clippedBy = middle.clippedBy
    result.breaksWord = middle.breaksWord && isCertain
    result.truncated = !middle.fitsLines && isCertain
    result.fits = middle.fitsLines && !middle.breaksWord && result.clippedBy == 0
    if item.lineLimit == nil { result.fits = result.fits && result.lineCount == 1 }
    (result.outcome, result.reason) = outcome(
      of: result, index, isCertain: isCertain, hasRoomToGrow: hasRoomToGrow, isOneLine: isOneLine)
    // The first size is Large's. A text cut off at Large is cut off at every size, whether or not the place grows.
    if mayNotGrow, index > 0, result.outcome == .fail,
      lines.naturalWidth(at: 0) * (1 - lines.error(at: 0)) <= limit
    {
      (result.outcome, result.reason) = (.needsReview, .growthUnknown)
    }
  }

  /// The text as drawn at one category, shrunk if that is allowed and needed.
  struct Drawn {
    /// The share of the full size at which it is drawn.
    var share = 1.0
    var scale: SizeScale
    /// The number of lines at that scale.
    var lines: Int
    /// The width of its widest word at that scale, in points.
    var word: Double
  }

  private func draw(_ index: Int) throws -> Drawn {
    let share = try shrink(index)
    guard share < 1 else {
      return Drawn(
        scale: table.rows[index].scale, lines: lines.lineCount(at: index), word: try lines.widestWord(at: index))
    }
    let scale = table.scale(at: table.rows[index].size * share)
    return Drawn(
      share: share, scale: scale, lines: try layout.countLines(at: scale, limit: limit),
      word: try layout.widestWord(at: scale))
  }

  /// Records the visible part of a text that is cut off, and returns the number of visible lines.
  private func cut(_ result: inout TextMeasurement, drawn: Drawn, fits: Bool) throws -> Int {
    guard let lineLimit = item.lineLimit, lineLimit > 0 else { return drawn.lines }
    if !fits, item.showsCut {
      let seen = try truncated(drawn, lineLimit)
      (result.visibleText, result.visibleShare) = (seen.visibleText, seen.visibleShare)
      result.overBy = max(0, seen.overBy)
    } else if !fits {
      result.overBy = max(0, try layout.overBy(limit: limit, lineLimit: lineLimit, at: drawn.scale))
    }
    return min(drawn.lines, lineLimit)
  }

  private func truncated(_ drawn: Drawn, _ lineLimit: Int) throws -> Truncation {
    let mode = Truncation.Mode(rawValue: item.slot.truncation.rawValue) ?? .tail
    return try layout.truncate(mode, limit: limit, lineLimit: lineLimit, at: drawn.scale)
  }

  /// Returns the visible text at one category, or nil if the text is not cut off there.
  ///
  /// This is the text that ``measurements()`` records if the item's `showsCut` is set.
  func visibleText(_ index: Int) throws -> String? {
    guard let lineLimit = item.lineLimit, lineLimit > 0 else { return nil }
    try fill()
    guard !isOneLine(index, in: limit) else { return nil }
    let drawn = try draw(index)
    return try verdict(index, drawn, at: .measured).fitsLines ? nil : try truncated(drawn, lineLimit).visibleText
  }

  /// Whether the text is certainly on one line at every size, whatever its numbers.
  var isOneLineEverywhere: Bool { table.rows.indices.allSatisfy { isOneLine($0, in: limit) } }

  /// Whether the text is certainly on one line within a width in points, whatever its numbers.
  private func isOneLine(_ index: Int, in limit: Double) -> Bool {
    !hasHardBreaks && lines.naturalWidth(at: index) * (1 + lines.error(at: index)) * item.growth <= limit
  }
}

@available(*, unavailable)
extension SlotFit: Sendable {}

package import AuditModel
import DynamicType
import TextEngine

/// A check of one shaped text in one slot at every category, which can continue in wider containers.
///
/// The text is laid out at its measured widths and at both ends of their error margins. If the verdicts differ, the
/// outcome is needsReview.
package struct SlotFit {
  private let shared: Shared<MeasurementItem>
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
  /// Whether the container may be narrower than the slot.
  let mayBeNarrower: Bool
  /// Whether the container may be lower than the text, which may have several lines.
  let mayBeLower: Bool
  /// Whether the line limit is inferred, because none is stated.
  let isLimitInferred: Bool
  /// The line limit: 0 for none, nil if unknown.
  let lineLimit: Int?
  /// The available height, in points.
  let height: Double?
  /// The factor by which the text may become wider with larger numbers.
  let growth: Double
  /// The factor by which a line may exceed the available width and still fit.
  let tightening: Double
  /// The smallest scale the text may shrink to, or nil if it may not shrink.
  let smallestScale: Double?
  /// Whether a wider container gives the same measurements: the text is certainly on one line at every size, whatever
  /// its numbers.
  package private(set) var isSame = true
  /// The framework's behaviour for a text that is higher than its container.
  let overflow: Slot.Overflow
  /// Whether one line that is higher than its container is drawn as a whole, beyond the container.
  ///
  /// Source: Apple documentation of SwiftUI, `View.clipped(antialiased:)`: a view draws outside of its frame unless it
  /// is clipped. Code may clip it elsewhere, which only makes the text less visible.
  let overflows: Bool
  /// The heights of the letters; nil without a height that could cut them off.
  let letters: LetterHeights?
  /// Whether the style or the width is assumed.
  ///
  /// A wider container does not change this.
  let isContainerAssumed: Bool
  /// The reason that a text needs review if its slot is not known.
  let openReason: ReviewReason
  /// The hyphenation of the text; nil if the system does not hyphenate it.
  var hyphens: TextHyphens?

  init(_ item: consuming MeasurementItem, _ layout: TextLayout, _ sizes: SlotSizes) {
    limit = Slot.roomInPixels(item.slot.width, displayScale: sizes.table.displayScale)
    hasHardBreaks = layout.text.hasHardBreaks
    isContainerAssumed = item.slot.isContainerAssumed
    openReason = item.slot.openReason
    mayNotGrow = SystemPlace.of(item.slot.role)?.growth == .unknown
    (lineLimit, height, growth) = (item.lineLimit, item.slot.height, item.growth)
    tightening = item.slot.tighten ? Self.tighteningFactor : 1
    smallestScale = Self.smallestScale(item)
    mayBeNarrower = item.slot.assumed.contains(.narrower)
    mayBeLower = item.slot.assumed.contains(.lower) && item.lineLimit != 1
    overflow = item.slot.overflow
    overflows =
      overflow == .fewerLines || (overflow == .clipped && mayBeNarrower && item.slot.framework == .swiftui)
    isLimitInferred = item.isLimitInferred
    letters = height == nil ? nil : LetterHeights(of: item.text, inSystemFont: item.slot.font == nil)
    (shared, self.layout, table, lines) = (Shared(item), layout, sizes.table, sizes.lines)
  }

  /// The measured item.
  ///
  /// In wider containers, only its width differs.
  package var item: MeasurementItem { shared.value }

  /// The factor by which a line may exceed the available width and still fit with tightened letter spacing.
  ///
  /// Source: AppKit's `tighteningFactorForTruncation`, default 0.05; UIKit publishes no figure of its own.
  static let tighteningFactor = 1.05

  /// Lays out the text in the lines of its container, unless the last layout was the same.
  func fill() throws {
    let lineLimit = lineLimit ?? 1
    // On one line, scaling the width is enough.
    let countsMargins = lineLimit > 1 || (lineLimit == 0 && height != nil)
    try lines.fill(layout, limit: limit, countsMargins: countsMargins)
  }

  /// Measures and checks every category, smallest first.
  ///
  /// Throws ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
  mutating func measurements() throws -> [TextMeasurement] {
    try fill()
    var measurements: [TextMeasurement] = []
    measurements.reserveCapacity(table.rows.count)
    for index in table.rows.indices {
      let (measurement, isOneLine) = try measure(index)
      measurements.append(measurement)
      if !isOneLine { isSame = false }
    }
    return measurements
  }

  private func measure(_ index: Int) throws -> (TextMeasurement, isOneLine: Bool) {
    var result = TextMeasurement(
      category: table.rows[index].category, size: table.rows[index].size, leading: table.rows[index].leading,
      weight: table.weight, naturalWidth: lines.naturalWidth(at: index), uncertainty: lines.uncertainty(at: index))
    result.tracking = item.slot.font == nil ? table.rows[index].tracking : 0
    result.missingGlyphs = layout.text.missing.count
    let isOneLine = try evaluate(&result, index)
    return (result, isOneLine)
  }

  /// Updates the measurements of a text for a wider container that differs only in width.
  ///
  /// The width is in points. `measurements` are from the narrower container, for all categories or the first few.
  ///
  /// - Throws: ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
  package mutating func widen(to width: Double, _ measurements: inout [TextMeasurement]) throws {
    guard !isSame else { return }
    let narrow = limit
    limit = Slot.roomInPixels(width, displayScale: table.displayScale)
    try fill()
    isSame = true
    // A text certainly on one line stays on one line.
    for index in table.rows.indices where !isOneLine(index, in: narrow) {
      let isSettled = index < measurements.count
      if try isSettled ? !evaluate(&measurements[index], index) : !isOneLine(index, in: limit) {
        isSame = false
      }
    }
  }

  /// Returns whether the text fails in a narrower container that differs only in width.
  ///
  /// The width is in points. `measurements` are from this container, for all categories or the first few.
  ///
  /// - Throws: ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
  package func fails(in width: Double, _ measurements: [TextMeasurement]) throws -> Bool {
    var narrow = self
    narrow.limit = Slot.roomInPixels(width, displayScale: table.displayScale)
    // Most texts have one line at every size.
    let open = measurements.indices.filter { !isOneLine($0, in: narrow.limit) }
    guard !open.isEmpty else { return false }
    try narrow.fill()
    for index in open {
      var measurement = measurements[index]
      _ = try narrow.evaluate(&measurement, index)
      if measurement.outcome == .fail { return true }
    }
    return false
  }

  /// Updates everything in a measurement that depends on the available width.
  ///
  /// Returns whether the text is certainly on one line.
  private func evaluate(_ result: inout TextMeasurement, _ index: Int) throws -> Bool {
    let (natural, error) = (lines.naturalWidth(at: index), lines.error(at: index))
    var isCertain = true
    var middle = Fit()
    var hasRoomToGrow = true
    var shown = 1
    (result.visibleText, result.visibleShare, result.overBy) = (nil, 1, 0)
    (result.wordOverByAnywhere, result.hyphenation) = (0, nil)
    let isOneLine = !hasHardBreaks && natural * (1 + error) * growth <= limit
    if isOneLine {
      clip(&middle, lines: 1, index, scale: 1)
      (result.lineCount, result.scale, result.wordOverBy) = (1, 1, 0)
    } else {
      var drawn = try draw(index, natural)
      result.lineCount = lines.lineCount(at: index)
      result.scale = drawn.share
      result.wordOverBy = max(0, drawn.word - limit)
      middle = try verdict(index, drawn, natural, factor: 1, at: .measured)
      isCertain =
        try agree(middle, verdict(index, drawn, natural, factor: 1 + error, at: .upper))
        && agree(middle, verdict(index, drawn, natural, factor: 1 - error, at: .lower))
      hasRoomToGrow = try hasRoom(index, drawn, factor: 1 + error)
      if let hyphenated = try hyphenate(index, drawn, natural) {
        result.hyphenation = hyphenated.state
        if let fit = hyphenated.fit {
          (middle, isCertain, result.lineCount) = (fit, hyphenated.isCertain, hyphenated.drawn.lines)
          hasRoomToGrow = try hasRoom(index, hyphenated.drawn, factor: 1 + error)
          // The visible part of a text that is cut off has no hyphens.
          if fit.fitsLines { drawn = hyphenated.drawn }
        }
      }
      shown = try cut(&result, index, drawn: drawn, fits: middle.fitsLines)
    }
    result.height = lineHeight(lines: shown, index, scale: result.scale)
    result.clippedBy = middle.clippedBy
    result.breaksWord = middle.breaksWord && isCertain
    result.truncated = !middle.fitsLines && isCertain
    result.lineLimit = result.truncated ? lineLimit(at: index) : lineLimit
    result.fits = middle.fitsLines && !middle.breaksWord && result.clippedBy == 0 && !middle.mayBeClipped
    if lineLimit == nil { result.fits = result.fits && result.lineCount == 1 }
    let breaksWord = result.breaksWord && lineLimit != nil
    var isCut = result.truncated || breaksWord || (result.clippedBy > 0 && isCertain)
    // An inferred limit cannot cause a failure, but a height of less than one line cuts off text whatever the limit.
    if isLimitInferred { isCut = clipsOneLine(index, scale: result.scale) }
    (result.outcome, result.reason) = outcome(
      isCut: isCut, mayBeClipped: middle.mayBeClipped, isCertain: isCertain, hasRoomToGrow: hasRoomToGrow,
      isOneLine: isOneLine)
    leaveOpen(&result)
    // The first size is Large's. A text cut off at Large is cut off at every size, whether or not the place grows.
    if mayNotGrow, index > 0, result.outcome == .fail,
      lines.naturalWidth(at: 0) * (1 - lines.error(at: 0)) <= limit
    {
      (result.outcome, result.reason) = (.needsReview, .growthUnknown)
    }
    return isOneLine
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

  private func draw(_ index: Int, _ natural: Double) throws -> Drawn {
    let share = try shrink(index, natural)
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
  private func cut(_ result: inout TextMeasurement, _ index: Int, drawn: Drawn, fits: Bool) throws -> Int {
    guard let lineLimit = lineLimit(at: index), lineLimit > 0 else { return drawn.lines }
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
  ///
  /// `index` is the index among the measurements. The text includes the ellipsis.
  ///
  /// - Throws: ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
  package func visibleText(at index: Int) throws -> String? {
    guard let lineLimit = lineLimit(at: index), lineLimit > 0 else { return nil }
    try fill()
    guard !isOneLine(index, in: limit) else { return nil }
    let natural = lines.naturalWidth(at: index)
    let drawn = try draw(index, natural)
    let fits = try verdict(index, drawn, natural, factor: 1, at: .measured).fitsLines
    return fits ? nil : try truncated(drawn, lineLimit).visibleText
  }

  /// Returns whether the text is certainly on one line within a width in points, whatever its numbers.
  private func isOneLine(_ index: Int, in limit: Double) -> Bool {
    !hasHardBreaks && lines.naturalWidth(at: index) * (1 + lines.error(at: index)) * growth <= limit
  }
}

@available(*, unavailable)
extension SlotFit: Sendable {}

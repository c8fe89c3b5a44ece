import AuditModel
import TextEngine

/// The checks for one size category, at the measured width and at both ends of the error margin.
extension SlotFit {
  /// The result at one point of the error margin.
  struct Fit: Equatable {
    var fitsLines = true
    var breaksWord = false
    /// The height of the lines beyond the container, if letters are certainly cut off.
    var clippedBy = 0.0
    /// Whether letters may be cut off.
    var mayBeClipped = false
  }

  /// Whether the text may wrap, so that a word that is too wide is broken and not cut off.
  private var wraps: Bool { lineLimit != 1 }

  /// Returns the smallest scale to which a text may shrink, or nil if it may not shrink.
  ///
  /// UILabel shrinks only one-line labels. SwiftUI shrinks any text with a line limit.
  static func smallestScale(_ item: borrowing MeasurementItem) -> Double? {
    guard let asked = item.slot.minimumScale, asked < 1, let lineLimit = item.lineLimit, lineLimit > 0 else {
      return nil
    }
    switch item.slot.framework {
    case .uikit: return lineLimit == 1 && asked > 0 ? asked : nil
    // SwiftUI treats 0 and below as "as small as needed". One hundredth of the size is the smallest step used here.
    case .swiftui: return max(asked, 0.01)
    }
  }

  /// Returns the line limit at a category: 0 for none, nil if unknown.
  ///
  /// If SwiftUI omits lines, the text has as many as fit its height, but at least one.
  func lineLimit(at index: Int) -> Int? {
    guard let height, overflow != .clipped, let lineLimit, lineLimit != 1 else { return lineLimit }
    let row = table.rows[index]
    // Half a point more than the height, because the system rounds lines to pixels.
    let further = max(0, (height + 0.5) / (smallestScale ?? 1) - row.lineHeight) / row.leading
    let lines = further < Double(Int32.max) ? 1 + Int(further) : Int(Int32.max)
    return lineLimit == 0 ? lines : min(lines, lineLimit)
  }

  /// Returns whether two results lead to the same verdict.
  func agree(_ one: Fit, _ other: Fit) -> Bool {
    one.fitsLines == other.fitsLines && one.breaksWord == other.breaksWord
      && (one.clippedBy > 0) == (other.clippedBy > 0) && one.mayBeClipped == other.mayBeClipped
  }

  /// Returns the result with all widths multiplied by the factor of one point in the error margin.
  func verdict(
    _ index: Int, _ drawn: Drawn, _ natural: Double, factor: Double, at margin: SizedLines.Margin
  ) throws -> Fit {
    var verdict = Fit()
    if let lineLimit = lineLimit(at: index), lineLimit > 0 {
      verdict.fitsLines = fits(lineLimit, index, natural * factor, at: margin)
      if !verdict.fitsLines { verdict.fitsLines = try fitsSmallest(lineLimit, index, widthsTimes: factor) }
    }
    verdict.breaksWord = wraps && drawn.word * factor > limit
    if height != nil {
      let count = try linesShown(index, drawn, factor: factor, at: margin)
      clip(&verdict, lines: count, index, scale: drawn.share)
    }
    return verdict
  }

  /// Returns whether the text still fits with longer numbers, at widths multiplied by a factor.
  func hasRoom(_ index: Int, _ drawn: Drawn, factor: Double) throws -> Bool {
    guard growth > 1 else { return true }
    let factor = factor * growth
    if wraps, drawn.word * factor > limit { return false }
    guard let lineLimit = lineLimit(at: index), lineLimit > 0 else { return height == nil }
    return try fits(lineLimit, at: table.rows[index].scale, widthsTimes: factor)
      || fitsSmallest(lineLimit, index, widthsTimes: factor)
  }

  /// Returns the number of lines drawn.
  ///
  /// The result is 1 if the limit is unknown, since at least one line is drawn.
  private func linesShown(
    _ index: Int, _ drawn: Drawn, factor: Double, at margin: SizedLines.Margin
  ) throws -> Int {
    guard let lineLimit = lineLimit(at: index), lineLimit != 1 else { return 1 }
    var count = drawn.lines
    if margin != .measured {
      count =
        drawn.share == 1
        ? lines.lineCount(at: index, margin) : try layout.countLines(at: drawn.scale, limit: limit / factor)
    }
    return lineLimit > 0 ? min(count, lineLimit) : count
  }

  /// Returns whether the text fits at a category's full size, given its width at a point of the error margin.
  private func fits(_ lineLimit: Int, _ index: Int, _ width: Double, at margin: SizedLines.Margin) -> Bool {
    if lineLimit > 1 { return lines.lineCount(at: index, margin) <= lineLimit }
    return !hasHardBreaks && width <= limit * tightening
  }

  /// Returns whether the text fits at a given scale with its widths multiplied by `factor`.
  private func fits(_ lineLimit: Int, at scale: SizeScale, widthsTimes factor: Double) throws -> Bool {
    if lineLimit > 1 { return try layout.countLines(at: scale, limit: limit / factor) <= lineLimit }
    guard !hasHardBreaks else { return false }
    return layout.naturalWidth(at: scale) * factor <= limit * tightening
  }

  /// Returns whether the text may shrink and fits at the smallest scale.
  private func fitsSmallest(_ lineLimit: Int, _ index: Int, widthsTimes factor: Double) throws -> Bool {
    guard let smallestScale else { return false }
    return try fits(lineLimit, at: table.scale(at: table.rows[index].size * smallestScale), widthsTimes: factor)
  }

  /// Returns the largest share of the size at which the text fits, to a thousandth.
  ///
  /// The share is 1 if the text need not or may not shrink. If the text does not fit even at the smallest allowed
  /// share, that share is returned.
  func shrink(_ index: Int, _ natural: Double) throws -> Double {
    guard let smallest = smallestScale, let lineLimit = lineLimit(at: index),
      !fits(lineLimit, index, natural, at: .measured)
    else { return 1 }
    func fitsShrunk(_ share: Double) throws -> Bool {
      try fits(lineLimit, at: table.scale(at: table.rows[index].size * share), widthsTimes: 1)
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

  /// Returns the verdict for one category.
  ///
  /// An assumption alone never makes a text pass or fail. An inferred line limit does not matter if the text certainly
  /// fits on one line.
  func outcome(
    isCut: Bool, mayBeClipped: Bool, isCertain: Bool, hasRoomToGrow: Bool, isOneLine: Bool
  ) -> (Verdict, ReviewReason?) {
    // Inflected words may be wider or narrower.
    if isCut, !isContainerAssumed { return item.isInflected ? (.needsReview, .inflection) : (.fail, nil) }
    if !layout.text.missing.isEmpty { return (.needsReview, .missingGlyphs) }
    let isOpen = lineLimit == nil || (isLimitInferred && !isOneLine)
    if isContainerAssumed || isOpen { return (.needsReview, openReason) }
    if !isCertain { return (.needsReview, .withinErrorBar) }
    if mayBeClipped { return (.needsReview, .letterHeight) }
    if openReason != .noSlot { return (.needsReview, openReason) }
    if mayBeNarrower { return (.needsReview, .containerBounded) }
    // SwiftUI draws at least one line, however low the place is.
    if mayBeLower, !isOneLine { return (.needsReview, .heightBounded) }
    // A text that may wrap freely is drawn as a whole with any words.
    if item.isInflected, lineLimit != 0 || height != nil { return (.needsReview, .inflection) }
    if item.hasPlaceholders || !hasRoomToGrow { return (.needsReview, .placeholderWidth) }
    let isWhole = isOneLine && overflow == .fewerLines
    if height != nil, !isWhole, layout.text.hasTallScript { return (.needsReview, .tallScriptHeight) }
    return (.pass, nil)
  }
}

import AuditModel
import TextEngine

/// Checks of one category, at the measured width and at both ends of the error margin.
extension SlotFit {
  /// Whether the text may wrap, so that a word that is too wide is broken and not cut off.
  private var wraps: Bool { item.lineLimit != 1 }

  private var tightening: Double { item.slot.tighten ? Self.tighteningFactor : 1 }

  /// The smallest scale the text may shrink to.
  ///
  /// UILabel shrinks one-line labels only, SwiftUI any text with a line limit.
  private var smallestScale: Double? {
    guard let asked = item.slot.minimumScale, asked < 1, let lineLimit = item.lineLimit, lineLimit > 0 else {
      return nil
    }
    switch item.slot.framework {
    case .uikit: return lineLimit == 1 && asked > 0 ? asked : nil
    // SwiftUI takes 0 and below as "as small as needed". One hundredth of the size is the smallest step used here.
    case .swiftui: return max(asked, 0.01)
    }
  }

  /// Whether two results lead to the same verdict.
  func agree(_ one: Fit, _ other: Fit) -> Bool {
    one.fitsLines == other.fitsLines && one.breaksWord == other.breaksWord
      && (one.clippedBy > 0) == (other.clippedBy > 0)
  }

  func verdict(_ index: Int, _ drawn: Drawn, at margin: SizedLines.Margin) throws -> Fit {
    let factor = margin.factor(lines.error(at: index))
    var verdict = Fit()
    if let lineLimit = item.lineLimit, lineLimit > 0 {
      verdict.fitsLines =
        try fits(lineLimit, index, at: margin) || fitsSmallest(lineLimit, index, widthsTimes: factor) ?? false
    }
    verdict.breaksWord = wraps && drawn.word * factor > limit
    if item.slot.height != nil {
      verdict.clippedBy = clipped(lines: try linesShown(index, drawn, at: margin), index, scale: drawn.share)
    }
    return verdict
  }

  /// Whether the text still fits when its numbers get longer, at the upper end of its error margin.
  func hasRoom(_ index: Int, _ drawn: Drawn) throws -> Bool {
    guard item.growth > 1 else { return true }
    let factor = SizedLines.Margin.upper.factor(lines.error(at: index)) * item.growth
    if wraps, drawn.word * factor > limit { return false }
    guard let lineLimit = item.lineLimit, lineLimit > 0 else { return item.slot.height == nil }
    return try fits(lineLimit, at: table.rows[index].scale, widthsTimes: factor)
      || fitsSmallest(lineLimit, index, widthsTimes: factor) ?? false
  }

  /// The number of lines drawn.
  ///
  /// It is 1 if the limit is unknown, since at least one line is drawn.
  private func linesShown(_ index: Int, _ drawn: Drawn, at margin: SizedLines.Margin) throws -> Int {
    guard let lineLimit = item.lineLimit, lineLimit != 1 else { return 1 }
    var count = drawn.lines
    if margin != .measured {
      let factor = margin.factor(lines.error(at: index))
      count =
        drawn.share == 1
        ? lines.lineCount(at: index, margin) : try layout.countLines(at: drawn.scale, limit: limit / factor)
    }
    return lineLimit > 0 ? min(count, lineLimit) : count
  }

  /// Whether the text fits at a category's full size.
  private func fits(_ lineLimit: Int, _ index: Int, at margin: SizedLines.Margin) -> Bool {
    if lineLimit > 1 { return lines.lineCount(at: index, margin) <= lineLimit }
    guard !hasHardBreaks else { return false }
    return lines.naturalWidth(at: index) * margin.factor(lines.error(at: index)) <= limit * tightening
  }

  /// Whether the text fits at any other size.
  private func fits(_ lineLimit: Int, at scale: SizeScale, widthsTimes factor: Double) throws -> Bool {
    if lineLimit > 1 { return try layout.countLines(at: scale, limit: limit / factor) <= lineLimit }
    guard !hasHardBreaks else { return false }
    return layout.naturalWidth(at: scale) * factor <= limit * tightening
  }

  /// Whether the text fits at the smallest scale it may shrink to, or nil if it may not shrink.
  private func fitsSmallest(_ lineLimit: Int, _ index: Int, widthsTimes factor: Double) throws -> Bool? {
    guard let smallestScale else { return nil }
    return try fits(lineLimit, at: table.scale(at: table.rows[index].size * smallestScale), widthsTimes: factor)
  }

  /// Returns the largest share of the size at which the text fits, to a thousandth.
  ///
  /// The share is 1 if the text need not or may not shrink. If the smallest allowed share is still too large, it is
  /// returned.
  func shrink(_ index: Int) throws -> Double {
    guard let smallest = smallestScale, let lineLimit = item.lineLimit, !fits(lineLimit, index, at: .measured) else {
      return 1
    }
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

  func height(lines: Int, _ index: Int, scale: Double) -> Double {
    let (line, leading) = (table.rows[index].lineHeight, table.rows[index].leading)
    let height = (Double(lines) * line + Double(lines - 1) * (leading - line)) * scale
    return (height * table.displayScale - 1e-6).rounded(.up) / table.displayScale
  }

  func clipped(lines: Int, _ index: Int, scale: Double) -> Double {
    guard let room = item.slot.height else { return 0 }
    let over = height(lines: lines, index, scale: scale) - room
    return over > 1e-6 ? over : 0
  }

  /// Returns the verdict for one category.
  ///
  /// An assumption alone never makes a text pass or fail. An inferred line limit does not matter if the text certainly
  /// fits on one line.
  func outcome(
    of result: borrowing TextMeasurement, _ index: Int, isCertain: Bool, hasRoomToGrow: Bool, isOneLine: Bool
  ) -> (Verdict, ReviewReason?) {
    let isClipped = result.clippedBy > 0 && isCertain
    let isCut =
      // An inferred limit cannot cause a failure, but a height of less than one line cuts off text whatever the limit.
      item.isLimitInferred
      ? clipped(lines: 1, index, scale: result.scale) > 0
      : result.truncated || (result.breaksWord && item.lineLimit != nil) || isClipped
    if isCut, !isContainerAssumed {
      // Word breaking in these languages is not measured. Too many lines or too little height fail all the same.
      let isOpen = !result.truncated && result.clippedBy == 0 && Hyphenation.isOpen(in: item.locale)
      return isOpen ? (.needsReview, .hyphenation) : (.fail, nil)
    }
    if !layout.text.missing.isEmpty { return (.needsReview, .missingGlyphs) }
    let isOpen = item.lineLimit == nil || (item.isLimitInferred && !isOneLine)
    if isContainerAssumed || isOpen { return (.needsReview, .noSlot) }
    if !isCertain { return (.needsReview, .withinErrorBar) }
    if item.slot.assumed.contains(.narrower) { return (.needsReview, .containerBounded) }
    if item.hasPlaceholders || !hasRoomToGrow { return (.needsReview, .placeholderWidth) }
    if item.slot.height != nil, layout.text.hasTallScript { return (.needsReview, .tallScriptHeight) }
    return (.pass, nil)
  }
}

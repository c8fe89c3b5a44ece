import AuditModel
import TextEngine

/// Checks of one category, at the measured width and at both ends of the error margin.
extension FitJudge {
  /// Whether the text may wrap, so that a word that is too wide is broken and not cut off.
  private var wraps: Bool { item.lineLimit != 1 }

  private var tightening: Double { item.slot.tighten ? Self.tighteningFactor : 1 }

  /// The smallest scale the text may shrink to.
  ///
  /// UILabel shrinks one-line labels only, SwiftUI any text with a line limit.
  var smallestScale: Double? {
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

  /// A point of the error margin: its middle or one of its ends.
  enum End {
    case middle, wide, narrow

    func factor(_ error: Double) -> Double {
      switch self {
      case .middle: 1
      case .wide: 1 + error
      case .narrow: 1 - error
      }
    }
  }

  func verdict(
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

  /// Whether the text still fits when its numbers get longer, at the wide end of its error margin.
  func hasRoom(_ index: Int, _ row: SizeTable.Row, _ drawn: Drawn) throws -> Bool {
    guard item.growth > 1 else { return true }
    let factor = End.wide.factor(sizes.errors[index]) * item.growth
    if wraps, drawn.word * factor > limit { return false }
    guard let lineLimit = item.lineLimit, lineLimit > 0 else { return item.slot.height == nil }
    if try fits(lineLimit, at: row.scale, widthsTimes: factor) { return true }
    guard let smallest = smallestScale else { return false }
    return try fits(lineLimit, at: scaleAtSize(row.size * smallest), widthsTimes: factor)
  }

  /// The number of lines drawn.
  ///
  /// It is 1 if the limit is unknown, since at least one line is drawn.
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

  /// Whether the text fits at a category's full size.
  func fits(_ lineLimit: Int, _ index: Int, natural: Double, at end: End) -> Bool {
    if lineLimit > 1 { return lines(index, at: end) <= lineLimit }
    guard !hasHardBreaks else { return false }
    return natural * end.factor(sizes.errors[index]) <= limit * tightening
  }

  /// Whether the text fits at any other size.
  func fits(_ lineLimit: Int, at scale: SizeScale, widthsTimes factor: Double) throws -> Bool {
    if lineLimit > 1 { return try layout.countLines(at: scale, limit: limit / factor) <= lineLimit }
    guard !layout.text.hasHardBreaks else { return false }
    return layout.naturalWidth(at: scale) * factor <= limit * tightening
  }

  /// Returns the largest share of the size at which the text fits, to a thousandth.
  ///
  /// The share is 1 if the text need not or may not shrink. If the smallest allowed share is still too large, it is
  /// returned.
  func shrink(_ index: Int, _ row: SizeTable.Row, natural: Double) throws -> Double {
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

  func height(lines: Int, row: SizeTable.Row, scale: Double) -> Double {
    let count = Double(lines)
    let height = (count * row.lineHeight + (count - 1) * (row.leading - row.lineHeight)) * scale
    return (height * displayScale - 1e-6).rounded(.up) / displayScale
  }

  func clipped(lines: Int, row: SizeTable.Row, scale: Double) -> Double {
    guard let room = item.slot.height else { return 0 }
    let over = height(lines: lines, row: row, scale: scale) - room
    return over > 1e-6 ? over : 0
  }

  /// Returns the verdict for one category.
  ///
  /// An assumption alone never makes a text pass or fail. An inferred line limit does not matter if the text certainly
  /// fits on one line.
  func outcome(
    isCut: Bool, isCertain: Bool, hasRoomToGrow: Bool, isOneLine: Bool
  ) -> (Verdict, ReviewReason?) {
    if isCut, !isContainerAssumed { return (.fail, nil) }
    if !layout.text.missing.isEmpty { return (.needsReview, .missingGlyphs) }
    let isOpen = item.lineLimit == nil || (item.isLimitInferred && !isOneLine)
    if isContainerAssumed || isOpen { return (.needsReview, .noSlot) }
    if !isCertain { return (.needsReview, .withinErrorBar) }
    if mayBeNarrower { return (.needsReview, .containerBounded) }
    if item.hasPlaceholders || !hasRoomToGrow { return (.needsReview, .placeholderWidth) }
    if item.slot.height != nil, layout.text.hasTallScript { return (.needsReview, .tallScriptHeight) }
    return (.pass, nil)
  }
}

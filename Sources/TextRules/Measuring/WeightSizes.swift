import AuditModel
import TextEngine

/// The sizes that one weight is drawn at, and what the text that was filled last comes to at each of them.
struct WeightSizes {
  /// The weight, 100…900.
  let weight: Int
  /// Where its answers begin among all: by size, then width.
  let firstAnswer: Int
  private let sizes: FilledSizes

  /// Creates the sizes of a weight.
  ///
  /// - Parameters:
  ///   - weight: The weight, 100…900.
  ///   - scales: The sizes, ascending.
  ///   - firstAnswer: Where its answers begin among all.
  init(weight: Int, scales: [SizeScale], firstAnswer: Int) {
    self.weight = weight
    self.firstAnswer = firstAnswer
    sizes = FilledSizes(scales: scales)
  }

  /// Fills the lines of a text at every size and width and judges them.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - limits: The room for one line at each width, in points.
  ///   - lineLimit: The line limit: 0 is none.
  ///   - broken: The verdict on a word that is too wide for a line.
  ///   - answers: The answers of all weights.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  func fill(
    _ layout: TextLayout, limits: [Double], lineLimit: Int, broken: Verdict,
    into answers: UnsafeMutablePointer<MatrixCell>
  ) throws {
    sizes.load(layout)
    let hasHardBreaks = layout.text.hasHardBreaks
    let passed: Verdict = layout.text.missing.isEmpty ? .pass : .needsReview
    for (column, limit) in limits.enumerated() {
      try sizes.fill(limit, withEnds: lineLimit > 1)
      let cells = answers + firstAnswer + column
      if lineLimit == 1 {
        judgeOneLine(limit, hasHardBreaks: hasHardBreaks, passed: passed, into: cells, step: limits.count)
      } else {
        try judgeLines(
          limit, lineLimit, hasHardBreaks: hasHardBreaks, passed: passed, broken: broken, into: cells,
          step: limits.count)
      }
    }
  }

  /// The verdicts where one line is allowed: certain only where both ends of the error bar are within the room or over it.
  ///
  /// The two ends are all there is to ask, as the middle lies between them.
  private func judgeOneLine(
    _ limit: Double, hasHardBreaks: Bool, passed: Verdict, into cells: UnsafeMutablePointer<MatrixCell>, step: Int
  ) {
    let (naturals, errors, counts) = (sizes.naturals, sizes.errors, sizes.counts)
    var cell = cells
    for index in sizes.scales.indices {
      let (natural, error) = (naturals[index], errors[index])
      let isWithin = natural * (1 + error) <= limit
      let isOver = natural * (1 - error) > limit
      let verdict: Verdict = isWithin ? passed : isOver ? .fail : .needsReview
      cell.pointee = MatrixCell(lines: counts[index], verdict: hasHardBreaks ? .fail : verdict)
      cell += step
    }
  }

  /// The verdicts where more lines are allowed, or any number of them.
  private func judgeLines(
    _ limit: Double, _ lineLimit: Int, hasHardBreaks: Bool, passed: Verdict, broken: Verdict,
    into cells: UnsafeMutablePointer<MatrixCell>, step: Int
  ) throws {
    let (naturals, errors, counts) = (sizes.naturals, sizes.errors, sizes.counts)
    var cell = cells
    for index in sizes.scales.indices {
      var verdict = passed
      if hasHardBreaks || naturals[index] * (1 + errors[index]) > limit {
        verdict = try judge(index, limit: limit, lineLimit: lineLimit, broken: broken)
        if verdict == .pass { verdict = passed }
      }
      cell.pointee = MatrixCell(lines: counts[index], verdict: verdict)
      cell += step
    }
  }

  /// The verdict on a text that is not surely on one line: certain only where both ends of the error bar say the same.
  private func judge(_ index: Int, limit: Double, lineLimit: Int, broken: Verdict) throws -> Verdict {
    let error = sizes.errors[index]
    let (wide, narrow) = (1 + error, 1 - error)
    let word = try sizes.widestWord(index)
    let breaks = word > limit
    guard (word * wide > limit) == breaks, (word * narrow > limit) == breaks else { return .needsReview }
    let fits = lineLimit == 0 || sizes.counts[index] <= lineLimit
    if lineLimit > 1 {
      guard (sizes.wideCounts[index] <= lineLimit) == fits, (sizes.narrowCounts[index] <= lineLimit) == fits else {
        return .needsReview
      }
    }
    return !fits ? .fail : breaks ? broken : .pass
  }
}

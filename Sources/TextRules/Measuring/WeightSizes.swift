import AuditModel
import TextEngine

/// The sizes drawn in one weight, and the line counts of the current text at each of them.
struct WeightSizes {
  /// The weight, 100…900.
  let weight: Int
  /// The index of its first answer among those of all weights.
  ///
  /// Answers are ordered by size, then width.
  let firstAnswer: Int
  private let sizes: FilledSizes

  /// Creates the sizes of a weight, which must be ascending.
  init(weight: Int, scales: [SizeScale], firstAnswer: Int) {
    self.weight = weight
    self.firstAnswer = firstAnswer
    sizes = FilledSizes(scales: scales)
  }

  /// Counts the lines of a text at every size and width, and writes the verdicts.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - limits: The available widths of a line, in points.
  ///   - lineLimit: The line limit, or 0 for unlimited.
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

  /// Writes the verdicts for one allowed line.
  ///
  /// A verdict is certain only if both ends of the error margin fit or both are too wide. The measured width is between
  /// them and needs no check.
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

  /// Writes the verdicts for several allowed lines, or any number of them.
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

  /// Returns the verdict on a text that may need more than one line.
  ///
  /// It is certain only if both ends of the error margin agree.
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

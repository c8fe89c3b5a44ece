import AuditModel
import TextEngine

/// The sizes that one weight is drawn at, and what the text that was filled last comes to at each of them.
final class WeightSizes {
  let weight: Int
  /// By size, then width.
  private(set) var answers: [MatrixCell]
  private let filler: LineFiller
  private var uncertainties: [Double]
  private var counts: [Int32]
  private var rooms: [Double]
  private var errors: [Double]
  private var wideCounts: [Int32]
  private var narrowCounts: [Int32]

  init(weight: Int, scales: [SizeScale], widths: Int) {
    self.weight = weight
    filler = LineFiller(scales: scales)
    answers = [MatrixCell](
      repeating: MatrixCell(lineCount: 0, verdict: .notApplicable), count: scales.count * widths)
    uncertainties = scales.map { _ in 0 }
    rooms = uncertainties
    errors = uncertainties
    counts = scales.map { _ in 0 }
    wideCounts = counts
    narrowCounts = counts
  }

  /// Fills the lines of a text at every size and width and judges them.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - limits: The room for one line at each width, in points.
  ///   - lineLimit: The line limit: 0 is none.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  func fill(_ layout: TextLayout, limits: [Double], lineLimit: Int) throws {
    filler.load(layout)
    layout.uncertainties(at: filler.scales, into: &uncertainties)
    for index in uncertainties.indices {
      let natural = filler.naturalWidth(index)
      errors[index] = natural > 0 ? min(uncertainties[index] / natural, FitJudge.largestError) : 0
    }
    let hasHardBreaks = layout.text.hasHardBreaks
    let isMissing = !layout.text.missing.isEmpty
    for (column, limit) in limits.enumerated() {
      try count(limit, times: 0, into: &counts)
      if lineLimit > 1 {
        try count(limit, times: 1, into: &wideCounts)
        try count(limit, times: -1, into: &narrowCounts)
      }
      for index in counts.indices {
        let natural = filler.naturalWidth(index)
        var verdict = Verdict.pass
        if hasHardBreaks || natural * (1 + errors[index]) > limit {
          verdict = try judge(index, natural, limit: limit, lineLimit: lineLimit, hasHardBreaks: hasHardBreaks)
        }
        if isMissing, verdict == .pass { verdict = .needsReview }
        answers[index * limits.count + column] = MatrixCell(lineCount: Int(counts[index]), verdict: verdict)
      }
    }
  }

  /// Counts lines with every width a multiple of its error bar wider: 0 is as measured.
  private func count(_ limit: Double, times part: Double, into counts: inout [Int32]) throws {
    for index in rooms.indices { rooms[index] = limit / (1 + part * errors[index]) }
    try filler.countLines(rooms, into: &counts)
  }

  /// The verdict on a text that is not surely on one line: certain only where both ends of the error bar say the same.
  private func judge(
    _ index: Int, _ natural: Double, limit: Double, lineLimit: Int, hasHardBreaks: Bool
  ) throws -> Verdict {
    let (wide, narrow) = (1 + errors[index], 1 - errors[index])
    if lineLimit == 1 {
      if hasHardBreaks { return .fail }
      let fits = natural <= limit
      let isCertain = fits ? natural * wide <= limit : natural * narrow > limit
      return isCertain ? (fits ? .pass : .fail) : .needsReview
    }
    let word = try filler.widestWord(index)
    let breaks = word > limit
    guard (word * wide > limit) == breaks, (word * narrow > limit) == breaks else { return .needsReview }
    let fits = lineLimit == 0 || counts[index] <= lineLimit
    if lineLimit > 1 {
      guard (wideCounts[index] <= lineLimit) == fits, (narrowCounts[index] <= lineLimit) == fits else {
        return .needsReview
      }
    }
    return fits && !breaks ? .pass : .fail
  }
}

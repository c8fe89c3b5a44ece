extension TextLayout {
  /// Computes the error margins at many sizes, like ``uncertainty(at:)``.
  ///
  /// The shares of the runs are computed once for all sizes. `values` receives one margin (±) per size, in points.
  package func uncertainties(at scales: [SizeScale], into values: UnsafeMutablePointer<Double>) {
    guard !text.hasHardBreaks, let shares = lineShares else {
      for index in scales.indices { values[index] = uncertainty(at: scales[index]) }
      return
    }
    let table = shaper.stack.uncertainty
    for index in scales.indices {
      let scale = scales[index]
      let isLarge = scale.size > table.largeAbovePt
      var error = 0.0
      for part in shares {
        error += (isLarge ? part.large : part.usual) * scale.points(part.advance) + part.slack * scale.size
      }
      values[index] = max(leastUncertainty(at: scale), error)
    }
  }

  /// Returns the smallest error margin of the text at a size, in points.
  ///
  /// It is larger for punctuation and symbols alone, which vary more than words.
  func leastUncertainty(at scale: SizeScale) -> Double {
    let table = shaper.stack.uncertainty
    let isOnlyMarks = !text.runs.isEmpty && text.runs.allSatisfy { $0.isOnlyMarks && $0.errorClass != .emoji }
    guard isOnlyMarks else { return table.minimumPt }
    return max(table.loneMarkMinimumPt, table.loneMarkEm * scale.size)
  }

  /// The advance of a run, and its error margin: as shares of the width for usual and large sizes, and in em.
  private typealias RunShare = (advance: ShapedText.Advance, usual: Double, large: Double, slack: Double)

  /// The runs of a single-line text with their error margins; nil if a margin is not a share of a width.
  private var lineShares: [RunShare]? {
    let table = shaper.stack.uncertainty
    let end = text.opportunities.last?.trimmed ?? 0
    var shares: [RunShare] = []
    shares.reserveCapacity(text.runs.count)
    for index in text.runs.indices {
      let (start, last) = (text.runs[index].start, min(text.runs[index].end, end))
      guard start < last else { break }
      guard
        let usual = ErrorClass.share(of: text.runs[index], isLarge: false, weight: text.weight, by: table),
        let large = ErrorClass.share(of: text.runs[index], isLarge: true, weight: text.weight, by: table)
      else { return nil }
      shares.append((text.sums[last] - text.sums[start], usual, large, text.runs[index].slack))
    }
    return shares
  }
}

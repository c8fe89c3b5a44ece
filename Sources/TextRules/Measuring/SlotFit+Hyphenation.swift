import AuditModel
import TextEngine

/// Hyphenation of the words that are wider than the available width.
extension SlotFit {
  /// The effect of hyphenation at one category.
  struct HyphenatedFit {
    /// The result, or nil if no word is certainly too wide.
    var state: WordHyphenation?
    /// The result of the layout at the measured width; nil if the text without hyphens decides.
    var fit: Fit?
    /// Whether the error margin does not change the number of visible lines.
    var isCertain = true
    /// The text with hyphens.
    var drawn: Drawn
  }

  /// Hyphenates the words that are too wide at one category.
  ///
  /// A word that may be too wide counts too: either it fits, or it is hyphenated. Returns nil if every word fits, or
  /// the system does not hyphenate the text.
  func hyphenate(_ index: Int, _ drawn: Drawn, _ natural: Double) throws -> HyphenatedFit? {
    let error = lines.error(at: index)
    guard let hyphens, drawn.word * (1 + error) > limit else { return nil }
    let layout: TextLayout
    switch try hyphens.layout(of: self.layout, wordsWiderThan: limit / (1 + error), at: drawn.scale) {
    case .noPatterns: return HyphenatedFit(state: .noPatterns, drawn: drawn)
    case .unknownWord: return HyphenatedFit(state: .unknownWord, drawn: drawn)
    case .layout(let hyphenated): layout = hyphenated
    }
    let word = try layout.widestWord(at: drawn.scale)
    if word * (1 - error) > limit { return HyphenatedFit(state: .broken, drawn: drawn) }
    if word * (1 + error) > limit { return HyphenatedFit(state: .withinErrorMargin, drawn: drawn) }
    return try fit(index, drawn, natural, error: error, layout, word: word)
  }

  /// Compares the number of lines with and without hyphens, if every part of a word fits.
  private func fit(
    _ index: Int, _ drawn: Drawn, _ natural: Double, error: Double, _ hyphenated: TextLayout, word: Double
  ) throws -> HyphenatedFit {
    var result = HyphenatedFit(drawn: drawn)
    result.drawn.word = word
    let points: [(Double, SizedLines.Margin)] = [(1, .measured), (1 + error, .upper), (1 - error, .lower)]
    var middle = Fit()
    for (factor, margin) in points {
      let count = try hyphenated.countLines(at: drawn.scale, limit: limit / factor)
      let fit = fit(lines: count, index, scale: drawn.share)
      var plain = try verdict(index, drawn, natural, factor: factor, at: margin)
      plain.breaksWord = false
      guard agree(plain, fit) else { return HyphenatedFit(state: .changesLines, drawn: drawn) }
      if margin == .measured {
        (middle, result.drawn.lines) = (fit, count)
      } else if !agree(middle, fit) {
        result.isCertain = false
      }
    }
    result.fit = middle
    result.state = drawn.word * (1 - error) > limit ? .fits : nil
    return result
  }

  /// Returns the result for a number of lines without broken words.
  private func fit(lines count: Int, _ index: Int, scale: Double) -> Fit {
    let most = lineLimit(at: index) ?? 0
    var fit = Fit(fitsLines: most == 0 || count <= most)
    clip(&fit, lines: most == 0 ? count : min(count, most), index, scale: scale)
    return fit
  }

  /// Changes a failure into a result that needs review, if it is not certain that the system breaks the word there.
  ///
  /// Too many lines or too little height still fail.
  func leaveOpen(_ result: inout TextMeasurement) {
    guard result.outcome == .fail else { return }
    let isOnlyBroken = !result.truncated && result.clippedBy == 0
    switch result.hyphenation {
    case .changesLines:
      result.truncated = false
      (result.outcome, result.reason) = (.needsReview, .hyphenation)
    case .withinErrorMargin where isOnlyBroken:
      result.breaksWord = false
      (result.outcome, result.reason) = (.needsReview, .withinErrorBar)
    case .noPatterns where isOnlyBroken, .unknownWord where isOnlyBroken:
      (result.outcome, result.reason) = (.needsReview, .hyphenation)
    case nil where isOnlyBroken && Hyphenation.isOpen(in: item.hyphenationLocale, item.slot):
      (result.outcome, result.reason) = (.needsReview, .hyphenation)
    default: break
    }
  }
}

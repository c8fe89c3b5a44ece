public import ColorContrast

extension ContrastBounds {
  /// What the bounds mean for a threshold: a pass or a fail over every content, or a person's decision.
  ///
  /// - Parameter ratio: The ratio that is asked for.
  /// - Returns: `pass`, `fail` or `needsReview`.
  public func verdict(requiring ratio: Double) -> Verdict {
    if minimum >= ratio { return .pass }
    return maximum < ratio ? .fail : .needsReview
  }
}

extension BarMeasurement.Reading {
  /// What the bounds mean for text: a person's decision where the system publishes no numbers.
  public var verdict: Verdict { bounds?.verdict(requiring: requiredRatio) ?? .needsReview }

  /// What the bounds mean for symbols; nil for an item that is no symbol.
  public var symbolVerdict: Verdict? {
    symbolRatio.map { bounds?.verdict(requiring: $0) ?? .needsReview }
  }

  /// Why a person has to look; nil where nobody has to.
  public var reason: ReviewReason? {
    guard verdict == .needsReview else { return nil }
    return bounds == nil ? .notPublished : .dependsOnContent
  }

  /// Whether an item that fails as text is enough as a symbol.
  ///
  /// - Parameters:
  ///   - verdict: What it comes to as text.
  ///   - minimum: The smallest ratio.
  /// - Returns: Whether it serves a symbol only.
  public func servesSymbolsOnly(_ verdict: Verdict, minimum: Double) -> Bool {
    verdict == .fail && symbolRatio.map { minimum >= $0 && minimum < requiredRatio } ?? false
  }
}

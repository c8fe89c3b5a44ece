public import ColorContrast

extension ContrastBounds {
  /// Compares the smallest and largest ratio with a threshold.
  ///
  /// - Parameter ratio: The required ratio.
  /// - Returns: `pass` if the ratio is reached over all content, `fail` if over none, otherwise `needsReview`.
  public func verdict(requiring ratio: Double) -> Verdict {
    Verdict(from: minimum, to: maximum, requiring: ratio)
  }
}

extension BarMeasurement.Reading {
  /// The verdict for text; needs review if the system's values are not published.
  public var verdict: Verdict { bounds?.verdict(requiring: requiredRatio) ?? .needsReview }

  /// The verdict for symbols; nil for an item that is always text.
  public var symbolVerdict: Verdict? {
    symbolRatio.map { bounds?.verdict(requiring: $0) ?? .needsReview }
  }

  /// The reason that the verdict for text needs review; nil if it does not.
  public var reason: ReviewReason? {
    guard verdict == .needsReview else { return nil }
    return bounds == nil ? .notPublished : .dependsOnContent
  }

  /// Returns whether an item that fails as text has enough contrast for a symbol.
  ///
  /// - Parameters:
  ///   - verdict: The verdict for text.
  ///   - minimum: The smallest ratio.
  /// - Returns: True if the item may be used for symbols only.
  public func servesSymbolsOnly(_ verdict: Verdict, minimum: Double) -> Bool {
    verdict == .fail && symbolRatio.map { minimum >= $0 && minimum < requiredRatio } ?? false
  }
}

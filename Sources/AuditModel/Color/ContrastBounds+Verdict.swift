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

extension BarMeasurement.Item {
  /// The ratio asked of titles and of buttons that are text (WCAG 1.4.3; a bar's text is 17 points and does not grow).
  public static let textRatio = 4.5
  /// The ratio asked of buttons that are symbols (WCAG 1.4.11).
  public static let symbolRatio = 3.0

  /// Whether a smallest ratio is enough for this item as a symbol, though not as text.
  ///
  /// - Parameter ratio: The smallest ratio.
  /// - Returns: Whether it serves a symbol only.
  public func servesSymbolsOnly(_ ratio: Double) -> Bool {
    self == .tint && ratio >= Self.symbolRatio && ratio < Self.textRatio
  }
}

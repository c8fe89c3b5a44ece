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
  /// The ratio that is asked of an item: symbols and controls 3:1 (WCAG 1.4.11), titles 4.5:1 (WCAG 1.4.3; a bar's title
  /// is 17 points and does not grow).
  public var requiredRatio: Double { self == .tint ? 3 : 4.5 }
}

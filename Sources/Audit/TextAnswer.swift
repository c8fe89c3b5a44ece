public import AuditModel
public import DynamicType

/// What one text comes to in one room: its numbers at every size category, and what the rules found on it.
public struct TextAnswer: Sendable {
  /// The text with its measurements.
  public var result: SlotMeasurement
  /// What the rules found, the worst first; empty where it fits, or nothing was measured.
  public var findings: [Finding]

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - result: The text with its measurements.
  ///   - findings: What the rules found, the worst first.
  public init(result: SlotMeasurement, findings: [Finding]) {
    self.result = result
    self.findings = findings
  }

  /// One measurement a category, smallest first; empty where nothing was measured.
  public var measurements: [TextMeasurement] { result.measurements }

  /// The worst verdict of all categories, where a failure is worse than a doubt; `notApplicable` where nothing was
  /// measured.
  public var verdict: Verdict {
    if measurements.isEmpty { return .notApplicable }
    if measurements.contains(where: { $0.outcome == .fail }) { return .fail }
    return measurements.contains { $0.outcome == .needsReview } ? .needsReview : .pass
  }

  /// The first category at which the text does not fit; nil where it fits at all that were measured.
  public var firstFailure: ContentSizeCategory? { measurements.first { $0.outcome == .fail }?.category }

  /// What the text comes to at a category.
  ///
  /// - Parameter category: A size category.
  public subscript(category: ContentSizeCategory) -> TextMeasurement? {
    measurements.first { $0.category == category }
  }
}

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
    let measurements = measurements
    var verdict = measurements.isEmpty ? Verdict.notApplicable : .pass
    // By index, as copying a measurement costs more than looking at its outcome.
    for index in measurements.indices {
      switch measurements[index].outcome {
      case .fail: return .fail
      case .needsReview: verdict = .needsReview
      case .pass, .notApplicable: break
      }
    }
    return verdict
  }

  /// The first category at which the text does not fit; nil where it fits at all that were measured.
  public var firstFailure: ContentSizeCategory? {
    let measurements = measurements
    return measurements.indices.first { measurements[$0].outcome == .fail }.map { measurements[$0].category }
  }

  /// What the text comes to at a category.
  ///
  /// - Parameter category: A size category.
  public subscript(category: ContentSizeCategory) -> TextMeasurement? {
    measurements.first { $0.category == category }
  }
}

public import AuditModel
public import DynamicType

/// The result of one text in one slot: its measurements at every size category, and the findings.
public struct TextAnswer: Sendable {
  /// The text with its measurements.
  public var result: SlotMeasurement
  /// The findings, worst first.
  ///
  /// Empty if the text fits or was not measured.
  public var findings: [Finding]

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - result: The text with its measurements.
  ///   - findings: The findings, worst first.
  public init(result: SlotMeasurement, findings: [Finding]) {
    self.result = result
    self.findings = findings
  }

  /// One measurement per category, smallest first.
  ///
  /// Empty if nothing was measured.
  public var measurements: [TextMeasurement] { result.measurements }

  /// The worst verdict of all categories.
  ///
  /// A failure is worse than a need for review. `notApplicable` if nothing was measured.
  public var verdict: Verdict {
    let measurements = measurements
    var verdict = measurements.isEmpty ? Verdict.notApplicable : .pass
    // By index, since copying a measurement costs more than reading its outcome.
    for index in measurements.indices {
      switch measurements[index].outcome {
      case .fail: return .fail
      case .needsReview: verdict = .needsReview
      case .pass, .notApplicable: break
      }
    }
    return verdict
  }

  /// The first category at which the text fails, or nil if it fails at none that was measured.
  public var firstFailure: ContentSizeCategory? {
    let measurements = measurements
    return measurements.indices.first { measurements[$0].outcome == .fail }.map { measurements[$0].category }
  }

  /// The measurement at a category, or nil if it was not measured.
  ///
  /// - Parameter category: A size category.
  public subscript(category: ContentSizeCategory) -> TextMeasurement? {
    measurements.first { $0.category == category }
  }
}

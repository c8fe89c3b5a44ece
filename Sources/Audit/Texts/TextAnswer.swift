public import AuditModel
public import DynamicType

/// The result for a text in a slot: its measurements at every size category, and the findings.
public struct TextAnswer: Sendable {
  /// The text with its measurements.
  public var result: SlotMeasurement
  /// The findings, worst first.
  ///
  /// A text that fits can still have findings, for example if it is shrunk or too small. A text that was not measured
  /// can have findings about its translation.
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

  /// The measurements, one for each size category, smallest first.
  ///
  /// It is empty if nothing was measured.
  public var measurements: [TextMeasurement] { result.measurements }

  /// The worst verdict of all categories.
  ///
  /// A failure is worse than a need for review. The verdict is `notApplicable` if nothing was measured.
  public var verdict: Verdict {
    let measurements = measurements
    var verdict = measurements.isEmpty ? Verdict.notApplicable : .pass
    // The loop uses indexes, because copying a measurement takes longer than reading its outcome.
    for index in measurements.indices {
      switch measurements[index].outcome {
      case .fail: return .fail
      case .needsReview: verdict = .needsReview
      case .pass, .notApplicable: break
      }
    }
    return verdict
  }

  /// The first size category at which the text fails; nil if it does not fail at any measured category.
  public var firstFailure: ContentSizeCategory? {
    let measurements = measurements
    return measurements.indices.first { measurements[$0].outcome == .fail }.map { measurements[$0].category }
  }

  /// Accesses the measurement at a size category, or nil if the category was not measured.
  ///
  /// - Parameter category: A size category.
  public subscript(category: ContentSizeCategory) -> TextMeasurement? {
    measurements.first { $0.category == category }
  }
}

/// Which sizes of each text a report holds.
public enum MeasurementChoice: String, Codable, CaseIterable, Sendable {
  /// The sizes at which the text fails or is near a limit; of the others their number.
  case findings
  /// Every size.
  case all

  /// Whether a report holds a measurement.
  ///
  /// What only lacks a known slot is counted: in an app that states no slots that is every large size of every text.
  ///
  /// - Parameter measurement: One text at one size.
  /// - Returns: Whether it is held.
  public func holds(_ measurement: TextMeasurement) -> Bool {
    switch measurement.outcome {
    case _ where self == .all: true
    case .fail: true
    case .needsReview: measurement.reason?.isBounded != true
    case .pass, .notApplicable: false
    }
  }
}

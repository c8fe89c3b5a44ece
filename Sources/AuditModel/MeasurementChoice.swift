/// The size categories whose measurements a report contains, for each text.
public enum MeasurementChoice: String, Codable, CaseIterable, Sendable {
  /// The categories at which the text fails or is near a limit; the others are only counted.
  case findings
  /// Every category.
  case all

  /// Whether a report contains a measurement.
  ///
  /// A measurement that needs review only because its slot is unknown is counted but not contained. In an app without
  /// stated slots, that applies to every text at every large size.
  ///
  /// - Parameter measurement: A text at one size category.
  /// - Returns: Whether the report contains it.
  public func holds(_ measurement: TextMeasurement) -> Bool {
    switch measurement.outcome {
    case _ where self == .all: true
    case .fail: true
    case .needsReview: measurement.reason?.isBounded != true
    case .pass, .notApplicable: false
    }
  }
}

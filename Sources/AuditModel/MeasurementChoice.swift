/// The size categories whose measurements a report contains, for each text.
public enum MeasurementChoice: String, Codable, CaseIterable, Sendable {
  /// The categories at which the text fails, or needs review for a reason other than an unknown container.
  ///
  /// The other categories are only counted.
  case findings
  /// Every category.
  case all

  /// Returns whether a report contains a measurement.
  ///
  /// If a measurement needs review only because its container is not known well enough, it is counted but not
  /// contained. In an app without stated slots, that applies to every text at every large size.
  ///
  /// - Parameter measurement: The measurement of a text at one size category.
  /// - Returns: True if the report contains the measurement; false if it is only counted.
  public func holds(_ measurement: TextMeasurement) -> Bool {
    switch measurement.outcome {
    case _ where self == .all: true
    case .fail: true
    case .needsReview: measurement.reason?.isBounded != true
    case .pass, .notApplicable: false
    }
  }
}

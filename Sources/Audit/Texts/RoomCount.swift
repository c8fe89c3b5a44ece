import AuditModel

/// The counts of one text in one container, which also apply to wider containers with the same result.
struct RoomCount: Sendable {
  /// The counts of its measurements.
  private(set) var summary = AuditReport.Summary()
  /// Whether its limit of one line is inferred.
  private(set) var isInferred = false
  /// Whether a finding depends on the container and is reported for each one.
  var isOfRoom = false
  /// Whether the text fails in the container.
  var fails = false
  /// Whether it needs review in the container, or was not measured.
  var isUndecided = false

  /// Creates empty counts.
  init() {}

  /// Counts a text in a container.
  init(_ subject: borrowing SlotMeasurement) {
    summary.count(subject, isSameText: true)
    isInferred = subject.isOneLineInferred
  }
}

import AuditModel

/// The counts of a text in a container, which also apply to wider containers with the same result.
struct RoomCount: Sendable {
  /// The counts of the measurements.
  private(set) var summary = AuditReport.Summary()
  /// Whether the limit of one line is inferred.
  private(set) var isInferred = false
  /// Whether a finding depends on the container and is reported for each container.
  var isOfRoom = false
  /// Whether the text fails in the container.
  var fails = false
  /// Whether the text needs review in the container, or was not measured.
  var isUndecided = false

  /// Creates empty counts.
  init() {}

  /// Creates the counts of a text in a container.
  init(_ subject: borrowing SlotMeasurement) {
    summary.count(subject, isSameText: true)
    isInferred = subject.isOneLineInferred
  }
}

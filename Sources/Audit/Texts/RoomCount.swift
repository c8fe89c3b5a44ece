import AuditModel

/// What one text in one room counts for, and so in every wider room in which it is the same.
struct RoomCount: Sendable {
  /// Its measurements.
  private(set) var summary = AuditReport.Summary()
  /// Whether its limit of one line is inferred.
  private(set) var isInferred = false
  /// Whether something was found that each room is told of.
  var isOfRoom = false
  /// Whether the text fails there.
  var fails = false
  /// Whether a person has to judge it there, or it was not measured.
  var isUndecided = false

  /// Counts nothing.
  init() {}

  /// Counts a text in a room.
  ///
  /// - Parameter subject: The text with its measurements.
  init(_ subject: borrowing SlotMeasurement) {
    summary.count(subject, isSameText: true)
    isInferred = subject.isOneLineInferred
  }
}

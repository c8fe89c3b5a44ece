/// The outcome of one text in all its containers together.
package struct TextCount: Sendable {
  /// Whether it fails in one of them.
  package var fails = false
  /// Whether one of its failures is reported.
  package var isReported = false
  /// Whether it needs review in one of them, or was not measured.
  package var isUndecided = false
  /// The device families on which it fails.
  package var failing: FamilySet = []
  /// The device families on which it needs review, or was not measured.
  package var undecided: FamilySet = []

  package init() {}
}

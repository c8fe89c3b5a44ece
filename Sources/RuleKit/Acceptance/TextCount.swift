/// How one text comes out in all its rooms together.
package struct TextCount: Sendable {
  /// Whether it fails in one of them.
  package var fails = false
  /// Whether one of its failures is told.
  package var isReported = false
  /// Whether a person has to judge it in one of them, or it was not measured.
  package var isUndecided = false
  /// The families of devices on which it fails.
  package var failing: FamilySet = []
  /// The families on which a person has to judge it, or it was not measured.
  package var undecided: FamilySet = []

  package init() {}
}

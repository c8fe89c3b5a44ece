/// How one text comes out in all its rooms together.
struct TextCount: Sendable {
  /// Whether it fails in one of them.
  var fails = false
  /// Whether one of its failures is told.
  var isTold = false
  /// Whether a person has to judge it in one of them, or it was not measured.
  var isUndecided = false
  /// The families of devices on which it fails.
  var failing: FamilySet = []
  /// The families on which a person has to judge it, or it was not measured.
  var undecided: FamilySet = []
}

/// The outcome of one text in all its containers together.
struct TextCount: Sendable {
  /// Whether it fails in one of them.
  var fails = false
  /// Whether one of its failures is reported.
  var isTold = false
  /// Whether it needs review in one of them, or was not measured.
  var isUndecided = false
  /// The device families on which it fails.
  var failing: FamilySet = []
  /// The device families on which it needs review, or was not measured.
  var undecided: FamilySet = []
}

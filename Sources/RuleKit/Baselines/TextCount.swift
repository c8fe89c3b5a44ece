/// The combined outcome of a text in all its containers.
package struct TextCount: Sendable {
  /// Whether the text fails in any container.
  package var fails = false
  /// Whether any failure of the text is reported.
  package var isReported = false
  /// Whether the text needs review in any container, or was not measured.
  package var isUndecided = false
  /// The device families on which the text fails.
  package var failing: FamilySet = []
  /// The device families on which the text needs review, or was not measured.
  package var undecided: FamilySet = []

  package init() {}
}

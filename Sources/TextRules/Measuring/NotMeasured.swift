package import AuditModel

/// The reason why a text cannot be measured as requested, and the fix.
package struct NotMeasured: Sendable {
  /// The problem, as a clause.
  var what: String
  /// The suggested fix.
  var remedy: String

  package init(what: String, remedy: String) { (self.what, self.remedy) = (what, remedy) }

  /// Creates the reason for a missing size.
  package init(_ error: MeasureError) { self.init(what: error.what, remedy: error.remedy) }

  /// Returns the error reported for a text, at its location.
  package func issue(of string: LocalizedString) -> InputIssue {
    .error(at: string.location, "this text is not measured: \(what)", fix: remedy)
  }
}

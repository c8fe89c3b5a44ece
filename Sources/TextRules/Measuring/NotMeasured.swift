package import AuditModel

/// Why a text cannot be measured because of what is asked of it, and what to do about it.
package struct NotMeasured: Sendable {
  /// What is wrong.
  var what: String
  /// What to do about it.
  var remedy: String

  /// A reason.
  ///
  /// - Parameters:
  ///   - what: What is wrong.
  ///   - remedy: What to do about it.
  package init(what: String, remedy: String) { (self.what, self.remedy) = (what, remedy) }

  /// The reason that a size is missing.
  ///
  /// - Parameter error: Which one.
  package init(_ error: MeasureError) { self.init(what: error.what, remedy: error.remedy) }

  /// What is told of a text.
  ///
  /// - Parameter string: The text.
  /// - Returns: An error at its place.
  package func issue(of string: LocalizedString) -> InputIssue {
    InputIssue(
      severity: .error, location: string.location, message: "this text is not measured: \(what)", remedy: remedy)
  }
}

internal import AuditModel

/// A problem with one placeholder of a translation.
struct PlaceholderProblem: Hashable {
  /// The problem, worded to follow "the text".
  var words: String
  /// The severity: an error if the app reads an argument that does not exist or has another type, which may crash it,
  /// and a note if the value is drawn all the same.
  var severity = Finding.Severity.warning
  /// Whether it is about a percent sign that is drawn, and not about a value.
  var isOfPercentSign = false
}

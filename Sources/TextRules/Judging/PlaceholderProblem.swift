internal import AuditModel

/// A problem with one placeholder of a translation.
struct PlaceholderProblem: Hashable {
  /// The problem, worded to follow "the text".
  var words: String
  /// The severity: an error if the app reads an argument that does not exist or has another type, which may crash it,
  /// and a note if the value is still drawn.
  var severity = Finding.Severity.warning
  /// Whether the problem is a drawn percent sign and not a value.
  var isOfPercentSign = false
  /// Whether most translations have the problem, so that the source text is the odd one.
  var isOfSource = false
}

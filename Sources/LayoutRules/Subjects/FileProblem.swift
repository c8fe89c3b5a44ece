package import AuditModel

/// A problem of a file that was found in a folder, and that the user does not name.
package struct FileProblem: Hashable, Sendable {
  /// The problem; an error if the file, or a part of it, could not be read.
  package var issue: InputIssue
  /// Whether users get the file, or it decides which files they get, as far as the projects show.
  package var isShipped: Bool

  /// Creates a problem.
  package init(_ issue: InputIssue, isShipped: Bool) { (self.issue, self.isShipped) = (issue, isShipped) }

  /// The kind of the problem, and the key of the text if the problem concerns only one.
  ///
  /// It identifies the problem in its file, so that a baseline still matches after lines have moved.
  package var key: String { issue.key.map { "\(issue.kind): \($0)" } ?? issue.kind }
}

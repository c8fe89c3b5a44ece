import AuditModel
import Documents

extension LocalizedString {
  /// Adds the comments before its entry, and applies their directives; returns the issues in them.
  mutating func take(_ comments: [XMLComment]) -> [InputIssue] {
    guard !comments.isEmpty else { return [] }
    let text = comments.map(\.text.trimmingWhitespace).joined(separator: "\n")
    comment = comment.map { "\($0)\n\(text)" } ?? text
    var directives = CommentDirectives()
    for comment in comments { directives.read(comment.text, at: comment.location) }
    directives.apply(to: &self)
    return directives.issues.about(key)
  }
}

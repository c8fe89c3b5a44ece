import AuditModel
import Documents

extension LocalizedString {
  /// Changes the details; empty details are stored as nil.
  mutating func changeDetails(_ change: (inout TextDetails) -> Void) {
    var details = details ?? TextDetails()
    change(&details)
    self.details = details.isEmpty ? nil : details
  }

  /// Adds the comments before the entry and applies their directives; returns their issues.
  mutating func take(_ comments: [LocatedText]) -> [InputIssue] {
    guard !comments.isEmpty else { return [] }
    let text = comments.map(\.text.trimmingWhitespace).joined(separator: "\n")
    comment = comment.map { "\($0)\n\(text)" } ?? text
    var directives = CommentDirectives()
    for comment in comments { directives.read(comment.text, at: comment.location) }
    directives.apply(to: &self)
    return directives.issues.about(key)
  }
}

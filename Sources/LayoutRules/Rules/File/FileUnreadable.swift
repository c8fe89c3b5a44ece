internal import AuditModel
internal import RuleKit

/// Reports a file that was found in a folder and cannot be read, or a part of it.
///
/// The other files are still checked. A file that the user names is not a finding: without it, there is no answer.
struct FileUnreadable: Rule {
  static let descriptor = RuleDescriptor(
    id: "file-unreadable", title: "A file, or a part of it, cannot be read",
    rationale: "Nothing in it is checked, and the app may not be able to load it either",
    severity: "error; note if the app that users get does not contain the file", criteria: [.bundleContent],
    turnOffIf: "the project contains files that are damaged on purpose, such as samples for its tests")

  static let examples: [Example<FileProblem>] = [
    Example("a file of the app", problem(.error, isShipped: true), .fail, .error),
    Example("a file in no target of the app", problem(.error, isShipped: false), .fail, .note),
    Example("a file that was read all the same", problem(.warning, isShipped: true), .pass),
  ]

  func evaluate(_ subject: FileProblem) -> Outcome {
    let issue = subject.issue
    guard issue.severity == .error else { return .pass }
    return failure(
      subject.isShipped ? .error : .note, subject.key, at: issue.location, "\(issue.message)", remedy: issue.remedy)
  }

  private static func problem(_ severity: InputIssue.Severity, isShipped: Bool) -> FileProblem {
    let location = SourceLocation(file: "de.lproj/Localizable.strings", line: 12, column: 1)
    let issue = InputIssue(
      severity: severity, location: location, message: "the string that begins here does not end",
      remedy: "add the closing quotation mark")
    return FileProblem(issue, isShipped: isShipped)
  }
}

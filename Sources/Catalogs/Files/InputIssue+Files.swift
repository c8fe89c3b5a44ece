import AuditModel

extension InputIssue {
  /// An error about a file or folder as a whole.
  init(atStartOf file: String, message: String, remedy: String) {
    self.init(
      severity: .error, location: SourceLocation(file: file, line: 1, column: 1), message: message, remedy: remedy)
  }

  /// An error about something in a folder that cannot be looked at.
  ///
  /// - Parameters:
  ///   - path: Its path as it is opened.
  ///   - shown: Its path as it is shown.
  /// - Returns: The error, which says why.
  static func unreachable(_ path: String, shown: String) -> InputIssue {
    if path.utf8.count >= longestPath {
      return InputIssue(
        atStartOf: shown, message: "the path has \(path.utf8.count) bytes, more than the system opens",
        remedy: "name a folder further down, or give its folders shorter names")
    }
    if FileKind.isLink(path) {
      return InputIssue(
        atStartOf: shown, message: "this link leads nowhere", remedy: "correct or remove it")
    }
    return InputIssue(
      atStartOf: shown, message: "this may not be read", remedy: "check the permissions of the folder that it is in")
  }

  /// The bytes of a path with its end mark that Linux opens no more (`PATH_MAX`, linux/limits.h).
  private static let longestPath = 4096

  /// A warning of a file that holds nothing.
  ///
  /// - Parameters:
  ///   - file: The file as it is shown.
  ///   - bytes: How long it is.
  /// - Returns: The warning.
  static func blank(_ file: String, bytes: Int) -> InputIssue {
    InputIssue(
      severity: .warning, location: SourceLocation(file: file, line: 1, column: 1),
      message: "the file \(bytes == 0 ? "has 0 bytes" : "holds no entry") and is read as an empty table",
      remedy: "fill or remove it")
  }
}

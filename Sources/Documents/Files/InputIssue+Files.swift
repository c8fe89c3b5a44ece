package import AuditModel

extension InputIssue {
  /// An error about a whole file or folder.
  package init(atStartOf file: String, message: String, remedy: String) {
    self.init(
      severity: .error, location: SourceLocation(startOf: file), message: message, remedy: remedy)
  }

  /// An error about an item in a folder that cannot be opened, with the reason.
  ///
  /// `path` is the path to open, `shown` the display path.
  static func unreachable(_ path: String, shown: String) -> InputIssue {
    if path.utf8.count >= longestPath {
      return InputIssue(
        atStartOf: shown, message: "the path has \(path.utf8.count) bytes, more than the system opens",
        remedy: "name a folder further down, or give its folders shorter names")
    }
    if FileKind.isLink(path) { return brokenLink(shown) }
    return InputIssue(
      atStartOf: shown, message: "this may not be read", remedy: "check the permissions of the folder that it is in")
  }

  /// An error about a symbolic link whose target does not exist.
  package static func brokenLink(_ shown: String) -> InputIssue {
    InputIssue(atStartOf: shown, message: "this link leads nowhere", remedy: "correct or remove it")
  }

  /// An error about an input that is neither a readable file nor a folder.
  ///
  /// `input` is the path as the user wrote it.
  package static func named(_ input: String, _ kind: FileKind) -> InputIssue {
    switch kind {
    case .missing where input.isEmpty:
      InputIssue(
        atStartOf: "\"\"", message: "the path is empty",
        remedy: "name a file or folder, such as . for the current one")
    case .missing where FileKind.isLink(input): brokenLink(input)
    case .missing:
      InputIssue(atStartOf: input, message: "file or folder not found", remedy: "check the path")
    case .forbidden:
      InputIssue(
        atStartOf: input, message: "this may not be read", remedy: "check the permissions of the file and its folders")
    case .file, .folder, .special:
      InputIssue(
        atStartOf: input, message: "this is neither a file nor a folder",
        remedy: "name a file or a folder; standard input is for measure - and check --items")
    }
  }

  /// An error about a file in a folder that cannot be opened, with the reason.
  ///
  /// `path` is the path to open, `shown` the display path.
  package static func found(_ path: String, shown: String, _ kind: FileKind) -> InputIssue {
    if kind == .special {
      return InputIssue(
        atStartOf: shown, message: "this is not a regular file", remedy: "remove it or put a file in its place")
    }
    if kind == .missing, FileKind.isLink(path) { return brokenLink(shown) }
    return InputIssue(atStartOf: shown, message: "this file may not be read", remedy: "check its permissions")
  }

  /// The limit of Linux for a path in bytes, including the terminating zero (`PATH_MAX`, linux/limits.h).
  private static let longestPath = 4096

  /// A warning about a file without content; its size is in bytes.
  package static func blank(_ file: String, bytes: Int) -> InputIssue {
    InputIssue(
      severity: .warning, location: SourceLocation(startOf: file),
      message: "the file \(bytes == 0 ? "has 0 bytes" : "holds no entry") and is read as an empty table",
      remedy: "fill or remove it")
  }
}

package import AuditModel

extension InputIssue {
  /// Returns an error about a whole file or folder.
  package static func error(startOf file: String, _ message: String, fix: String) -> InputIssue {
    .error(at: SourceLocation(startOf: file), message, fix: fix)
  }

  /// Returns an error about an item in a folder that cannot be opened, with the reason.
  ///
  /// `path` is the path to open, `shown` the display path.
  static func unreachable(_ path: String, shown: String) -> InputIssue {
    if path.utf8.count >= longestPath {
      return .error(
        startOf: shown, "the path is \(path.utf8.count) bytes long, more than the system can open",
        fix: "name a folder closer to the file, or shorten the folder names")
    }
    if FileKind.isLink(path) { return brokenLink(shown) }
    return .error(startOf: shown, "this cannot be read", fix: "check the permissions of the folder that it is in")
  }

  /// Returns an error about a symbolic link whose target does not exist.
  package static func brokenLink(_ shown: String) -> InputIssue {
    .error(startOf: shown, "the link target is missing", fix: "correct or remove it")
  }

  /// Returns an error about a folder that can be reached by too many paths of links; `count` is how often it was read.
  static func tooManyWays(_ shown: String, _ count: Int) -> InputIssue {
    .error(
      startOf: shown,
      "too many links lead to this folder; it was read \(count == 1 ? "once" : "\(count) times")",
      fix: "remove links that lead to folders with links")
  }

  /// Returns an error about an input that is neither a readable file nor a folder.
  ///
  /// `input` is the path as the user wrote it.
  package static func named(_ input: String, _ kind: FileKind) -> InputIssue {
    switch kind {
    case .missing where input.isEmpty:
      .error(startOf: "\"\"", "the path is empty", fix: "name a file or folder, such as . for the current one")
    case .missing where FileKind.isLink(input): brokenLink(input)
    case .missing: .error(startOf: input, "file or folder not found", fix: "check the path")
    case .forbidden:
      .error(startOf: input, "this cannot be read", fix: "check the permissions of the file and its folders")
    case .outside:
      .error(
        startOf: input, "a link in this path leads out of the repository or folder, so it is not followed",
        fix: "name the target of the link, or allow such links with --allow-outside-files")
    case .file, .folder, .special:
      .error(
        startOf: input, "this is neither a file nor a folder",
        fix: "name a file or a folder; for standard input, use measure - or check --items")
    }
  }

  /// Returns an error about a file that was found but cannot be read, with the reason.
  ///
  /// `path` is the path to open, `shown` the display path.
  package static func found(_ path: String, shown: String, _ kind: FileKind) -> InputIssue {
    if kind == .special {
      return .error(startOf: shown, "this is not a regular file", fix: "remove it or replace it with a file")
    }
    if kind == .missing, FileKind.isLink(path) { return brokenLink(shown) }
    if kind == .outside {
      return .error(
        startOf: shown, "this link leads out of the checked folder, so it is not followed",
        fix: "replace it with a copy, or allow such links with --allow-outside-files")
    }
    return .error(startOf: shown, "this file cannot be read", fix: "check its permissions")
  }

  /// Returns the warning for an item that cannot be opened and may be a file to check.
  static func maybe(_ entry: FileEntry) -> InputIssue {
    var issue = found(entry.path, shown: entry.shown, entry.kind)
    issue.severity = .warning
    if entry.kind == .outside {
      issue.message = "this link leads out of the checked folder, so it is not known whether its target must be checked"
    }
    return issue
  }

  /// The maximum length of a path in bytes, including the terminating NUL (`PATH_MAX`, linux/limits.h).
  private static let longestPath = 4096

  /// Returns a warning about a file without entries; `bytes` is its size.
  package static func blank(_ file: String, bytes: Int) -> InputIssue {
    .warning(
      at: SourceLocation(startOf: file),
      "the file \(bytes == 0 ? "is empty" : "contains no entry") and is read as an empty table",
      fix: "add entries or remove it")
  }

  /// Returns the error for a named file that only another command reads.
  static func elsewhere(_ message: String, file: String) -> InputIssue {
    .error(startOf: file, message, fix: "check it with typecheck check")
  }
}

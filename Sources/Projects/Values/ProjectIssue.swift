import Documents

/// A problem with a project file; the rest of the folder is still read.
package struct ProjectIssue: Hashable, Sendable {
  /// The line with the problem.
  package var place: ProjectPlace
  /// The problem: one clause without a full stop.
  package var message: String
  /// The suggested fix: one clause without a full stop.
  package var remedy: String
  /// Whether the file could not be read; other issues are warnings.
  package var isError = true
}

extension ProjectIssue {
  /// The maximum length of a quoted name in characters (our own limit).
  private static let longest = 100

  /// Returns the warning about a file outside the folder, which is never read.
  static func outside(_ name: String, at place: ProjectPlace) -> ProjectIssue {
    ProjectIssue(
      place: place, message: "\(name.prefix(longest)) is outside the checked folder, so it is not read",
      remedy: "copy it into the folder, or check a folder that contains both", isError: false)
  }

  /// Returns the warning about a missing included file; `content` is the kind of content that it would add.
  static func missing(_ name: String, at place: ProjectPlace, _ content: String) -> ProjectIssue {
    ProjectIssue(
      place: place,
      message: "the file \(name.prefix(longest)) was not read, so its \(content) are not known",
      remedy: "generate or restore it outside hidden and third-party folders", isError: false)
  }
}

/// The reason why a project file could not be read.
package struct ProjectFault: Error, Hashable {
  var line: Int
  var message: String
  var remedy: String
  /// Whether content was lost; an empty file has none.
  var isError = true

  /// Creates a fault at a line.
  package init(_ line: Int, _ message: String, _ remedy: String = "restore the file from version control") {
    self.line = line
    self.message = message
    self.remedy = remedy
  }

  func issue(in file: String) -> ProjectIssue {
    ProjectIssue(place: ProjectPlace(file: file, line: line), message: message, remedy: remedy, isError: isError)
  }

  /// Returns the fault for a file that exceeds a size limit, or nil for smaller files.
  static func size(of bytes: [UInt8], limit: Int, _ kind: String) -> ProjectFault? {
    guard bytes.count > limit else { return nil }
    return ProjectFault(
      1, "the file is \(bytes.count) bytes in size, more than the limit of \(limit)", "check that it is \(kind)")
  }

  /// Returns the fault for a Git LFS pointer or a file with a merge conflict marker, or nil for other files.
  static func git(in bytes: some Collection<UInt8>) -> ProjectFault? {
    let bytes = Array(bytes)
    if GitTrace.isPointer(bytes) { return ProjectFault(1, GitTrace.pointer.message, GitTrace.pointer.remedy) }
    return GitTrace(marksIn: bytes).map {
      ProjectFault(
        $0.firstLine, "unresolved merge conflict, so the file is not read",
        "resolve the conflict: keep one side, and remove the lines with <<<<<<<, ======= and >>>>>>>")
    }
  }
}

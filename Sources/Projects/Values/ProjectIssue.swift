import Documents

/// A problem with a project file; the rest of the folder is still read.
package struct ProjectIssue: Hashable, Sendable {
  /// The line that the issue is about.
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

  /// Returns the warning about a file outside of the folder, which is never read.
  static func outside(_ name: String, at place: ProjectPlace) -> ProjectIssue {
    ProjectIssue(
      place: place, message: "\(name.prefix(longest)) is outside of the checked folder, so it is not read",
      remedy: "put a copy into the folder, or check the folder that contains both", isError: false)
  }

  /// Returns the warning about an included file that is not in the folder; `content` is what it would add.
  static func missing(_ name: String, at place: ProjectPlace, _ content: String) -> ProjectIssue {
    ProjectIssue(
      place: place,
      message: "the file \(name.prefix(longest)) is not among those that are read, so its \(content) are not known",
      remedy: "generate or restore it outside of hidden and third-party folders", isError: false)
  }
}

/// The reason why a project file could not be read.
package struct ProjectFault: Error, Hashable {
  var line: Int
  var message: String
  var remedy: String
  /// Whether something of the file was not read; an empty file has nothing to read.
  var isError = true

  /// Creates a fault of a line.
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

  /// Returns the fault for a pointer of Git LFS or a file with a conflict marker of a merge, or nil for other files.
  static func git(in bytes: some Collection<UInt8>) -> ProjectFault? {
    let bytes = Array(bytes)
    if GitTrace.isPointer(bytes) { return ProjectFault(1, GitTrace.pointer.message, GitTrace.pointer.remedy) }
    return GitTrace(marksIn: bytes).map {
      ProjectFault(
        $0.firstLine, "a merge left its marks here, so the file is not read",
        "resolve the conflict: keep one side, and take out the lines of <<<<<<<, ======= and >>>>>>>")
    }
  }
}

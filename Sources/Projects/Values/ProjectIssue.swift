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
      message: "the included file \(name.prefix(longest)) is not in the folder, so its \(content) are not known",
      remedy: "generate or restore it", isError: false)
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

  /// Returns the fault for a file with the conflict markers of a merge, or nil if it has none.
  ///
  /// A marker is seven of `<` or `>` at the start of a line, then a space or the end of the line.
  static func conflict(in bytes: some Collection<UInt8>) -> ProjectFault? {
    var (line, run, first): (Int, Int, UInt8) = (1, 0, 0)
    for byte in bytes {
      if run == 7, [0x20, 0x0A, 0x0D].contains(byte) { return conflict(line) }
      if byte == UInt8(ascii: "\n") {
        line += 1
        run = 0
      } else if run == 0, byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
        (first, run) = (byte, 1)
      } else {
        // 8 is the rest of any other line.
        run = run > 0 && run < 8 && byte == first ? run + 1 : 8
      }
    }
    return run == 7 ? conflict(line) : nil
  }

  private static func conflict(_ line: Int) -> ProjectFault {
    ProjectFault(
      line, "a merge left its marks here, so the file is not read",
      "resolve the conflict: keep one side, and take out the lines of <<<<<<<, ======= and >>>>>>>")
  }
}

/// A line of a project file.
package struct ProjectPlace: Hashable, Sendable, Comparable {
  /// The path of the file, relative to the map's root.
  package var file: String
  /// The line, from 1.
  package var line: Int

  /// Orders places by file and line.
  package static func < (left: Self, right: Self) -> Bool { (left.file, left.line) < (right.file, right.line) }
}

/// A warning about a part of a project file that could not be read; the rest of the folder is still read.
package struct ProjectWarning: Hashable, Sendable {
  /// The line that the warning is about.
  package var place: ProjectPlace
  /// The problem: one clause without a full stop.
  package var message: String
  /// The suggested fix: one clause without a full stop.
  package var remedy: String
}

/// The reason why a project file could not be read.
struct ProjectFault: Error, Hashable {
  var line: Int
  var message: String
  var remedy: String

  init(_ line: Int, _ message: String, _ remedy: String = "restore the file from version control") {
    self.line = line
    self.message = message
    self.remedy = remedy
  }

  func warning(in file: String) -> ProjectWarning {
    ProjectWarning(place: ProjectPlace(file: file, line: line), message: message, remedy: remedy)
  }

  /// Returns the fault for a file that exceeds a size limit, or nil for smaller files.
  static func size(of bytes: [UInt8], limit: Int, _ kind: String) -> ProjectFault? {
    guard bytes.count > limit else { return nil }
    return ProjectFault(
      1, "the file is \(bytes.count) bytes in size, more than the limit of \(limit)", "check that it is \(kind)")
  }

  /// Returns the fault for a file that contains merge conflict markers, or nil if it has none.
  static func conflict(in bytes: some Sequence<UInt8>, _ markers: [String]) -> ProjectFault? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { line in markers.contains { line.starts(with: $0.utf8) } }) else {
      return nil
    }
    return ProjectFault(
      index + 1, "the file has merge conflict markers", "resolve the conflict, and remove the markers")
  }
}

/// A line of a project file.
package struct ProjectPlace: Hashable, Sendable, Comparable {
  /// The file, from the root of the map on.
  package var file: String
  /// The line, from 1.
  package var line: Int

  /// Creates a place.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Orders places by file and line.
  package static func < (left: Self, right: Self) -> Bool { (left.file, left.line) < (right.file, right.line) }
}

/// Something in a project file that could not be read; the rest of the folder is read all the same.
package struct ProjectWarning: Hashable, Sendable {
  /// The place in the project file.
  package var place: ProjectPlace
  /// The fault, one clause without a full stop.
  package var message: String
  /// The fix, one clause without a full stop.
  package var remedy: String

  /// Creates a warning.
  package init(_ place: ProjectPlace, _ message: String, remedy: String) {
    self.place = place
    self.message = message
    self.remedy = remedy
  }
}

/// Why a reader gave up on a file.
struct ProjectFault: Error, Hashable {
  var line: Int
  var message: String
  var remedy: String

  init(_ line: Int, _ message: String, _ remedy: String) {
    self.line = line
    self.message = message
    self.remedy = remedy
  }

  func warning(in file: String) -> ProjectWarning {
    ProjectWarning(ProjectPlace(file: file, line: line), message, remedy: remedy)
  }
}

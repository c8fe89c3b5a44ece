/// A line of a project file.
package struct ProjectPlace: Hashable, Sendable, Comparable {
  /// The path of the file, relative to the map's root.
  package var file: String
  /// The line, from 1.
  package var line: Int

  /// Orders places by file and line.
  package static func < (left: Self, right: Self) -> Bool { (left.file, left.line) < (right.file, right.line) }
}

/// A position in an input file.
public struct SourceLocation: Hashable, Codable, Sendable {
  /// The file as the user named it, or its path starting with the folder that the user named; `-` for standard input.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - line: The line, from 1.
  ///   - column: The column in Unicode scalars, from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Creates the location of a problem that concerns a whole file.
  package init(startOf file: String) { self.init(file: file, line: 1, column: 1) }
}

extension SourceLocation: Comparable {
  /// Orders locations by file name, line and column.
  ///
  /// - Parameters:
  ///   - left: A location.
  ///   - right: Another location.
  /// - Returns: Whether `left` comes first.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

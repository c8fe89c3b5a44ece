import TypeCheckKit

/// An argument that names a file or a line, such as `Views/Profile.swift:24`; a column is ignored.
struct CodePlaceArgument {
  let file: String
  /// The line, from 1; nil for the file.
  let line: Int?

  init(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.suffix(2).compactMap { Int($0) }
    line = numbers.first
    file = parts.dropLast(parts.count > numbers.count ? numbers.count : 0).joined(separator: ":")
  }

  /// Returns whether a location is at this place; one path may be a suffix of the other.
  func contains(_ location: SourceLocation) -> Bool {
    guard line == nil || line == location.line else { return false }
    return file.isEmpty || location.file == file || location.file.hasSuffix("/\(file)")
      || file.hasSuffix("/\(location.file)")
  }
}

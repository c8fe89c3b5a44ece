import TypeCheckKit

/// A file, or a line in it, as an argument such as `Views/Profile.swift:24`; a column after the line does not count.
struct CodePlaceArgument {
  let file: String
  /// The line, from 1; nil for all.
  let line: Int?

  init(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.suffix(2).compactMap { Int($0) }
    line = numbers.first
    file = parts.dropLast(parts.count > numbers.count ? numbers.count : 0).joined(separator: ":")
  }

  /// Whether a location is in the file, whose path may be shorter or longer than that of the location.
  func contains(_ location: SourceLocation) -> Bool {
    guard line == nil || line == location.line else { return false }
    return file.isEmpty || location.file == file || location.file.hasSuffix("/\(file)")
      || file.hasSuffix("/\(location.file)")
  }
}

/// The changed lines of a diff, found by the paths of a report.
///
/// Paths of a diff are relative to the root of the repository, and those of a report to the working folder or absolute.
/// One of both is then the end of the other. Files with the same name, such as `Localizable.strings`, may belong to
/// several paths. A path that may belong to several has no changed lines.
package struct ChangedPlaces: Sendable {
  /// The maximum length of a path in bytes; Linux has the same limit (`PATH_MAX`).
  private static let longestPath = 4_096
  /// The maximum number of folders of a path (our own limit: every end of a path is looked up).
  private static let mostParts = 64

  private let changes: ChangedLines
  /// The path in the diff for each path of the report; files without changes have none.
  private let partners: [String: String]

  /// Finds the files of a report in a diff.
  package init(_ changes: ChangedLines, in files: Set<String>) {
    self.changes = changes
    var reported: [String: [String]] = [:]
    for file in files { if let path = Self.normal(file) { reported[path, default: []].append(file) } }
    var changed: [String: String] = [:]
    for file in changes.files.keys.sorted() { if let path = Self.normal(file) { changed[path] = file } }
    var partners: [String: String] = [:]
    for (own, other) in Self.pairs(Set(reported.keys), Set(changed.keys)) {
      for file in reported[own] ?? [] { partners[file] = changed[other] }
    }
    self.partners = partners
  }

  /// Returns whether the line of a location is changed.
  package func contains(_ location: SourceLocation) -> Bool {
    partners[location.file].map { changes.contains(location.line, of: $0) } ?? false
  }

  /// Returns the path of the diff for each path of the report.
  private static func pairs(_ reported: Set<String>, _ changed: Set<String>) -> [String: String] {
    // For each path of the report, the longer paths of the diff that end with it.
    var longer: [String: [String]] = [:]
    for path in changed {
      for end in ends(of: path) where reported.contains(end) { longer[end, default: []].append(path) }
    }
    // For each path of the diff, the paths of the report with the longest common end.
    var claims: [String: (length: Int, paths: [String])] = [:]
    func claim(_ path: String, by own: String, length: Int) {
      let known = claims[path]
      if let known, known.length > length { return }
      let rivals = known?.length == length ? known?.paths ?? [] : []
      claims[path] = (length: length, paths: rivals + [own])
    }
    for own in reported {
      if changed.contains(own) {
        claim(own, by: own, length: Int.max)
      } else if let paths = longer[own] {
        if paths.count == 1 { claim(paths[0], by: own, length: own.utf8.count) }
      } else if let end = ends(of: own).first(where: changed.contains) {
        claim(end, by: own, length: end.utf8.count)
      }
    }
    var pairs: [String: String] = [:]
    for (path, claim) in claims where claim.paths.count == 1 { pairs[claim.paths[0]] = path }
    return pairs
  }

  /// Returns the path without `.` and `..`; nil if it is too long.
  private static func normal(_ path: String) -> String? {
    guard path.utf8.count <= longestPath else { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      // A leading `..` leads to a folder with an unknown name.
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.count <= mostParts ? parts.joined(separator: "/") : nil
  }

  /// Returns the ends of a path without its first folders, longest first.
  private static func ends(of path: String) -> [String] {
    var ends: [String] = []
    var rest = path[...]
    while let slash = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: slash)...]
      ends.append(String(rest))
    }
    return ends
  }
}

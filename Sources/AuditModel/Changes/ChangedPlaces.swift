/// The changed lines of a diff, found by the paths of a report.
///
/// Paths of a diff are relative to the root of the repository, and those of a report to the working folder or absolute.
/// If these folders are not known, one path must be the end of the other. Files with the same name, such as
/// `Localizable.strings`, may then belong to several paths. A path that may belong to several has no changed lines.
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
    for file in files {
      if let path = Self.normal(file, in: changes.folder) { reported[path, default: []].append(file) }
    }
    var changed: [String: String] = [:]
    for file in changes.files.keys.sorted() {
      if let path = Self.normal(file, in: changes.root ?? "") { changed[path] = file }
    }
    let pairs = changes.root == nil ? Self.pairs(Set(reported.keys), changed) : changed
    var partners: [String: String] = [:]
    for (path, files) in reported {
      for file in files { partners[file] = pairs[path] }
    }
    self.partners = partners
  }

  /// Whether the diff has files, but changes none of the report.
  package var isEmpty: Bool { partners.isEmpty && !changes.files.isEmpty }

  /// Returns whether the line of a location is changed.
  package func contains(_ location: SourceLocation) -> Bool {
    partners[location.file].map { changes.contains(location.line, of: $0) } ?? false
  }

  /// Returns the path of the diff for each path of the report, if one is the end of the other.
  ///
  /// No other path of the diff may fit. If several paths of the report fit, the one with the longest common end has it.
  private static func pairs(_ reported: Set<String>, _ changed: [String: String]) -> [String: String] {
    var candidates: [String: Set<String>] = [:]
    for path in changed.keys {
      for end in ends(of: path) where reported.contains(end) { candidates[end, default: []].insert(path) }
    }
    for own in reported {
      for end in ends(of: own) where changed[end] != nil { candidates[own, default: []].insert(end) }
    }
    // For each path of the diff, the path of the report with the longest common end; nil if there are several.
    var claims: [String: (length: Int, own: String?)] = [:]
    for (own, paths) in candidates {
      for path in paths {
        let length = min(own.utf8.count, path.utf8.count)
        let longest = claims[path]?.length ?? 0
        if length >= longest { claims[path] = (length: length, own: length == longest ? nil : own) }
      }
    }
    var pairs: [String: String] = [:]
    for (path, claim) in claims {
      if let own = claim.own, candidates[own]?.count == 1 { pairs[own] = changed[path] }
    }
    return pairs
  }

  /// Returns the path below a folder without `.` and `..`; nil if it is too long.
  private static func normal(_ path: String, in folder: String) -> String? {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    guard whole.utf8.count <= longestPath else { return nil }
    let parts = whole.pathSteps
    return parts.count <= mostParts ? parts.joined(separator: "/") : nil
  }

  /// Returns a path, and its ends without the first folders.
  private static func ends(of path: String) -> [String] {
    var ends = [path]
    var rest = path[...]
    while let slash = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: slash)...]
      ends.append(String(rest))
    }
    return ends
  }
}

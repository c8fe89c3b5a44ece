/// A file or a whole folder that one line of a project assigns to targets.
struct Claim {
  /// The targets; claims from one line share the same list.
  var owners: Owners
  /// The path of the file or folder, relative to the map's root.
  var path: String
  var place: ProjectPlace
  /// The platforms in the line's filter, or nil if it has no filter.
  var filter: Set<ProjectPlatform>?
  /// The rule that limits which files of the folder belong to the targets, or nil for all files.
  var rule: SharedRule?
}

extension Claim {
  /// Creates the claim of a single target.
  init(
    target: Int, path: String, place: ProjectPlace, filter: Set<ProjectPlatform>? = nil, rule: SharedRule? = nil
  ) {
    self.init(owners: Owners([target]), path: path, place: place, filter: filter, rule: rule)
  }
}

/// The targets of a claim, as indices in ``ProjectContent/targets``.
final class Owners {
  let targets: [Int]

  init(_ targets: [Int]) { self.targets = targets }
}

/// A rule that many claims share, to keep each claim small.
final class SharedRule {
  let rule: FolderRule

  init(_ rule: FolderRule) { self.rule = rule }
}

/// A rule that limits which files of a folder belong to a target; paths are folded and relative to the folder.
struct FolderRule: Hashable, Sendable {
  /// Excluded files and folders; a localised file is listed without its lproj folder.
  var excluded: Set<String> = []
  /// Patterns of excluded files and folders.
  var excludedPatterns: [PathPattern] = []
  /// Patterns for the only files that belong to the target, or nil for all files.
  var included: [PathPattern]?
  /// The names of the only files that belong to the target, in lproj folders directly below; nil for all files.
  var localized: Set<String>?
  /// The only folders whose Swift files belong to the target, from a package's `sources:`.
  ///
  /// They do not limit resources.
  var codeFolders: [String]?
  /// The platforms of files with their own filter, by path.
  var filters: [String: Set<ProjectPlatform>] = [:]

  /// Returns the steps for a file, which grow with the number of patterns and the length of the path.
  func steps(for path: Substring) -> Int {
    let patterns = excludedPatterns.lazy.map(\.weight).reduce(0, +) + (included ?? []).lazy.map(\.weight).reduce(0, +)
    return 4 + (codeFolders?.count ?? 0) + patterns * (1 + path.utf8.count / 64)
  }

  func takes(_ relative: Substring) -> Bool {
    if let localized {
      let parts = relative.split(separator: "/", maxSplits: 1)
      return parts.count == 2 && parts[0].hasSuffix(".lproj") && localized.contains(String(parts[1]))
    }
    if !excluded.isEmpty, isExcluded(ProjectPath.aboveLanguage(relative)) || isExcluded(String(relative)) {
      return false
    }
    let path = String(relative)
    let parts = excludedPatterns.isEmpty && included == nil ? [] : PathPattern.parts(of: relative)
    if excludedPatterns.contains(where: { $0.matches(parts) }) { return false }
    if let codeFolders, path.hasSuffix(".swift"), !codeFolders.contains(where: { ProjectPath.isInside(path, $0) }) {
      return false
    }
    guard let included, !relative.isEmpty else { return true }
    return included.contains { $0.matches(parts) }
  }

  private func isExcluded(_ path: String) -> Bool {
    var path = path
    while !path.isEmpty {
      if excluded.contains(path) { return true }
      path = ProjectPath.folder(of: path)
    }
    return false
  }
}

extension ProjectPath {
  /// Returns a path without its lproj folders; Xcode names a file in all its languages like this.
  static func aboveLanguage(_ path: Substring) -> String {
    guard path.contains(".lproj/") else { return String(path) }
    return path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}

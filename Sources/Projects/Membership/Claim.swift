/// A file or a whole folder that one line of a project assigns to a target.
struct Claim: Hashable, Sendable {
  /// The index of the target in the project map.
  var target: Int
  /// The path of the file or folder, relative to the map's root.
  var path: String
  var place: ProjectPlace
  /// The platforms of a filter on the line, or nil if it has no filter.
  var filter: Set<ProjectPlatform>?
  /// The rule that limits which files of the folder belong to the target; nil means all files.
  var rule: FolderRule?

  /// Returns whether a path belongs to the target.
  ///
  /// The path is folded and relative to the claim's path; it is empty for that path itself.
  func takes(_ relative: Substring) -> Bool { rule?.takes(relative) ?? true }

  /// Returns the platforms for which a path belongs to the target; nil is all platforms of the target.
  func platforms(of relative: Substring) -> Set<ProjectPlatform>? {
    rule?.filters[ProjectPath.aboveLanguage(relative)] ?? filter
  }
}

/// The rule that limits which files of a folder belong to a target; paths are folded and relative to the folder.
struct FolderRule: Hashable, Sendable {
  /// Excluded files and folders; a file in an lproj folder is listed without that folder.
  var excluded: Set<String> = []
  /// Patterns of excluded files and folders.
  var excludedPatterns: [PathPattern] = []
  /// Patterns of the only files that belong to the target; nil means all files.
  var included: [PathPattern]?
  /// The names of the only files that belong to the target, all in lproj folders directly below; nil means all files.
  var localized: Set<String>?
  /// The only folders whose Swift files belong to the target, from `sources:` of a package.
  ///
  /// Resources are not limited by them.
  var codeFolders: [String]?
  /// The platforms of files that have their own filter, by path.
  var filters: [String: Set<ProjectPlatform>] = [:]

  func takes(_ relative: Substring) -> Bool {
    if let localized {
      let parts = relative.split(separator: "/", maxSplits: 1)
      return parts.count == 2 && parts[0].hasSuffix(".lproj") && localized.contains(String(parts[1]))
    }
    if !excluded.isEmpty, isExcluded(ProjectPath.aboveLanguage(relative)) || isExcluded(String(relative)) {
      return false
    }
    let path = String(relative)
    if excludedPatterns.contains(where: { $0.matches(path) }) { return false }
    if let codeFolders, path.hasSuffix(".swift"), !codeFolders.contains(where: { ProjectPath.isInside(path, $0) }) {
      return false
    }
    guard let included, !relative.isEmpty else { return true }
    return included.contains { $0.matches(path) }
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
  /// Returns a path without its lproj folders, as Xcode names a file in all its languages.
  static func aboveLanguage(_ path: Substring) -> String {
    guard path.contains(".lproj/") else { return String(path) }
    return path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}

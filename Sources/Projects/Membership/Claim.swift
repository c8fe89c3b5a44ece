/// A part of a target by one line of its project: a file, or a folder with everything below it.
struct Claim: Hashable, Sendable {
  /// The index of the target in the map.
  var target: Int
  /// The file or folder, from the root of the map on.
  var path: String
  var place: ProjectPlace
  /// The platforms of a filter on the line; nil without one.
  var filter: Set<ProjectPlatform>?
  /// The part of a folder that is taken; nil for everything.
  var rule: FolderRule?

  /// Whether a path is taken, folded and from the claim's own path on; empty for that path itself.
  func takes(_ relative: Substring) -> Bool { rule?.takes(relative) ?? true }

  /// The platforms for which a path is taken; nil for all of the target's.
  func platforms(of relative: Substring) -> Set<ProjectPlatform>? {
    rule?.filters[ProjectPath.aboveLanguage(relative)] ?? filter
  }
}

/// The part of a folder that a target takes; paths are folded and start at the folder.
struct FolderRule: Hashable, Sendable {
  /// Files and folders that are not taken; a file in an lproj folder is named without that folder.
  var excluded: Set<String> = []
  /// Patterns of what is not taken.
  var excludedPatterns: [PathPattern] = []
  /// Patterns of what is taken; nil takes everything.
  var included: [PathPattern]?
  /// The names of the only files that are taken, all in lproj folders directly below; nil takes everything.
  var localized: Set<String>?
  /// The file endings that are taken only below certain folders: `sources:` of a package limits code, not resources.
  var codeFolders: [String]?
  /// The platforms of single files.
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
  /// A path without its lproj folders, as Xcode names a file in all of its languages.
  static func aboveLanguage(_ path: Substring) -> String {
    guard path.contains(".lproj/") else { return String(path) }
    return path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}

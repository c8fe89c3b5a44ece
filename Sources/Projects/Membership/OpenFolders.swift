import Documents

/// Folders whose files tools other than Xcode put into an app, so that projects do not list them.
enum OpenFolders {
  /// The maximum size in bytes of a file that marks one (our own limit).
  private static let largest = 256 << 10

  /// The maximum number of patterns in a podspec (our own limit).
  private static let mostPatterns = 1_000

  /// Files of tools that build the files of their folder.
  ///
  /// Source: bazel.build, Repositories, workspaces, packages; buck.build, Build File; docs.flutter.dev, The Flutter
  /// pubspec.
  private static let marks: Set<String> = [
    "BUCK", "BUILD", "BUILD.bazel", "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel", "pubspec.yaml",
  ]

  /// Manifests of Tuist, unless they are other sources.
  ///
  /// Source: docs.tuist.dev, Manifests.
  private static let manifests: Set<String> = ["Project.swift", "Workspace.swift"]

  /// The folder of sources and resources that Kotlin Multiplatform shares between its platforms.
  ///
  /// Source: kotlinlang.org, The basics of Kotlin Multiplatform project structure.
  private static let shared = "commonMain"

  /// Returns the folders whose apps another tool may build from an unread manifest.
  ///
  /// The app of a Flutter package is in an Xcode project.
  static func ofOtherBuilders(_ claims: [Claim]) -> [String] {
    claims.filter { claim in
      let name = String(ProjectPath.name(of: claim.place.file))
      return manifests.contains(name) || marks.contains(name) && name != "pubspec.yaml"
    }.map(\.path)
  }

  /// Returns claims without targets for such files.
  static func claims(in folder: ProjectFolder) -> [Claim] {
    var claims: [Claim] = []
    var last = ""
    for file in folder.files {
      let name = String(ProjectPath.name(of: file))
      if name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json"), !KnownKind.isForeign(file) {
        claims.append(claim(podspec: file, in: folder))
      } else if marks.contains(name) || manifests.contains(name) && isOfTuist(file, in: folder) {
        claims.append(claim(file, in: ProjectPath.folder(of: file)))
      } else if last.isEmpty || !file.hasPrefix(last), let folder = sharedFolder(around: file) {
        claims.append(claim(file, in: folder))
        last = folder + "/"
      }
    }
    return claims
  }

  private static func claim(_ file: String, in folder: String, rule: FolderRule? = nil) -> Claim {
    Claim(
      owners: Owners([]), path: folder, place: ProjectPlace(file: file, line: 1), rule: rule.map(SharedRule.init))
  }

  private static func isOfTuist(_ file: String, in folder: ProjectFolder) -> Bool {
    guard let bytes = folder.content(of: file, limit: largest) else { return true }
    return String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription")
  }

  private static func sharedFolder(around file: String) -> String? {
    guard file.contains(shared) else { return nil }
    let parts = file.split(separator: "/").dropLast()
    return parts.lastIndex { $0 == shared }.map { parts[...$0].joined(separator: "/") }
  }

  /// Returns the claim for the files that a podspec names, or for its folder if it computes names.
  private static func claim(podspec file: String, in folder: ProjectFolder) -> Claim {
    let around = ProjectPath.folder(of: file)
    guard let bytes = folder.content(of: file, limit: largest),
      let texts = Podspec.paths(in: String(decoding: bytes, as: UTF8.self), isJSON: file.hasSuffix(".json")),
      texts.count < mostPatterns
    else { return claim(file, in: around) }
    let patterns = texts.compactMap { PathPattern($0) }
    guard patterns.count == texts.count, folder.effort.spend(patterns.count * ReadingEffort.claim) else {
      return claim(file, in: around)
    }
    return claim(file, in: around, rule: FolderRule(included: patterns))
  }
}

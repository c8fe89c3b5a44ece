import Documents

/// A reason why a file is not part of the iOS app.
package enum SkipGround: Hashable, Sendable {
  /// Every target that contains the file builds for a platform whose texts are not checked.
  case otherPlatform(target: String, platforms: [ProjectPlatform], ProjectPlace)
  /// The file is only in test bundles.
  case tests(target: String, ProjectPlace)
  /// Only sample apps contain the file, among targets that may be checked.
  case samples(target: String, ProjectPlace)
  /// Only tools contain the file, among targets that may be checked.
  case tools(target: String, ProjectPlace)
  /// A project that lists its files has no target that contains the file.
  case noTarget(ProjectPlace)
  /// Targets that may be checked contain the file only as a development asset.
  case developmentAsset(target: String, ProjectPlace)
  /// No app draws files of this kind.
  case kind(KnownKind)
  /// No target contains the file, and an enclosing folder is named after another platform.
  case folder(PlatformFolder)

  /// The reason as shown to users: a plural noun phrase, a colon and the explanation.
  ///
  /// It does not name a target; otherwise, a project with forty test targets would have forty reasons.
  package var text: String {
    switch self {
    case .otherPlatform(_, let platforms, _):
      let names = platforms.map(\.displayName).joined(separator: " and ")
      return "files only in \(names) targets: not part of an iOS app"
    case .tests: return "files only in test targets: no user sees them"
    case .samples: return "files only in targets of sample apps: \(LeftOutReason.notShipped)"
    case .tools: return "files only in targets of tools: \(LeftOutReason.notShipped)"
    case .noTarget: return "files in no target of the project: \(LeftOutReason.notShipped)"
    case .developmentAsset: return "development assets, such as Preview Content: \(LeftOutReason.notShipped)"
    case .kind(let kind): return kind.reason
    case .folder(let folder):
      return "files in folders named \(folder.name), a name for \(folder.platform.displayName): not part of an iOS app"
    }
  }

  /// The line of the project file that is the reason, or nil if a name is the reason.
  package var place: ProjectPlace? {
    switch self {
    case .otherPlatform(_, _, let place), .tests(_, let place), .samples(_, let place), .tools(_, let place),
      .developmentAsset(_, let place), .noTarget(let place):
      place
    case .kind, .folder: nil
    }
  }
}

/// Why a file is not part of the iOS app.
package enum SkipGround: Hashable, Sendable {
  /// Every target that takes it builds for a platform whose texts are not checked.
  case otherPlatform(target: String, platforms: [ProjectPlatform], ProjectPlace)
  /// Only test bundles take it.
  case tests(target: String, ProjectPlace)
  /// The targets that may be checked take it as a development asset only.
  case developmentAsset(target: String, ProjectPlace)
  /// It is of a kind that no app draws.
  case kind(KnownKind)
  /// No target takes it, and its folder is named after another platform.
  case folder(PlatformFolder)

  /// The reason, for a person: a plural noun phrase that files are counted by, a colon and the explanation.
  ///
  /// It names no target, or a project with forty test targets would have forty reasons.
  package var text: String {
    switch self {
    case .otherPlatform(_, let platforms, _):
      let names = platforms.map(\.displayName).joined(separator: " and ")
      return "files only in \(names) targets: not part of an iOS app"
    case .tests: return "files only in test targets: no user sees them"
    case .developmentAsset: return "development assets, such as Preview Content: not in the app that users get"
    case .kind(let kind): return kind.reason
    case .folder(let folder):
      return "files in folders named \(folder.name), a name for \(folder.platform.displayName): not part of an iOS app"
    }
  }

  /// The line of the project file that says so; nil where a name does.
  package var place: ProjectPlace? {
    switch self {
    case .otherPlatform(_, _, let place), .tests(_, let place), .developmentAsset(_, let place): place
    case .kind, .folder: nil
    }
  }
}

extension Membership {
  /// Whether to read the file.
  ///
  /// Only positive knowledge skips a file: all targets that take it are for other platforms or for tests, or it is of a
  /// known kind, or no target takes it and its folder names another platform. Any other file in no target is read, since
  /// script phases, local pods and generators take files that a project does not list.
  package var decision: MembershipDecision {
    if let kind, kind.isAlwaysSkipped { return .skip(.kind(kind)) }
    if !takings.isEmpty {
      // A target of a project that was not read may be the app.
      if takings.contains(where: \.mayBeChecked) || !unread.isEmpty { return .take }
      return .skip(ground)
    }
    if let kind { return .skip(.kind(kind)) }
    if let folder { return .skip(.folder(folder)) }
    return .take
  }

  /// Why no target that takes the file is checked; named after the first app or library target, or the first test.
  private var ground: SkipGround {
    if let asset = takings.first(where: { $0.isForDevelopment && $0.platforms.mayBeChecked }) {
      return .developmentAsset(target: asset.target.name, asset.place)
    }
    let first = takings.first { !$0.target.kind.isTest } ?? takings[0]
    guard !first.target.kind.isTest, case .known(let platforms) = first.platforms else {
      return .tests(target: first.target.name, first.place)
    }
    return .otherPlatform(target: first.target.name, platforms: platforms.sorted(), first.place)
  }
}

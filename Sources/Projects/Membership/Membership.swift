/// A target that contains a file.
package struct Taking: Hashable, Sendable {
  /// The target.
  package var target: ProjectTarget
  /// Whether the file is a development asset of the target, which release builds do not contain.
  package var isForDevelopment: Bool
  /// The line that assigns the file to the target.
  package var place: ProjectPlace
  /// The platforms for which the target contains the file, limited by any filter on the line.
  package var platforms: ProjectTarget.Platforms
}

/// The targets of one file, and other facts about the file from the projects of a folder.
package struct Membership {
  /// The path of the file, relative to the map's root.
  package var path: String
  /// The targets that contain the file; files with the same targets share this object.
  package var takers: Takers
  /// The partly read project files of enclosing folders, whose targets may also contain the file.
  package var unread: [String]
  /// The nearest project that lists its targets' files, if nothing claims the file.
  package var list: String?
  /// The kind of the file by its path, regardless of targets; nil for files that an app may draw.
  package var kind: KnownKind?
  /// The enclosing folder named after another platform; nil if the file has a target.
  package var folder: PlatformFolder?
  /// Returns the target at an index in ``takers``, with the line that names the file.
  let taking: (Int) -> Taking

  /// The targets that contain the file, in the order of the map.
  package var takings: [Taking] { takers.all.indices.map(taking) }
}

/// The decision whether the file is read as part of an iOS app.
package enum MembershipDecision: Hashable, Sendable {
  /// The file is read.
  case take
  /// The file is skipped and counted under the given reason.
  case skip(SkipGround)
}

extension Membership {
  /// The decision whether the file is read.
  ///
  /// A file is skipped only if one of these is known:
  /// - all its targets are for other platforms or for tests,
  /// - its targets are samples or tools next to an app,
  /// - no app draws files of its kind,
  /// - no target contains it, and its folder is named after another platform,
  /// - no target contains it, and an enclosing project lists all files of its targets.
  ///
  /// Files that a script or podspec names, and those in folders of other build tools, are read without a target.
  package var decision: MembershipDecision {
    if let kind, kind.isAlwaysSkipped { return .skip(.kind(kind)) }
    if let ground = takers.ground {
      // The app may be a target of a project that was not read.
      return takers.checked.isEmpty && unread.isEmpty ? .skip(skipGround(taking(ground))) : .take
    }
    if let kind { return .skip(.kind(kind)) }
    if let folder { return .skip(.folder(folder)) }
    if let list, unread.isEmpty { return .skip(.noTarget(ProjectPlace(file: list, line: 1))) }
    return .take
  }

  /// Returns the reason why no target of the file is checked.
  private func skipGround(_ first: Taking) -> SkipGround {
    if first.isForDevelopment, first.platforms.mayBeChecked {
      return .developmentAsset(target: first.target.name, first.place)
    }
    if first.platforms.mayBeChecked, !first.target.kind.isTest {
      if first.target.use == .samples { return .samples(target: first.target.name, first.place) }
      if first.target.use == .tools { return .tools(target: first.target.name, first.place) }
    }
    guard !first.target.kind.isTest, case .known(let platforms) = first.platforms else {
      return .tests(target: first.target.name, first.place)
    }
    return .otherPlatform(target: first.target.name, platforms: platforms.sorted(), first.place)
  }
}

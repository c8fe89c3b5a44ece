/// A target that contains a file, and the line of the project that adds it.
package struct Taking: Hashable, Sendable {
  /// The way in which a project adds a file to a target.
  package enum Means: Hashable, Sendable {
    /// The file is listed in a source, resource or copy phase of an Xcode target.
    case buildPhase
    /// The file is in a folder that an Xcode target contains as a whole.
    case synchronizedFolder
    /// The file is the target's Info.plist.
    case infoPlist
    /// The file is listed under `sources` of an XcodeGen target.
    case generatorSource
    /// The file is in the folder of a package's target.
    case packageFolder
    /// The file is a development asset of the target, which release builds do not contain.
    case developmentAsset
    /// The target names sources by a variable, so it may contain any file of its project.
    case unknownSources
  }

  /// The target that contains the file.
  package var target: ProjectTarget
  /// The way in which the project adds the file.
  package var means: Means
  /// The line that adds the file.
  package var place: ProjectPlace
  /// The platforms for which the target contains the file, after any filter on the line.
  package var platforms: ProjectTarget.Platforms

  /// Whether the file may be part of an app whose texts are checked.
  ///
  /// Files of test bundles and development assets never are.
  package var mayBeChecked: Bool {
    !target.kind.isTest && means != .developmentAsset && platforms.mayBeChecked
  }
}

/// The targets of one file, and what else is known about it from the projects of a folder.
package struct Membership: Hashable, Sendable {
  /// The path of the file, relative to the map's root.
  package var path: String
  /// The targets that contain the file, in the order of the map.
  package var takings: [Taking]
  /// The project files of enclosing folders that were not read completely, so that more targets may contain the file.
  package var unread: [String]
  /// The kind of the file by its path, independent of targets; nil for files that an app may draw.
  package var kind: KnownKind?
  /// The enclosing folder that is named after another platform; nil if a target contains the file.
  package var folder: PlatformFolder?
}

/// The decision whether to read a file as part of an iOS app.
package enum MembershipDecision: Hashable, Sendable {
  /// The file is read.
  case take
  /// The file is skipped, and counted under the given reason.
  case skip(SkipGround)
}

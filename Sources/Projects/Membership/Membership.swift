/// A target that takes a file, and by what.
package struct Taking: Hashable, Sendable {
  /// The way in which a project states that a target takes a file.
  package enum Means: Hashable, Sendable {
    /// A source, resource or copy phase of an Xcode target lists it.
    case buildPhase
    /// An Xcode target takes the folder that it is in, whatever is added to it.
    case synchronizedFolder
    /// The target's Info.plist.
    case infoPlist
    /// `sources` of an XcodeGen target.
    case generatorSource
    /// The folder of a package's target.
    case packageFolder
    /// A development asset of the target, which builds for users do not contain.
    case developmentAsset
    /// The target names sources by a variable, so every file of its project may be one.
    case unknownSources
  }

  /// The target.
  package var target: ProjectTarget
  /// By what it takes the file.
  package var means: Means
  /// The line that says so.
  package var place: ProjectPlace
  /// The platforms for which it does: those of the target, less what a filter on the line excludes.
  package var platforms: ProjectTarget.Platforms

  /// Whether the file may be part of an app whose texts are checked; files of test bundles and development assets never
  /// are.
  package var mayBeChecked: Bool {
    !target.kind.isTest && means != .developmentAsset && platforms.mayBeChecked
  }
}

/// The statements of the projects of a folder about one file.
package struct Membership: Hashable, Sendable {
  /// The file, from the root of the map on.
  package var path: String
  /// The targets that take it, in the order of the map.
  package var takings: [Taking]
  /// The project files whose folder the file is in and that were not read wholly, so that other targets may take it.
  package var unread: [String]
  /// The kind of the file by its path, whatever takes it.
  package var kind: KnownKind?
  /// The folder whose name names a platform; only for a file that no target takes.
  package var folder: PlatformFolder?
}

/// Whether to read a file for an iOS app.
package enum MembershipDecision: Hashable, Sendable {
  /// Read it.
  case take
  /// Skip it, and count it by the reason.
  case skip(SkipGround)
}

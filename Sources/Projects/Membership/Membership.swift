/// A target that takes a file.
package struct Taking: Hashable, Sendable {
  /// The target.
  package var target: ProjectTarget
  /// Whether it is a development asset of the target, which builds for users do not contain.
  package var isForDevelopment: Bool
  /// The line that says so.
  package var place: ProjectPlace
  /// The platforms for which it does: those of the target, less what a filter on the line excludes.
  package var platforms: ProjectTarget.Platforms

  /// Whether the file may be part of an app whose texts are checked; files of test bundles and development assets never
  /// are.
  package var mayBeChecked: Bool {
    !target.kind.isTest && !isForDevelopment && platforms.mayBeChecked
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

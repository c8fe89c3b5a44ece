/// A target of a project, a package or an XcodeGen specification.
package struct ProjectTarget: Hashable, Sendable {
  /// The platforms that a target builds for.
  package enum Platforms: Hashable, Sendable {
    /// Exactly these.
    case known(Set<ProjectPlatform>)
    /// The project does not say it in a way that can be read; the reason is one clause without a full stop.
    case unknown(String)

    /// Whether the target may build for a platform whose texts are checked.
    package var mayBeChecked: Bool {
      switch self {
      case .known(let platforms): platforms.contains(where: \.isChecked)
      case .unknown: true
      }
    }
  }

  /// Its name.
  package var name: String
  /// The kind of its product.
  package var kind: ProductKind
  /// The platforms that it builds for.
  package var platforms: Platforms
  /// Its Info.plist files, from the root of the map on.
  package var infoPlists: [String] = []
  /// Files and folders that only builds for development contain, from the root of the map on: sample texts of previews.
  package var developmentPaths: [String] = []
  /// The place of its declaration.
  package var place: ProjectPlace
}

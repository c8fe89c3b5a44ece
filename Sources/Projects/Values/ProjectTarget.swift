/// A target in a project, package or XcodeGen specification.
package struct ProjectTarget: Hashable, Sendable {
  /// The platforms that a target builds for.
  package enum Platforms: Hashable, Sendable {
    /// The target builds for exactly these platforms.
    case known(Set<ProjectPlatform>)
    /// The platforms cannot be determined; the reason is one clause without a full stop.
    case unknown(String)

    /// Returns whether the target may build for a platform.
    package func mayInclude(_ platform: ProjectPlatform) -> Bool {
      switch self {
      case .known(let platforms): platforms.contains(platform)
      case .unknown: true
      }
    }

    /// Whether the target may build for a platform whose texts are checked.
    package var mayBeChecked: Bool {
      switch self {
      case .known(let platforms): platforms.contains(where: \.isChecked)
      case .unknown: true
      }
    }
  }

  /// The name of the target.
  package var name: String
  /// The kind of product that the target builds.
  package var kind: ProductKind
  /// The platforms of all configurations combined.
  package var platforms: Platforms
  /// The lowest iOS version that the target runs on, such as `16.4`; nil if none is stated.
  package var deploymentTarget: DeploymentTarget?
  /// The devices that the target runs on, according to its build settings.
  package var devices = TargetDevices()
  /// The paths of the Info.plist files, relative to the map's root.
  package var infoPlists: [String] = []
  /// The values that the specification writes into the Info.plist.
  package var infoProperties = InfoProperties()
  /// The pictures and colours that the build settings name.
  package var assets = CatalogNames()
  /// The files and folders that only development builds contain, such as sample texts for previews.
  ///
  /// Paths are relative to the map's root.
  package var developmentPaths: [String] = []
  /// The names of the targets and package products that the target depends on.
  package var dependencies: Set<String> = []
  /// The intended users of the product.
  package var use = Use.users
  /// The line that declares the target.
  package var place: ProjectPlace

  /// The intended users of a product.
  package enum Use: Hashable, Sendable {
    case users
    /// The target is a sample app, or part of one, next to another app.
    case samples
    /// The target builds a tool that runs on the developer's machine, next to an app.
    case tools
  }
}

/// A target of a project, a package or an XcodeGen specification.
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
  /// The platforms of all its configurations together.
  package var platforms: Platforms
  /// The lowest version of iOS that the target runs on, such as `16.4`; nil if it is not stated or the target has none.
  package var deploymentTarget: DeploymentTarget?
  /// The devices that the target runs on, according to its build settings.
  package var devices = TargetDevices()
  /// The paths of the Info.plist files, relative to the map's root.
  package var infoPlists: [String] = []
  /// The values that its specification writes into the Info.plist.
  package var infoProperties = InfoProperties()
  /// The pictures and colours that its build settings name.
  package var assets = CatalogNames()
  /// The files and folders that only development builds contain, such as sample texts of previews.
  ///
  /// Paths are relative to the map's root.
  package var developmentPaths: [String] = []
  /// The names of the targets and package products that the target depends on.
  package var dependencies: Set<String> = []
  /// The people that the product is for.
  package var use = Use.users
  /// The line that declares the target.
  package var place: ProjectPlace

  /// The people that a product is for.
  package enum Use: Hashable, Sendable {
    case users
    /// The target is a sample app or a part of one, next to another app.
    case samples
    /// The target builds a tool that runs on the developer's machine, next to an app.
    case tools
  }
}

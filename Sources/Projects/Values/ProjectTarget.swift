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
  /// The lowest system version per platform; a platform without a readable version is absent.
  package var deploymentTargets: [ProjectPlatform: String]
  /// TARGETED_DEVICE_FAMILY: 1 iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 6 Mac, 7 Apple Vision; empty if unknown.
  package var deviceFamilies: Set<Int>
  /// Its Info.plist files, from the root of the map on.
  package var infoPlists: [String]
  /// Files and folders that only builds for development contain, from the root of the map on: sample texts of previews.
  package var developmentPaths: [String] = []
  /// The place of its declaration.
  package var place: ProjectPlace

  /// Creates a target.
  package init(
    name: String, kind: ProductKind, platforms: Platforms, deploymentTargets: [ProjectPlatform: String] = [:],
    deviceFamilies: Set<Int> = [], infoPlists: [String] = [], place: ProjectPlace
  ) {
    self.name = name
    self.kind = kind
    self.platforms = platforms
    self.deploymentTargets = deploymentTargets
    self.deviceFamilies = deviceFamilies
    self.infoPlists = infoPlists
    self.place = place
  }
}

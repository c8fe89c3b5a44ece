internal import Adaptivity
internal import AuditModel

/// The app's manifest and the environments that its screens are described in.
package struct AppCoverage: Hashable, Sendable {
  /// The app's manifest.
  var manifest: AppManifest
  /// The distinct environments of its screens; empty if no screen is described.
  var environments: [LayoutEnvironment]

  /// Returns the described environments of a family; those of iPod touch count as iPhone.
  func environments(of family: Device.Family) -> [LayoutEnvironment] {
    environments.filter { $0.device?.family == family || ($0.device?.family == .ipod && family == .iphone) }
  }
}

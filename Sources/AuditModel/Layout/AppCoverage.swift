public import Adaptivity

/// The app's manifest and the environments in which its screens are described.
public struct AppCoverage: Hashable, Sendable {
  /// The app's manifest.
  public var manifest: AppManifest
  /// The distinct environments of the app's screens; empty if no screen is described.
  public var environments: [LayoutEnvironment]

  /// Creates a subject for coverage rules.
  ///
  /// - Parameters:
  ///   - manifest: The app's manifest.
  ///   - environments: The distinct environments of its screens.
  public init(manifest: AppManifest, environments: [LayoutEnvironment]) {
    self.manifest = manifest
    self.environments = environments
  }
}

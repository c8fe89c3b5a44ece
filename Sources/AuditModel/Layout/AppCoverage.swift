public import Adaptivity

/// What an app says of where it runs, beside the environments in which its screens are described.
public struct AppCoverage: Hashable, Sendable {
  /// What the app says.
  public var manifest: AppManifest
  /// The environments of its screens, each once; empty where no screen is described.
  public var environments: [LayoutEnvironment]

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - manifest: What the app says.
  ///   - environments: The environments of its screens.
  public init(manifest: AppManifest, environments: [LayoutEnvironment]) {
    self.manifest = manifest
    self.environments = environments
  }
}

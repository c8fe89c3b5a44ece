public import AuditModel
import Documents

/// The screens and manifests of one or more inputs.
public struct LayoutCatalog: Sendable {
  /// The screens, in the order of the inputs; of one file in the order of the file.
  public var screens: [ScreenLayout]
  /// What the apps' `Info.plist` files say, in the order of the inputs.
  public var manifests: [AppManifest]
  /// What was wrong in the files that reading survived.
  public var issues: [InputIssue]
  /// What was left out on purpose, counted by reason.
  public var leftOut: [String: Int]
  /// Every file that was found, those that are not read with the reason.
  public var files: [FileUse]

  /// Creates an empty catalog.
  public init() {
    screens = []
    manifests = []
    issues = []
    leftOut = [:]
    files = []
  }

  /// Adds what another catalog holds.
  ///
  /// - Parameter other: The catalog to add after this one.
  public mutating func append(_ other: LayoutCatalog) {
    screens += other.screens
    manifests += other.manifests
    issues += other.issues
    leftOut.merge(other.leftOut, uniquingKeysWith: +)
    files += other.files
  }
}

public import AuditModel
import Documents

/// The screens and manifests of one or more inputs.
public struct LayoutCatalog: Sendable {
  /// The screens, in the order of the inputs and, within a file, in file order.
  public var screens: [ScreenLayout]
  /// The manifests from the apps' `Info.plist` files, in the order of the inputs.
  public var manifests: [AppManifest]
  /// Problems that did not stop the files from being read.
  public var issues: [InputIssue]
  /// Counts of deliberately skipped items, by reason.
  public var leftOut: [String: Int]
  /// All files found; those that are skipped have a reason.
  public var files: [FileUse]

  /// Creates an empty catalog.
  public init() {
    screens = []
    manifests = []
    issues = []
    leftOut = [:]
    files = []
  }

  /// Adds the content of another catalog.
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

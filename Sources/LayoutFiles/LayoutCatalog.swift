package import AuditModel
import Documents

/// The screens and manifests of one or more inputs.
package struct LayoutCatalog: Sendable {
  /// The screens, in the order of the inputs and of each file.
  package var screens: [Screen] = []
  /// The manifests from the apps' `Info.plist` files, in the order of the inputs.
  package var manifests: [AppManifest] = []
  /// The problems in the files.
  package var issues: [InputIssue] = []
  /// The numbers of items that were skipped on purpose, by reason.
  package var leftOut: [String: Int] = [:]
  /// All files that were found; skipped files have a reason.
  package var files: [FileUse] = []

  /// Adds the content of another catalog.
  package mutating func append(_ other: LayoutCatalog) {
    screens += other.screens
    manifests += other.manifests
    issues += other.issues
    leftOut.merge(other.leftOut, uniquingKeysWith: +)
    files += other.files
  }
}

import Foundation

/// Where this package and the one it measures lie.
enum Sources {
  /// The folder of this package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The folder of typecheck.
  static let typecheck = package.deletingLastPathComponent().deletingLastPathComponent()
}

/// Folders with other people's code or build products, which are skipped whole.
package struct ForeignFolder: Hashable, Sendable {
  /// The folder's name.
  package let name: String
  /// The reason to skip it, as shown to users.
  package let reason: String
  /// The source of the name.
  package let source: String

  /// All such folders.
  package static let all: [ForeignFolder] = [
    others("Pods", "guides.cocoapods.org, Using CocoaPods: the sources of pods"),
    others("Carthage", "Carthage, README.md: Carthage/Checkouts and Carthage/Build"),
    others("SourcePackages", "xcodebuild(1), -clonedSourcePackagesDirPath; the default folder in DerivedData"),
    others("node_modules", "docs.npmjs.com, folders"),
    made("DerivedData", "Apple, Xcode: build products and indexes"),
    made(".build", "SwiftPM, Usage.md: build products and checkouts"),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The reason to skip a folder of this name; nil for other folders.
  package static func reason(_ name: String) -> String? { byName[name]?.reason }

  private static func others(_ name: String, _ source: String) -> ForeignFolder {
    ForeignFolder(name: name, reason: "folders named \(name): other people's code", source: source)
  }

  private static func made(_ name: String, _ source: String) -> ForeignFolder {
    ForeignFolder(name: name, reason: "folders named \(name): made by a build", source: source)
  }
}

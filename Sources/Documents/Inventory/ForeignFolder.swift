/// Folders that are skipped because they contain third-party code or build products.
package enum ForeignFolder {
  /// The reasons for skipping, as shown to users, by the folder's name.
  package static let reasons: [String: String] = {
    // guides.cocoapods.org, Using CocoaPods: the sources of pods.
    // Carthage, README.md: Carthage/Checkouts and Carthage/Build.
    // xcodebuild(1), -clonedSourcePackagesDirPath; SourcePackages is the default folder in DerivedData.
    // docs.npmjs.com, folders.
    let others = ["Pods", "Carthage", "SourcePackages", "node_modules"]
    // Apple, Xcode: build products and indexes; SwiftPM, Usage.md: build products and checkouts.
    let made = ["DerivedData", ".build"]
    return Dictionary(
      uniqueKeysWithValues: others.map { ($0, "folders named \($0): third-party code") }
        + made.map { ($0, "folders named \($0): build output") })
  }()

  /// Returns the reason to skip a folder of this name, or nil for other folders.
  package static func reason(_ name: String) -> String? { reasons[name] }
}

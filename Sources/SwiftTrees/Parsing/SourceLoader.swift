package import Documents

/// Claims the Swift and Objective-C files of an app.
package enum SourceLoader: FileLoader {
  /// The reason for skipping sources of tests and previews, which users of the app never see.
  private static let tests = "sources of tests"

  /// The extensions of Objective-C files.
  package static let objectiveC: Set<String> = ["m", "mm"]

  /// Claims `.swift`, `.m` and `.mm` files in folders.
  package static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim? {
    guard entry.kind == .file, entry.ending == "swift" || objectiveC.contains(entry.ending) else { return nil }
    if isManifest(entry, head) { return nil }
    let folders = entry.path.split(separator: "/").dropLast().suffix(entry.depth)
    return folders.contains { $0.hasSuffix("Tests") || $0 == "Preview Content" } ? .skip(tests) : .read
  }

  /// Returns whether a file is a package manifest, such as `Package@swift-5.9.swift`, which has no texts.
  ///
  /// An app may have a type with the same name, so the content decides.
  ///
  /// Source: The Swift Programming Language, Package Manager, Version-specific Manifest Selection.
  private static func isManifest(_ entry: FileEntry, _ head: FileHead) -> Bool {
    guard entry.name == "Package.swift" || entry.name.hasPrefix("Package@swift-") else { return false }
    return head.bytes.prefix(4096).split(separator: 0x0A).contains { line in
      line.starts(with: "import PackageDescription".utf8)
        || line.starts(with: "//".utf8) && String(decoding: line, as: UTF8.self).contains("swift-tools-version")
    }
  }
}

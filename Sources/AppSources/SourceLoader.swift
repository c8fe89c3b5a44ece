package import Documents

/// Claims the Swift and Objective-C files of an app.
package enum SourceLoader: FileLoader {
  /// The reason for skipping sources of tests and previews, which users of the app never see.
  private static let tests = "sources of tests"

  /// The endings of Objective-C files.
  package static let objectiveC: Set<String> = ["m", "mm"]

  /// Claims `.swift`, `.m` and `.mm` files in folders.
  package static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim? {
    guard entry.kind == .file, entry.ending == "swift" || objectiveC.contains(entry.ending) else { return nil }
    let folders = entry.path.split(separator: "/").dropLast().suffix(entry.depth)
    return folders.contains { $0.hasSuffix("Tests") || $0 == "Preview Content" } ? .skip(tests) : .read
  }
}

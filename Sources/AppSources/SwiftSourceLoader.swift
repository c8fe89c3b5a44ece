package import Documents

/// Claims the Swift files of an app.
package enum SwiftSourceLoader: FileLoader {
  /// The reason for skipping sources of tests and previews, which users of the app never see.
  private static let tests = "Swift sources of tests"

  /// Claims `.swift` files in folders.
  package static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim? {
    guard entry.kind == .file, entry.ending == "swift" else { return nil }
    let folders = entry.path.split(separator: "/").dropLast().suffix(entry.depth)
    return folders.contains { $0.hasSuffix("Tests") || $0 == "Preview Content" } ? .skip(tests) : .read
  }
}

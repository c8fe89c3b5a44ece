package import Documents

/// Claims the Swift files of an app.
package enum SwiftSourceLoader: FileLoader {
  /// The reason for skipping the sources of tests, which draw nothing for readers.
  private static let tests = "Swift sources of tests"

  /// Claims `.swift` files in folders.
  package static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim? {
    guard entry.kind == .file, entry.ending == "swift" else { return nil }
    let folders = entry.path.split(separator: "/").dropLast().suffix(entry.depth)
    return folders.contains { $0.hasSuffix("Tests") || $0 == "Preview Content" } ? .skip(tests) : .read
  }
}

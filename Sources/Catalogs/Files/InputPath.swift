import Foundation

/// Paths as they are shown: the same on every machine where they can be, and so that they can be opened.
enum InputPath {
  /// A path from the current folder on; one that was named from the root and lies elsewhere stays whole.
  static func shown(_ path: String) -> String {
    guard path.hasPrefix("/") else {
      var parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
      parts.removeAll { $0 == "." }
      return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    let here = FileManager.default.currentDirectoryPath.split(separator: "/")
    guard !here.isEmpty, parts.starts(with: here) else { return "/" + parts.joined(separator: "/") }
    return parts.count == here.count ? "." : parts.dropFirst(here.count).joined(separator: "/")
  }

  /// What names the same file however its path is written: by name, not by what a link leads to.
  static func standard(_ path: String) -> String { URL(filePath: path).standardized.path }
}

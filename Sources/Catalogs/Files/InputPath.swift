import Foundation

/// Paths as they are shown: the same on every machine.
enum InputPath {
  /// A path without its beginning on this machine: relative to the current folder, else from the input's own name on.
  static func shown(_ path: String) -> String {
    guard path.hasPrefix("/") else {
      var parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
      parts.removeAll { $0 == "." }
      return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
    let here = FileManager.default.currentDirectoryPath + "/"
    if path.hasPrefix(here) { return shown(String(path.dropFirst(here.count))) }
    // A language folder says more than the file's own name.
    let parts = path.split(separator: "/")
    let isLanguage = parts.dropLast().last?.lowercased().hasSuffix(".lproj") ?? false
    return parts.isEmpty ? path : parts.suffix(isLanguage ? 2 : 1).joined(separator: "/")
  }

  /// What names the same file however its path is written: by name, not by what a link leads to.
  static func standard(_ path: String) -> String { URL(filePath: path).standardized.path }
}

import ArgumentParser
import TypeCheckKit

/// A namespace for checks of paths on the command line.
enum PathArgument {
  /// Rejects empty paths, which usually come from an unset variable.
  ///
  /// `name` is the subject of the message: `the path` or an option.
  ///
  /// - Throws: `ValidationError` if a path is empty.
  static func check(_ paths: [String?], _ name: String) throws {
    if paths.contains("") { throw ValidationError("\(name) is empty; name a file or folder, or remove it") }
  }

  /// Returns paths as reports show them: absolute paths into the working folder become relative to it.
  static func shown(_ paths: [String]) -> [String] { paths.map { $0.hasPrefix("/") ? FilePath.shown($0) : $0 } }
}

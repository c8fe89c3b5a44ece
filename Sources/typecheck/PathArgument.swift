import ArgumentParser

/// Checks of paths on the command line.
enum PathArgument {
  /// Refuses empty paths, which usually come from an unset variable.
  ///
  /// `name` is `the path` or an option.
  ///
  /// - Throws: `ValidationError`.
  static func check(_ paths: [String?], _ name: String) throws {
    if paths.contains("") { throw ValidationError("\(name) is empty; name a file or folder, or remove it") }
  }
}

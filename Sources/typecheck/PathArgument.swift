import ArgumentParser

/// Paths that a command is given.
enum PathArgument {
  /// Refuses empty paths: those of a variable that is not set.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - name: What they are: `the path`, `--baseline`.
  /// - Throws: `ValidationError`.
  static func check(_ paths: [String?], _ name: String) throws {
    if paths.contains("") { throw ValidationError("\(name) is empty; name a file or folder, or remove it") }
  }
}

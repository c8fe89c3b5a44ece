import TypeCheckKit

/// A file that an option names.
enum NamedFile {
  /// Refuses a file that a link in the repository leads away from: reports may show what it contains.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it.
  ///   - readsOutside: Whether links may lead out of the repository.
  /// - Throws: ``ConfigurationError`` with the fix.
  static func check(_ path: String, readsOutside: Bool) throws(ConfigurationError) {
    guard !readsOutside, FilePath.isDetour(path) else { return }
    throw ConfigurationError(issues: [.named(path, .outside)])
  }
}

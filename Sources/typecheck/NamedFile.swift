import ArgumentParser
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

  /// Refuses such a file of a command that has no option to allow it.
  ///
  /// - Parameter paths: The paths as the user wrote them; nil for an option that is not used.
  /// - Throws: `ValidationError` with the fix.
  static func check(_ paths: String?...) throws(ValidationError) {
    guard let path = paths.compactMap(\.self).first(where: FilePath.isDetour) else { return }
    throw ValidationError("\(path) leads out of its repository or folder by a link; name the place that it leads to")
  }
}

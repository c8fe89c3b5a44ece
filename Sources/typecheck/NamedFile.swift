import ArgumentParser
import TypeCheckKit

/// A namespace for checks of files that options name.
enum NamedFile {
  /// Rejects a file outside the repository that a link leads to, because reports may show its contents.
  ///
  /// `readsOutside` allows such files.
  ///
  /// - Throws: ``ConfigurationError`` with the fix.
  static func check(_ path: String, readsOutside: Bool) throws(ConfigurationError) {
    guard !readsOutside, FilePath.isDetour(path) else { return }
    throw ConfigurationError(issues: [.named(path, .outside)])
  }

  /// Rejects such files for a command without an option to allow them.
  ///
  /// - Throws: `ValidationError` with the fix.
  static func check(_ paths: String?...) throws(ValidationError) {
    guard let path = paths.compactMap(\.self).first(where: FilePath.isDetour) else { return }
    throw ValidationError("\(path) leads out of its repository or folder by a link; name the target of the link")
  }
}

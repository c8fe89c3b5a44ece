import TypeCheckKit

/// A project on disk: its configuration with the options applied, and the folder of the configuration.
struct Project {
  /// The project's configuration.
  var configuration = Configuration()
  /// The folder to which the configuration's patterns are relative.
  var folder = "."
  /// The configuration file; nil if there is none.
  var file: String?
  /// The warnings about the configuration.
  var warnings: [InputIssue] = []

  /// Reads the configuration, after searching for it above `paths` if `config` is nil.
  ///
  /// If `readsOutside` is true, links and paths of the configuration may lead out of its folder.
  /// `options` applies the options that take precedence over the configuration.
  ///
  /// - Throws: ``ConfigurationError`` with all problems.
  init(
    _ config: String?, paths: [String], readsOutside: Bool,
    applying options: (inout Configuration) throws -> Void = { _ in }
  ) throws(ConfigurationError) {
    let file = if let config { config } else { try Self.file(of: paths) }
    if let file {
      let reading = try ConfigurationReader.read(
        path: file, isNamed: config != nil, readsOutside: readsOutside)
      configuration = reading.configuration
      warnings = reading.warnings
      folder = FilePath.folder(of: file)
      self.file = file
    }
    do {
      try options(&configuration)
    } catch {
      throw ConfigurationError(
        at: SourceLocation(startOf: file ?? ConfigurationReader.fileName), "\(error)",
        remedy: "see typecheck help check")
    }
  }

  /// Returns the common configuration file, or nil if there is none.
  ///
  /// - Throws: ``ConfigurationError`` if the paths do not all have the same configuration.
  private static func file(of paths: [String]) throws(ConfigurationError) -> String? {
    let first = paths.first ?? "."
    let file = ConfigurationReader.file(above: first)
    let whole = file.map(FilePath.absolute)
    for path in paths.dropFirst() {
      let other = ConfigurationReader.file(above: path)
      guard other.map(FilePath.absolute) != whole else { continue }
      throw ConfigurationError(
        at: SourceLocation(startOf: other ?? file ?? path),
        "\(first) has \(file ?? "no configuration"), and \(path) has \(other ?? "none"): one run uses one configuration",
        remedy: "name one for all paths with --config, or check them in separate runs")
    }
    return file
  }
}

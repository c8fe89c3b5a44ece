import TypeCheckKit

/// A project as a command finds it: its configuration, options put in front, and the folder that stands in.
struct Project {
  /// What it says once for all runs.
  var configuration = Configuration()
  /// The folder that the configuration's patterns start from.
  var folder = "."
  /// The configuration's file; nil where there is none.
  var file: String?
  /// What was odd in the configuration.
  var warnings: [InputIssue] = []

  /// Finds and reads the configuration.
  ///
  /// - Parameters:
  ///   - config: The configuration that is named; nil looks for it.
  ///   - paths: What is checked.
  ///   - question: The options that go ahead of it; nil for none.
  /// - Throws: ``ConfigurationError`` with everything that is wrong.
  init(_ config: String?, paths: [String], _ question: CheckQuestion? = nil) throws(ConfigurationError) {
    let file = if let config { config } else { try Self.file(of: paths) }
    if let file {
      let reading = try ConfigurationReader.read(path: file)
      configuration = reading.configuration
      warnings = reading.warnings
      folder = FilePath.folder(of: file)
      self.file = file
    }
    do {
      try question?.apply(to: &configuration)
    } catch {
      throw ConfigurationError(
        at: SourceLocation(file: file ?? ConfigurationReader.fileName, line: 1, column: 1), "\(error)",
        remedy: "see typecheck help check")
    }
  }

  /// The configuration of all paths; nil where there is none.
  ///
  /// - Throws: ``ConfigurationError`` where one path has another than the first.
  private static func file(of paths: [String]) throws(ConfigurationError) -> String? {
    let first = paths.first ?? "."
    let file = ConfigurationReader.file(above: first)
    let whole = file.map(FilePath.absolute)
    for path in paths.dropFirst() {
      let other = ConfigurationReader.file(above: path)
      guard other.map(FilePath.absolute) != whole else { continue }
      throw ConfigurationError(
        at: SourceLocation(file: other ?? file ?? path, line: 1, column: 1),
        "\(first) has \(file ?? "no configuration"), and \(path) has \(other ?? "none"): one run goes by one configuration",
        remedy: "name one for all paths with --config, or check them in runs of their own")
    }
    return file
  }
}

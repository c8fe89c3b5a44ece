public import AuditModel
import Documents
import TextRules

extension CheckPipeline {
  /// Creates a check of a project with the project's own configuration.
  ///
  /// - Parameters:
  ///   - path: A folder of the project, or a file in it. The search for `.typecheck.yml` continues in the folders
  ///     above.
  ///   - measure: The options for measuring, without slots. A source language in the configuration replaces their
  ///     default language.
  /// - Returns: The pipeline, and warnings about the configuration. Without a file, the configuration is empty.
  /// - Throws: ``ConfigurationError`` with all problems.
  public static func project(
    at path: String, measure: MeasurePipeline
  ) throws(ConfigurationError) -> (pipeline: CheckPipeline, warnings: [InputIssue]) {
    guard let file = ConfigurationReader.file(above: path) else {
      return (CheckPipeline(Configuration(), folder: path, measure: measure), [])
    }
    let reading = try ConfigurationReader.read(path: file, isNamed: false)
    var measure = measure
    if let locale = reading.configuration.sourceLocale { measure.defaultLocale = locale }
    return (CheckPipeline(reading.configuration, folder: FilePath.folder(of: file), measure: measure), reading.warnings)
  }
}

public import AuditModel
import Catalogs
import TextRules

extension CheckPipeline {
  /// The check of a project by its own configuration.
  ///
  /// - Parameters:
  ///   - path: A folder of the project, or a file in it; `.typecheck.yml` is looked for there and above.
  ///   - measure: What is measured for, the rooms aside; a source language that the configuration names goes ahead of
  ///     its language.
  /// - Returns: The pipeline, and what was odd in the configuration; without one, nothing is configured.
  /// - Throws: ``ConfigurationError`` with everything that is wrong.
  public static func project(
    at path: String, measure: MeasurePipeline
  ) throws(ConfigurationError) -> (pipeline: CheckPipeline, warnings: [InputIssue]) {
    guard let file = ConfigurationReader.file(above: path) else {
      return (CheckPipeline(Configuration(), folder: path, measure: measure), [])
    }
    let reading = try ConfigurationReader.read(path: file)
    var measure = measure
    if let locale = reading.configuration.sourceLocale { measure.defaultLocale = locale }
    return (
      CheckPipeline(reading.configuration, folder: FilePath.folder(of: file), measure: measure), reading.warnings
    )
  }
}

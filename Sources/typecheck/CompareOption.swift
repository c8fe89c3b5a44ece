import ArgumentParser
import TypeCheckKit

/// The option of `check` that names the report of an earlier run.
struct CompareOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The JSON or HTML report of an earlier run. Each report then marks findings as new, worse or known, and lists those that are \
      fixed. The exit status does not change.
      """, valueName: "file"), completion: .file(extensions: ["json", "html"]))
  var compare: String?

  func validate() throws { try PathArgument.check([compare], "--compare") }

  /// Reads the earlier report and passes it to a pipeline.
  ///
  /// - Throws: ``ConfigurationError`` if the file is not a JSON or HTML report of typecheck.
  func prepare(_ pipeline: inout CheckPipeline) throws(ConfigurationError) {
    guard let compare else { return }
    try NamedFile.check(compare, readsOutside: pipeline.readsOutside)
    pipeline.earlier = try EarlierReport(contentsOf: compare)
  }
}

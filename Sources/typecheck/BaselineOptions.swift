import ArgumentParser
import TypeCheckKit

extension [(String, Bool)] {
  /// The names of the options that the user passed.
  var given: [String] { filter(\.1).map(\.0) }
}

/// The options of `check` for previously accepted findings.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A file of accepted findings; only new and worse findings are reported.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all current failures to this file as accepted; with --fail-on review, also findings that need review.",
      valueName: "file"), completion: .file())
  var writeBaseline: String?

  @Flag(help: "Exit with status 1 if entries of the baseline are no longer found.")
  var strictBaseline = false

  func validate() throws {
    try PathArgument.check([baseline], "--baseline")
    try PathArgument.check([writeBaseline], "--write-baseline")
    if strictBaseline, writeBaseline != nil {
      throw ValidationError("--strict-baseline has nothing to compare with --write-baseline; remove one of them")
    }
  }

  /// The names of the options that the user passed.
  var given: [String] {
    [
      ("--baseline", baseline != nil), ("--write-baseline", writeBaseline != nil),
      ("--strict-baseline", strictBaseline),
    ].given
  }

  /// Reads the baseline and passes it to a pipeline.
  ///
  /// `configured` is the configuration's baseline file.
  ///
  /// - Throws: ``ConfigurationError`` with all problems.
  func prepare(_ pipeline: inout CheckPipeline, configured: String?) throws(ConfigurationError) {
    if let writeBaseline {
      let folder = FilePath.folder(of: writeBaseline)
      try NamedFile.check(writeBaseline, readsOutside: pipeline.readsOutside)
      pipeline.newBaselineFolder = folder
      pipeline.baseline = try BaselineFile(before: writeBaseline).map { ($0.accepted, folder) }
      return
    }
    guard let file = baseline ?? configured else {
      guard strictBaseline else { return }
      throw ConfigurationError(
        at: SourceLocation(startOf: "command-line"), "--strict-baseline needs a baseline",
        remedy: "name it with --baseline or in the configuration")
    }
    try NamedFile.check(file, readsOutside: pipeline.readsOutside)
    pipeline.baseline = (try BaselineFile(path: file).accepted, FilePath.folder(of: file))
  }

  /// Writes a new baseline, or reports stale entries with `--strict-baseline`.
  ///
  /// `configured` is the configuration's baseline file. The returned status takes the baseline into account.
  ///
  /// - Throws: ``ConfigurationError`` if the baseline can no longer be read.
  func finish(_ result: inout CheckPipeline.Result, configured: String?, status: ExitStatus) throws -> ExitStatus {
    if let writeBaseline, let accepted = result.newBaseline {
      return write(accepted, to: writeBaseline, &result, status)
    }
    guard strictBaseline, !result.stale.isEmpty, let path = baseline ?? configured else { return status }
    let file = try BaselineFile(path: path)
    result.report.inputIssues += file.issues(of: result.stale)
    StandardStreams.say("error: \(file.sentence(of: result.stale))")
    return status == .stopped ? .stopped : .findings
  }

  /// Writes a new baseline with the accepted findings, keeping old entries that this run does not cover.
  private func write(
    _ accepted: Baseline, to path: String, _ result: inout CheckPipeline.Result, _ status: ExitStatus
  ) -> ExitStatus {
    guard status != .stopped else {
      let sentence = "\(Quotation.escape(path)) was not written, because the run was incomplete"
      StandardStreams.say("error: \(sentence); fix what the report shows and run it again")
      result.report.notes.append(sentence)
      return status
    }
    var whole = accepted
    for (key, extent) in result.kept.entries { whole.accept(extent, at: key) }
    do {
      try OutputFile.write(to: path) { whole.write(to: &$0) }
    } catch {
      return StandardStreams.stop(error)
    }
    let kept = result.kept.entries.count
    if kept > 0 {
      result.report.notes.append(
        "\(kept) \(kept.form("entry", "entries")) of the baseline outside this run \(kept.form("was", "were")) kept"
      )
    }
    return status
  }
}

import Foundation
import TypeCheckKit

/// A run over standard input, which answers each line as soon as possible, in order.
///
/// ``InputLines`` reads the lines as they arrive, ``LineAnswerer`` answers them on several threads, and
/// ``LinePipeline`` writes the answers in order. ``LineTally`` only keeps counts, so the input can be endless.
struct StandardInputRun {
  let pipeline: MeasurePipeline
  /// The level from which findings make the exit status 1.
  let failOn: FailLevel
  /// Whether warnings make the exit status 2.
  let isStrict: Bool
  /// The sizes of each text in an answer.
  let measurements: MeasurementChoice
  /// The warnings to print before the first line is read.
  var warnings: [InputIssue] = []

  /// Answers lines until standard input ends.
  ///
  /// The summary goes to standard error.
  ///
  /// - Throws: The ``ExitStatus`` of the run, unless it is clean.
  func run() throws {
    let auditor = try pipeline.auditor()
    for warning in warnings { StandardStreams.say(warning) }
    for note in pipeline.options.resolver.roomNotes { StandardStreams.say("note: \(note)") }
    // One thread at a time writes; the others use this only after the run has ended.
    let output = DescriptorStream(descriptor: STDOUT_FILENO)
    var tally = LineTally()
    var failure: (any Error)?
    // One thread reads; the others use this only after that thread has ended.
    nonisolated(unsafe) var lines = InputLines()
    let relay = LinePipeline(jobs: pipeline.jobs) {
      [failOn, measurements, defaultLocale = pipeline.defaultLocale] in
      try LineAnswerer(auditor, defaultLocale: defaultLocale, measurements: measurements) {
        failOn.isReached(by: $0)
      }
    } write: { answers in
      answers.bytes.withUnsafeBufferPointer { output.write($0) }
      tally.add(answers.tally)
      failure = answers.failure
      return failure == nil && output.failure == nil && !output.isClosed
    }
    relay.run { lines.next() }
    if let failure { throw failure }
    if output.failure == nil, !output.isClosed, let failure = lines.failure {
      throw StandardStreams.stop(
        "cannot read standard input: \(failure); give it JSON lines, or name files instead of -")
    }
    var report = auditor.emptyReport(version: TypeCheckVersion.current, widthSource: pipeline.widthSource)
    report.summary = tally.summary
    report.inputIssues = warnings + tally.warnings + (tally.firstError.map { [$0] } ?? [])
    try finish(report, tally, output)
  }

  private func finish(_ report: AuditReport, _ tally: LineTally, _ output: DescriptorStream) throws {
    let summary = report.summary
    StandardStreams.say(
      """
      \(summary.texts.counted("text")), \(summary.measurements.counted("measurement")): \(summary.pass) passed, \(summary.fail) failed, \
      \(summary.needsReview) need review; \(summary.notMeasured.counted("text")) not measured, \(tally.linesNotRead.counted("line")) not read
      """)
    for issue in tally.warnings {
      StandardStreams.say("-:\(issue.location.line): warning: \(issue.message); \(issue.remedy)")
    }
    if tally.moreWarnings > 0 {
      StandardStreams.say("and \(tally.moreWarnings.counted("more warning"))")
    }
    if report.summary.texts == 0, tally.warnings.isEmpty, tally.firstError == nil {
      StandardStreams.say(
        "error: standard input contained no item; write one JSON object per line, such as {\"text\": \"Save\"}")
    }
    try StandardStreams.check(output)
    // An empty text counts as answered, although there is nothing to measure.
    let status = ExitStatus(
      of: report, failingOn: failOn, isStrict: isStrict, needsResults: summary.texts == 0)
    if status != .clean { throw status }
    if tally.hasFailed { throw ExitStatus.findings }
  }
}

extension StandardInputRun {
  /// Returns the description of the input and output of the line filter, for the help and the manual.
  ///
  /// `way` is the condition under which the command is a filter, such as `With --items`.
  static func contract(of way: String) -> String {
    """
    Standard input: \(way) the command is a filter, and each line is an item, such as {"key": "greeting", "text": "Hello"}, or \
    the text alone as a JSON string. Fields: \(JSONLines.fields.joined(separator: ", ")). Only text is needed, and any other field is an error; file and line \
    say where the item was found, and else are - and the line's number; id is a string or number that the answer repeats. \
    Blank lines are skipped.

    Standard output: Every item of standard input is answered by one line of JSON (one per available width with --device), in the order of the input and \
    as soon as it is known: an element of results as in --format json, with the item's own findings, its id (else its key), the \
    worst outcome over all sizes (pass, fail, needsReview, or notApplicable if nothing was measured), and charactersThatFit. That is \
    the number of characters of the text that are visible at every size up to twice the size at Large, without the ellipsis; it is \
    null if nothing was measured, or if the text does not fit for other reasons than its length. answer.schema.json describes an \
    answer. An item that cannot be measured, \
    half a line at the end, a text above \(LocalizedString.longestText >> 20) MiB and a line above \(InputLines.longestLine >> 20) MB get {"error": …, "file": …, "id": …, \
    "key": …, "line": …}, without id and key where there is none; the others are still answered, and the exit status is 2. The summary and \
    warnings go to standard error.
    """
  }
}

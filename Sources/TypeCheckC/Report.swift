public import CTypeCheck
import TypeCheckKit

/// The object behind a `tc_report_t`.
final class Report: Texted {
  static let kind = HandleKind.report
  let report: AuditReport
  /// The sizes per text that the JSON report contains.
  let measurements: MeasurementChoice
  var texts = CTexts<String>()

  /// Creates a report without the timings, which would make equal reports differ.
  init(_ report: AuditReport, _ measurements: MeasurementChoice) {
    var report = report
    report.timings = [:]
    self.report = report
    self.measurements = measurements
  }
}

/// Implements `tc_report_create_for_document` from `typecheck/report.h`.
@c @implementation
public func tc_report_create_for_document(
  _ context: Handle?, _ options: Handle?, _ name: CString?, _ nameLength: Int, _ document: CString?, _ length: Int,
  _ report: HandleTarget?
) -> tc_status_t {
  Report.create(report, context, options) { pipeline in
    let name = try Argument.path(name, nameLength, "name")
    let bytes = Array(try Argument.bytes(document, length, upTo: Argument.longestDocument, "document"))
    return { try await pipeline.run(document: bytes, named: name) }
  }
}

/// Implements `tc_report_create_for_paths` from `typecheck/report.h`.
@c @implementation
public func tc_report_create_for_paths(
  _ context: Handle?, _ options: Handle?, _ paths: UnsafePointer<CString?>?, _ count: Int, _ report: HandleTarget?
) -> tc_status_t {
  Report.create(report, context, options) { pipeline in
    let paths = try Argument.paths(paths, count, in: 1...100_000, "paths")
    return { try await pipeline.run(paths) }
  }
}

/// Implements `tc_report_create_for_project` from `typecheck/report.h`.
@c @implementation
public func tc_report_create_for_project(
  _ context: Handle?, _ options: Handle?, _ folder: CString?, _ length: Int, _ report: HandleTarget?
) -> tc_status_t {
  Report.create(report, context, options, .findings) { measure in
    var measure = measure
    measure.retention = .results
    let folder = try Argument.path(folder, length, "folder")
    return { [measure] in
      let (pipeline, warnings) = try CheckPipeline.project(at: folder, measure: measure)
      var report = try await pipeline.run([folder]).report
      report.inputIssues = warnings + report.inputIssues
      return report
    }
  }
}

/// Implements `tc_report_destroy` from `typecheck/report.h`.
@c @implementation
public func tc_report_destroy(_ report: Handle?) { Report.destroy(report) }

/// Implements `tc_report_get_summary` from `typecheck/report.h`.
@c @implementation
public func tc_report_get_summary(_ report: Handle?, _ summary: UnsafeMutablePointer<tc_summary_t>?) -> tc_status_t {
  Report.answer(report) { report in
    guard let summary else { throw Failure.null("summary") }
    let (report, counts) = (report.report, report.report.summary)
    let inputErrors = report.inputIssues.count { $0.severity == .error }
    summary.pointee = tc_summary_t(
      texts: UInt64(counts.texts), distinct_texts: UInt64(counts.distinctTexts),
      measurements: UInt64(counts.measurements), pass: UInt64(counts.pass), fail: UInt64(counts.fail),
      needs_review: UInt64(counts.needsReview), not_measured: UInt64(counts.notMeasured),
      errors: UInt64(counts.errors), warnings: UInt64(counts.warnings), notes: UInt64(counts.notes),
      input_errors: UInt64(inputErrors), input_warnings: UInt64(report.inputIssues.count - inputErrors),
      is_empty: report.isEmpty ? 1 : 0, reserved_number: 0, reserved: (0, 0, 0, 0))
  }
}

/// Implements `tc_report_get_text` from `typecheck/report.h`.
@c @implementation
public func tc_report_get_text(
  _ report: Handle?, _ format: CString?, _ formatLength: Int, _ text: TextTarget?, _ length: CountTarget?
) -> tc_status_t {
  Report.answer(report) { report in
    var settings = ReportSettings()
    settings.measurements = report.measurements
    let reporter = try Report.reporter(format, formatLength).applying(settings)
    guard let text else { throw Failure.null("text") }
    report.texts.text(reporter.format.id) {
      CText(reporter.text(of: report.report.prepared(for: reporter)))
    }.put(text, length)
  }
}

extension Report {
  /// The asynchronous work that creates a report.
  fileprivate typealias Work = @Sendable () async throws -> AuditReport

  /// Answers a call that creates a report; the flag in the options can stop the work.
  ///
  /// `prepare` reads the other arguments of the call and returns the work.
  fileprivate static func create(
    _ target: HandleTarget?, _ context: Handle?, _ options: Handle?, _ measurements: MeasurementChoice = .all,
    _ prepare: (MeasurePipeline) throws -> Work
  ) -> tc_status_t {
    create(target) {
      let options = try Options.optional(options)
      let work = try prepare(try Options.pipeline(options, try Context.of(context)))
      return Report(try Waiting.run(until: options?.stop, work), measurements)
    }
  }

  /// Returns the reporter for a format.
  fileprivate static func reporter(_ format: CString?, _ length: Int) throws -> any Reporter {
    let id = try Argument.given(format, length, "format")
    guard let reporter = Reporters.named(id) else {
      throw UnknownName(id, kind: "a format", known: Reporters.all.map(\.format.id))
    }
    return reporter
  }
}

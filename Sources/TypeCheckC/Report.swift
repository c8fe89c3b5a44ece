public import CTypeCheck
import TypeCheckKit

/// The object behind a `tc_report_t`.
final class Report: Texted {
  static let kind = HandleKind.report
  let report: AuditReport
  /// The sizes of each text that the JSON report contains.
  let measurements: MeasurementChoice
  var texts = CTexts<String>()

  /// Drops the timings, which would make equal reports differ.
  init(_ report: AuditReport, _ measurements: MeasurementChoice = .all) {
    var report = report
    report.timings = [:]
    self.report = report
    self.measurements = measurements
  }
}

/// Implements `tc_report_create_for_document` of `typecheck/report.h`.
@c @implementation
public func tc_report_create_for_document(
  _ context: OpaquePointer?, _ options: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ nameLength: Int,
  _ document: UnsafePointer<CChar>?, _ length: Int, _ report: UnsafeMutablePointer<OpaquePointer?>?
) -> tc_status_t {
  answer {
    guard let report else { throw Failure.null("report") }
    let options = try Options.optional(options)
    let pipeline = try Options.pipeline(options, try Context.of(context))
    let name = try Argument.path(name, nameLength, "name")
    let bytes = Array(try Argument.bytes(document, length, upTo: Argument.longestDocument, "document"))
    try Report(try Waiting.run(until: options?.stop) { try await pipeline.run(document: bytes, named: name) }).put(
      report)
  }
}

/// Implements `tc_report_create_for_paths` of `typecheck/report.h`.
@c @implementation
public func tc_report_create_for_paths(
  _ context: OpaquePointer?, _ options: OpaquePointer?, _ paths: UnsafePointer<UnsafePointer<CChar>?>?,
  _ count: Int, _ report: UnsafeMutablePointer<OpaquePointer?>?
) -> tc_status_t {
  answer {
    guard let report else { throw Failure.null("report") }
    let options = try Options.optional(options)
    let pipeline = try Options.pipeline(options, try Context.of(context))
    let paths = try Argument.paths(paths, count, in: 1...100_000, "paths")
    try Report(try Waiting.run(until: options?.stop) { try await pipeline.run(paths) }).put(report)
  }
}

/// Implements `tc_report_create_for_project` of `typecheck/report.h`.
@c @implementation
public func tc_report_create_for_project(
  _ context: OpaquePointer?, _ options: OpaquePointer?, _ folder: UnsafePointer<CChar>?, _ length: Int,
  _ report: UnsafeMutablePointer<OpaquePointer?>?
) -> tc_status_t {
  answer {
    guard let report else { throw Failure.null("report") }
    let options = try Options.optional(options)
    var measure = try Options.pipeline(options, try Context.of(context))
    measure.retention = .results
    let folder = try Argument.path(folder, length, "folder")
    let audited = try Waiting.run(until: options?.stop) { [measure] in
      let (pipeline, warnings) = try CheckPipeline.project(at: folder, measure: measure)
      var report = try await pipeline.run([folder]).report
      report.inputIssues = warnings + report.inputIssues
      return report
    }
    try Report(audited, .findings).put(report)
  }
}

/// Implements `tc_report_destroy` of `typecheck/report.h`.
@c @implementation
public func tc_report_destroy(_ report: OpaquePointer?) { Report.destroy(report) }

/// Implements `tc_report_get_summary` of `typecheck/report.h`.
@c @implementation
public func tc_report_get_summary(_ report: OpaquePointer?, _ summary: UnsafeMutablePointer<tc_summary_t>?)
  -> tc_status_t
{
  answer {
    let report = try Report.of(report).report
    guard let summary else { throw Failure.null("summary") }
    let counts = report.summary
    var told = tc_summary_t()
    told.texts = UInt64(counts.texts)
    told.distinct_texts = UInt64(counts.distinctTexts)
    told.measurements = UInt64(counts.measurements)
    told.pass = UInt64(counts.pass)
    told.fail = UInt64(counts.fail)
    told.needs_review = UInt64(counts.needsReview)
    told.not_measured = UInt64(counts.notMeasured)
    told.errors = UInt64(counts.errors)
    told.warnings = UInt64(counts.warnings)
    told.notes = UInt64(counts.notes)
    told.input_errors = UInt64(report.inputIssues.count { $0.severity == .error })
    told.input_warnings = UInt64(report.inputIssues.count) - told.input_errors
    told.is_empty = report.isEmpty ? 1 : 0
    summary.pointee = told
  }
}

/// Implements `tc_report_get_text` of `typecheck/report.h`.
@c @implementation
public func tc_report_get_text(
  _ report: OpaquePointer?, _ format: UnsafePointer<CChar>?, _ formatLength: Int,
  _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?
) -> tc_status_t {
  answer {
    let report = try Report.of(report)
    var reporter = try Report.reporter(format, formatLength)
    if reporter is JSONReporter { reporter = JSONReporter(measurements: report.measurements) }
    guard let text else { throw Failure.null("text") }
    report.texts.text(reporter.format.id) { [reporter] in
      CText(reporter.text(of: report.report.prepared(for: reporter)))
    }.put(text, length)
  }
}

extension Report {
  /// The reporter of a format.
  fileprivate static func reporter(_ format: UnsafePointer<CChar>?, _ length: Int) throws -> any Reporter {
    guard format != nil else { throw Failure.null("format") }
    let id = try Argument.text(format, length, "format")
    guard let reporter = Reporters.named(id) else {
      throw UnknownName(id, kind: "a format", known: Reporters.all.map(\.format.id))
    }
    return reporter
  }
}

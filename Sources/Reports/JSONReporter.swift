public import AuditModel
internal import Causes

/// A reporter that writes the published JSON format: sorted keys, and the same bytes for the same report.
///
/// Each measurement, finding and issue is on one line, so that reports can be compared line by line. The writer's
/// memory use does not grow with the report.
public struct JSONReporter: Reporter {
  /// The schema version of all JSON reports; `report.schema.json` describes it.
  ///
  /// Fields may be added within a version, but never renamed. The field `measurements` states the shape of `results`:
  /// with `all`, a result has every size; with ``MeasurementChoice/findings``, it has one line and a slot by number.
  public static let schemaVersion = 3

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "json", fileExtension: "json", description: "every text, finding and cause, for programs")

  /// The sizes of each text to write.
  public var measurements: MeasurementChoice

  /// The results that the reporter needs: all findings and texts, with the sizes to write.
  public var retention: AuditRetention { measurements == .all ? .everything : .results }

  /// Creates a reporter.
  ///
  /// - Parameter measurements: The sizes of each text to write.
  public init(measurements: MeasurementChoice = .all) { self.measurements = measurements }

  /// Returns the reporter with the choice of sizes.
  ///
  /// - Parameter settings: The settings of the run.
  /// - Returns: The reporter.
  public func applying(_ settings: ReportSettings) -> Self { Self(measurements: settings.measurements) }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    let hasTexts = report.hasTexts
    let hasRecords = hasTexts && measurements != .all
    let causes = report.causes
    let owners = causes.numbers(of: report.findings.count)
    var json = JSONWriter()
    var records = JSONRecords(measurements)
    json.object(.lines) { json in
      if hasTexts {
        let accepted = report.accepted
        json.object(
          "accepted",
          of: [
            "baselined": accepted.baselined, "stale": accepted.stale, "suppressed": accepted.suppressed,
            "worsened": accepted.worsened,
          ])
      }
      if !report.backdrops.isEmpty { json.field("backdrops", report.backdrops, .lines) }
      json.array("causes", causes, to: &output) { $0.write($1, example: report.findings[$1.example]) }
      if let comparison = report.comparison { json.field("comparedWith", comparison.file) }
      if let container = report.container { json.field("container", container) }
      json.field("filesRead", report.filesRead)
      json.array("findings", report.findings.indices, to: &output) { json, index in
        json.object { report.findings[index].writeMembers(to: &$0, cause: owners[index]) }
      }
      if let comparison = report.comparison { json.field("fixed", comparison.fixed, .lines) }
      if hasTexts { json.field("fonts", report.fonts, .lines) }
      json.field("inputIssues", report.inputIssues, .lines)
      json.object("leftOut", of: report.leftOut)
      if hasTexts {
        json.field("libraries", report.libraries)
        json.object("locales", of: report.locales)
      }
      if hasTexts { json.field("measurements", measurements.rawValue) }
      json.field("notes", [ReportNotice.empty(report)?.text].compactMap(\.self) + report.notes + report.remarks)
      if let palettes = report.palettes {
        json.write(palettes, to: &output)
        json.field("pictures", report.pictures, .lines)
      }
      json.field("platform", report.platform)
      if hasRecords {
        records.write(report.results, &json, to: &output)
      } else if hasTexts {
        json.array("results", report.results, to: &output) { $0.write($1, layout: .lines) }
      }
      json.field("schemaVersion", Self.schemaVersion)
      if hasRecords { records.writeSlots(&json) }
      if let contrast = report.sufficientContrast { json.write(contrast) }
      json.writeSummary(of: report)
      Self.writeThresholds(of: report.rules, &json)
      if !report.timings.isEmpty { json.object("timings", of: report.timings) }
      json.writeTool(version: report.version)
    }
    json.finish(to: &output)
  }

  /// Writes the thresholds that differ from the default, if any.
  private static func writeThresholds(of rules: [RuleDescriptor], _ json: inout JSONWriter) {
    let changes = rules.flatMap { rule in rule.options.filter(\.isChanged).map { (rule: rule.id, option: $0) } }
    guard !changes.isEmpty else { return }
    json.array("thresholds", changes, .lines) { json, change in
      json.object { json in
        json.field("default", change.option.defaultValue)
        json.field("name", change.option.name)
        json.field("rule", change.rule)
        json.field("unit", change.option.unit.rawValue)
        json.field("value", change.option.value)
      }
    }
  }
}

public import AuditModel

/// Writes the published JSON format: sorted keys, and the same bytes for the same report.
///
/// Each measurement, finding and issue is on one line, so that reports can be compared line by line. The writer's
/// memory use does not grow with the report.
public struct JSONReporter: Reporter {
  /// The schema version of reports with every size of each text.
  ///
  /// Fields may be added within a version, but never renamed.
  public static let schemaVersion = 1

  /// The schema version of reports with only the sizes that have findings (``MeasurementChoice/findings``).
  public static let findingsSchemaVersion = 2

  /// The format's id, file extension and description.
  public static let format = ReportFormat(
    id: "json", fileExtension: "json", description: "every text and finding, for programs")

  /// The sizes of each text to write.
  public var measurements: MeasurementChoice

  /// All findings and texts, with the sizes to write.
  public var retention: AuditRetention { measurements == .all ? .everything : .results }

  /// Creates a reporter.
  ///
  /// - Parameter measurements: The sizes of each text to write.
  public init(measurements: MeasurementChoice = .all) { self.measurements = measurements }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The result of a run.
  ///   - output: The stream to write to.
  public func write(_ report: AuditReport, to output: inout some TextOutputStream) {
    var json = JSONWriter()
    let hasTexts = report.container != nil || (report.palettes == nil && report.layoutSummary == nil)
    let hasRecords = hasTexts && measurements != .all
    json.open("{", "}", .lines)
    if hasTexts {
      json.key("accepted")
      json.write(report.accepted)
    }
    if !report.backdrops.isEmpty {
      json.key("backdrops")
      json.array(report.backdrops, .lines) { $0.write($1) }
    }
    if let container = report.container {
      json.key("container")
      json.write(container)
    }
    json.field("filesRead", report.filesRead)
    json.key("findings")
    json.open("[", "]", .lines)
    for finding in report.findings {
      json.write(finding)
      json.flush(to: &output)
    }
    json.close()
    if hasTexts {
      json.key("fonts")
      json.array(report.fonts, .lines) { $0.write($1) }
    }
    json.key("inputIssues")
    json.array(report.inputIssues, .lines) { $0.write($1) }
    json.key("leftOut")
    json.write(report.leftOut)
    if hasTexts {
      json.key("libraries")
      json.array(report.libraries) { $0.value($1) }
      json.key("locales")
      json.write(report.locales)
    }
    if hasRecords { json.field("measurements", measurements.rawValue) }
    json.key("notes")
    json.array([ReportNotice.empty(report)?.text].compactMap(\.self) + report.notes) { $0.value($1) }
    if let palettes = report.palettes {
      json.key("palettes")
      json.write(palettes, to: &output)
      json.key("pictures")
      json.array(report.pictures, .lines) { $0.write($1) }
    }
    json.field("platform", report.platform)
    var records = JSONRecords(measurements)
    if hasTexts {
      json.key("results")
      if hasRecords {
        records.write(report.results, &json, to: &output)
      } else {
        json.open("[", "]", .lines)
        for result in report.results {
          json.write(result, findings: nil, layout: .lines)
          json.flush(to: &output)
        }
        json.close()
      }
    }
    json.field("schemaVersion", hasRecords ? Self.findingsSchemaVersion : Self.schemaVersion)
    if hasRecords {
      json.key("slots")
      records.writeSlots(&json)
    }
    if let contrast = report.sufficientContrast {
      json.key("sufficientContrast")
      json.write(contrast)
    }
    json.key("summary")
    json.writeSummary(of: report, hasTexts: hasTexts)
    let changes = report.rules.filter { $0.options.contains(where: \.isChanged) }
    if !changes.isEmpty {
      json.key("thresholds")
      json.open("[", "]", .lines)
      for rule in changes {
        for option in rule.options where option.isChanged { json.write(option, of: rule.id) }
      }
      json.close()
    }
    if !report.timings.isEmpty {
      json.key("timings")
      json.object { json in
        for (name, seconds) in report.timings.sorted(by: { $0.key < $1.key }) {
          json.key(named: name)
          json.value(seconds)
        }
      }
    }
    json.writeTool(version: report.version)
    json.close()
    json.append("\n")
    json.flush(to: &output, above: 0)
  }
}

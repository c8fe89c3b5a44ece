import AuditModel
import DynamicType
import Foundation
import Reports
import TestSupport

@testable import TypeCheckKit

/// Findings and runs for comparisons.
enum ComparisonSamples {
  /// A finding on a text in a slot.
  static func finding(
    _ key: String, locale: String = "de", file: String = "App/de.strings", rule: String = "text-truncated",
    width: Double = 150, from: ContentSizeCategory = .accessibilityMedium, over: Double = 20, uncertainty: Double = 3
  ) -> Finding {
    let string = LocalizedString(
      location: SourceLocation(file: file, line: 3, column: 1), key: key, text: key, locale: locale, group: file)
    let one = TextMeasurement(
      category: from, size: 28, leading: 33, weight: .regular, naturalWidth: 170, uncertainty: uncertainty)
    let subject = SlotMeasurement(
      string: string, slot: Slot(style: .body, width: width), measurements: [one], sizeAtLarge: 17)
    var finding = Finding(rule: rule, severity: .error, subject: subject, message: "it is cut")
    finding.firstCategory = from
    finding.worst = Finding.Worst(category: .accessibilityExtraExtraExtraLarge, overBy: over, visibleText: nil)
    finding.worst?.uncertainty = uncertainty
    return finding
  }

  /// A report as a later run reads it, from the JSON that an earlier run wrote.
  static func earlier(
    _ findings: [Finding], _ measurements: MeasurementChoice = .findings
  ) throws -> EarlierReport {
    var report = AuditReport(version: TypeCheckVersion.current, platform: "ios", container: nil)
    report.findings = findings
    return try earlier(report, measurements)
  }

  static func earlier(_ report: AuditReport, _ measurements: MeasurementChoice = .findings) throws -> EarlierReport {
    try EarlierReport(
      Array(JSONReporter(measurements: measurements).text(of: report).utf8), file: "main.json")
  }

  /// The matches of findings with those of a report in the same folder.
  static func match(_ findings: [Finding], _ earlier: EarlierReport) -> FindingMatcher {
    let files = Set(findings.map(\.location.file))
    return FindingMatcher(findings, since: earlier.findings, paths: PathChange(from: files, to: earlier.files))
  }

  /// Texts of which two are cut, with the slots that say so.
  static let files = [
    ".typecheck.yml": "slots: {row: {style: body, width: 150, lines: 1}}\nkeys: {\"*\": row}\n",
    "App/en.lproj/Main.strings": "\"apply\" = \"Apply\";\n\"close\" = \"Close\";\n",
    "App/de.lproj/Main.strings": "\"apply\" = \"Einstellungen übernehmen\";\n\"close\" = \"Zu\";\n",
    "App/fr.lproj/Main.strings": "\"apply\" = \"Appliquer les réglages\";\n\"close\" = \"Non\";\n",
  ]

  /// Checks files in a folder of their own, and compares with an earlier report.
  static func check(
    _ files: [String: String] = files, since earlier: EarlierReport? = nil, _ inputs: [String] = [],
    change: (inout CheckPipeline) throws -> Void = { _ in }
  ) async throws -> AuditReport {
    let folder = try TemporaryFolder()
    for (path, content) in files { try folder.write(path, Array(content.utf8)) }
    let configuration = try ConfigurationReader.read(path: folder.file(".typecheck.yml")).configuration
    var pipeline = CheckPipeline(configuration, folder: folder.path, measure: MeasurePipeline())
    pipeline.measure.retention = .results
    pipeline.earlier = earlier
    try change(&pipeline)
    let report = try await pipeline.run(inputs.map { folder.file($0) }).report
    return withExtendedLifetime(folder) { report }
  }
}

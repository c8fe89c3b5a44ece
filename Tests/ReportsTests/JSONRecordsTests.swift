import AuditModel
import Foundation
import Reports
import TestSupport
import Testing

/// JSON with one line per text: `--measurements findings`.
@Suite struct JSONRecordsTests {
  private static let reporter = JSONReporter(measurements: .findings)

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func mixed() throws {
    try TerminalReporterTests.golden.compare(Self.reporter.text(of: Samples.mixed()), with: "records.json")
  }

  @Test func textsAreGroupedByFileAndNameTheirSlot() throws {
    let root = try object(Self.reporter.text(of: Samples.mixed()))
    #expect(root["schemaVersion"] as? Int == 3 && root["measurements"] as? String == "findings")
    let files = try #require(root["results"] as? [[String: Any]])
    #expect(files.compactMap { $0["file"] as? String }.first == "de.json")
    let texts = files.flatMap { $0["texts"] as? [[String: Any]] ?? [] }
    #expect(texts.count == Samples.mixed().results.count)
    let slots = try #require(root["slots"] as? [[String: Any]])
    #expect(slots.count == 2, "with a line limit and without")
    #expect(texts.allSatisfy { slots.indices.contains($0["slot"] as? Int ?? -1) })
    #expect(slots[0]["lineLimit"] as? Int == 1 && slots[1]["lineLimit"] is NSNull)
  }

  @Test func onlySizesWithFindingsAreWrittenAndTheOthersCounted() throws {
    let root = try object(Self.reporter.text(of: Samples.mixed()))
    let files = try #require(root["results"] as? [[String: Any]])
    let german = try #require((files[0]["texts"] as? [[String: Any]])?.first)
    let measurements = try #require(german["measurements"] as? [[String: Any]])
    #expect(measurements.allSatisfy { $0["outcome"] as? String == "fail" })
    #expect(german["fail"] as? Int == measurements.count)
    #expect((german["pass"] as? Int ?? 0) + measurements.count == 12)
    let clean = try object(Self.reporter.text(of: Samples.clean()))
    let passed = try #require((clean["results"] as? [[String: Any]])?.first?["texts"] as? [[String: Any]]).first
    #expect(passed?["measurements"] == nil && passed?["pass"] as? Int == 12)
  }

  @Test func aTextIsOneLine() {
    let text = Self.reporter.text(of: Samples.mixed())
    let lines = text.split(separator: "\n").filter { $0.contains("\"slot\": ") }
    #expect(lines.count == Samples.mixed().results.count)
  }

  @Test func keepingOnlyTheseSizesGivesTheSameReport() {
    var report = Samples.mixed()
    let whole = Self.reporter.text(of: report)
    for index in report.results.indices { report.results[index].keep(.findings) }
    #expect(report.results.contains { $0.measurements.isEmpty && $0.notMeasured == nil })
    #expect(Self.reporter.text(of: report) == whole)
  }

  @Test func countsTextsThatOnlyLackASlot() {
    var result = Samples.result("A long text to which nobody gave a slot", key: "a", locale: "en", lines: nil)
    for index in result.measurements.indices {
      result.measurements[index].outcome = .needsReview
      result.measurements[index].reason = index < 11 ? .noSlot : .withinErrorBar
    }
    result.keep(.findings)
    #expect(result.measurements.map(\.reason) == [.withinErrorBar])
    #expect(result.counts.needsReview == 12 && result.counts.pass == 0)
  }

  @Test func aReportWithoutTextsHasNoRecords() throws {
    var report = AuditReport(version: "0.1.0", platform: "ios", container: nil)
    report.palettes = []
    let root = try object(Self.reporter.text(of: report))
    #expect(root["schemaVersion"] as? Int == 3 && root["slots"] == nil && root["measurements"] == nil)
  }

  @Test func linesContainTheSameSizes() throws {
    let report = Samples.mixed()
    var writer = JSONLineWriter(measurements: .findings)
    writer.write(report.results[0], findings: [report.findings[0]])
    let line = try object(String(decoding: writer.bytes, as: UTF8.self))
    let measurements = try #require(line["measurements"] as? [[String: Any]])
    #expect(measurements.allSatisfy { $0["outcome"] as? String == "fail" } && !measurements.isEmpty)
    #expect((line["counts"] as? [String: Int])?["fail"] == measurements.count)
    #expect((line["findings"] as? [Any])?.count == 1 && line["file"] as? String == "de.json")
  }

  @Test func aReporterThatNeedsEverythingDecides() {
    #expect(AuditRetention.results.joined(with: .findings) == .results)
    #expect(AuditRetention.findings.joined(with: .results) == .results)
    #expect(AuditRetention.results.joined(with: .everything) == .everything)
    #expect(Self.reporter.retention == .results && JSONReporter().retention == .everything)
  }
}

import AuditModel
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import Reports

/// The published JSON Schemas describe every report, answer and example, as a foreign validator sees it.
@Suite struct ReportSchemaTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The kind of document that a schema describes.
  enum Kind: String, CaseIterable {
    case report, answer, uses
    case causeLines = "cause-lines"

    /// The file of the schema.
    var schema: URL {
      ReportSchemaTests.package.appending(path: "Sources/TypeCheckKit/Schemas/\(rawValue).schema.json")
    }
  }

  private func violations(_ kind: Kind, _ documents: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    let files = try documents.sorted { $0.key < $1.key }.map { try folder.write($0.key, $0.value) }
    return try ReportReader.violations(of: kind.schema, in: files).replacing(folder.path, with: "")
  }

  // MARK: What typecheck writes

  private static let reports: [String: AuditReport] = [
    "texts": FormatSamples.texts(), "colors": FormatSamples.colors(), "screens": LayoutSamples.mixed(),
    "bar": ColorSamples.bar(), "compared": ComparisonReportTests.report(), "clean": Samples.clean(),
    "empty": Samples.empty(), "place": CauseSamples.place(keys: 3), "hostile": CauseSamples.hostile(3), "full": full(),
  ]

  /// A report with every optional member.
  private static func full() -> AuditReport {
    var report = ComparisonReportTests.report()
    let colors = FormatSamples.colors()
    (report.palettes, report.colorSummary) = (colors.palettes, colors.colorSummary)
    report.layoutSummary = AuditReport.LayoutSummary()
    report.findings += colors.findings + LayoutSamples.mixed().findings
    report.rules[1].options[0].value = 2.5
    report.timings = ["measuring": 0.25]
    report.sufficientContrast = SufficientContrast()
    report.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .error)
    report.tally.boundedTexts = 3
    report.findings[4].locales = ["de", "ja"]
    report.findings[4].firstVisibleText = "すべて…"
    report.findings[0].certainty = .likely
    report.results[0].drawn = DrawnText(text: "3 files", form: nil, samples: ["%d": "3"])
    report.results[0].isSource = true
    report.results[0].notes = ["a note"]
    report.results[0].missingCharacters = ["U+E000"]
    report.remarks = ["a remark"]
    return report
  }

  @Test(arguments: MeasurementChoice.allCases) func reportsMatchTheSchema(_ measurements: MeasurementChoice) throws {
    let reporter = JSONReporter(measurements: measurements)
    let documents = Self.reports.map { ("\($0.key).json", reporter.text(of: $0.value)) }
    #expect(try violations(.report, Dictionary(uniqueKeysWithValues: documents)) == "")
  }

  @Test func causeLinesMatchTheSchema() throws {
    let documents = Self.reports.map { ("\($0.key).jsonl", JSONLinesReporter().text(of: $0.value)) }
    #expect(try violations(.causeLines, Dictionary(uniqueKeysWithValues: documents)) == "")
  }

  @Test func answersMatchTheSchema() throws {
    let report = Self.full()
    var lines = ""
    for choice in MeasurementChoice.allCases {
      var writer = JSONLineWriter(measurements: choice)
      for result in report.results { writer.write(result, findings: report.findings) }
      var named = report.results[1]
      for id in [TextDetails.Identifier.text("x"), .number(7), .number(0.5)] {
        var details = TextDetails()
        details.id = id
        named.string.details = details
        writer.write(named, findings: [])
        writer.write(error: "e", at: named.location, key: "k", id: id)
      }
      writer.write(error: "e", at: named.location, key: "")
      lines += String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(try violations(.answer, ["answers.jsonl": lines]) == "")
  }

  // MARK: Examples

  /// The kind of a document by its content; nil for a document of another program or command.
  private func kind(_ text: String, isLines: Bool) -> Kind? {
    let first = isLines ? String(text.prefix { $0 != "\n" }) : text
    guard let object = try? JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any] else { return nil }
    if isLines { return object["kind"] as? String == "run" ? .causeLines : .answer }
    if object["blockers"] != nil { return .uses }
    return object["schemaVersion"] != nil && object["findings"] != nil ? .report : nil
  }

  /// Every example of the repository that is a report or an answer.
  @Test(arguments: Kind.allCases) func everyExampleMatchesItsSchema(_ kind: Kind) throws {
    var found: [String] = []
    for folder in ["Reports/examples", "Tests/Golden"] {
      let root = Self.package.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted() {
        guard path.hasSuffix(".json") || path.hasSuffix(".jsonl") else { continue }
        let file = root.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        if self.kind(text, isLines: path.hasSuffix(".jsonl")) == kind { found.append(file.path) }
      }
    }
    #expect(!found.isEmpty, "no example of \(kind.rawValue)")
    #expect(try ReportReader.violations(of: kind.schema, in: found) == "")
  }

  // MARK: The schemas

  private func schema(_ kind: Kind) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: kind.schema)) as? [String: Any])
  }

  /// Objects of a schema with the path to each.
  private func objects(_ value: Any, _ path: String = "") -> [(path: String, object: [String: Any])] {
    if let values = value as? [Any] { return values.enumerated().flatMap { objects($1, "\(path)/\($0)") } }
    guard let object = value as? [String: Any] else { return [] }
    return [(path, object)] + object.sorted { $0.key < $1.key }.flatMap { objects($0.value, "\(path)/\($0.key)") }
  }

  /// An unknown member is an error, so that a new one has to be described.
  @Test(arguments: Kind.allCases) func everyObjectIsClosed(_ kind: Kind) throws {
    let objects = objects(try schema(kind)).filter { $0.object["type"] as? String == "object" }
    #expect(objects.count > 4)
    for (path, object) in objects { #expect(object["additionalProperties"] != nil, "\(path)") }
  }

  /// The schemas are files of their own, so they repeat parts, which must not differ.
  @Test func sharedPartsAreTheSame() throws {
    let report = try #require(try schema(.report)["$defs"] as? [String: Any])
    let answer = try #require(try schema(.answer)["$defs"] as? [String: Any])
    for name in ["measurement", "room", "device", "use", "worst", "edit", "colorEvidence", "layoutEvidence"] {
      guard let part = answer[name] as? NSDictionary else { continue }
      #expect(report[name] as? NSDictionary == part, "\(name)")
    }
    var finding = try #require(report["finding"] as? [String: Any])
    var properties = try #require(finding["properties"] as? [String: Any])
    properties["cause"] = nil
    finding["properties"] = properties
    finding["required"] = (finding["required"] as? [String])?.filter { $0 != "cause" }
    #expect(NSDictionary(dictionary: finding) == answer["finding"] as? NSDictionary)
  }

  /// A validator that accepts anything would prove nothing.
  @Test func otherDocumentsAreRefused() throws {
    let text = JSONReporter(measurements: .findings).text(of: FormatSamples.texts())
    for (old, new) in [
      ("\"schemaVersion\": 3", "\"schemaVersion\": 2"), ("\"kind\": \"key\"", "\"kind\": \"keys\""),
      ("\"certainty\": \"certain\"", "\"certainty\": \"sure\""), ("\"filesRead\"", "\"filesSeen\""),
      ("\"slot\": 0", "\"slot\": -1"),
    ] {
      #expect(text.contains(old), "\(old)")
      #expect(try violations(.report, ["a.json": text.replacing(old, with: new)]) != "", "\(new)")
    }
    let lines = JSONLinesReporter().text(of: FormatSamples.texts())
    #expect(try violations(.causeLines, ["a.jsonl": lines.replacing("\"shown\"", with: "\"written\"")]) != "")
    #expect(try violations(.answer, ["a.jsonl": "{\"error\": \"e\"}"]) != "")
  }
}

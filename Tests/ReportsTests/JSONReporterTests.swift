import AuditModel
import Causes
import Foundation
import Reports
import TestSupport
import Testing

@Suite struct JSONReporterTests {
  private var golden: Golden { TerminalReporterTests.golden }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func clean() throws { try golden.compare(JSONReporter().text(of: Samples.clean()), with: "clean.json") }

  @Test func mixed() throws { try golden.compare(JSONReporter().text(of: Samples.mixed()), with: "mixed.json") }

  @Test func shape() throws {
    let root = try object(JSONReporter().text(of: Samples.mixed()))
    #expect(root["schemaVersion"] as? Int == 3 && root["measurements"] as? String == "all")
    #expect((root["tool"] as? [String: String]) == ["name": "typecheck", "version": "0.1.0"])
    let container = try #require(root["container"] as? [String: Any])
    #expect(container["width"] as? Int == 288 && container["lines"] as? String == "auto")
    #expect(container["height"] is NSNull)
    let results = try #require(root["results"] as? [[String: Any]])
    #expect(results.count == 6)
    let measurements = try #require(results[0]["measurements"] as? [[String: Any]])
    #expect(measurements.count == 12)
    #expect(Set(measurements[0].keys).isSuperset(of: Self.measurementKeys))
    #expect(measurements[11]["visibleText"] as? String == "Einstellu…")
    #expect((results[5]["notMeasured"] as? [String: String])?["package"] == "fonts-noto-core")
    #expect((results[5]["measurements"] as? [Any])?.isEmpty == true)
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(Set(findings[0].keys).isSuperset(of: Self.findingKeys))
    #expect((findings[0]["fingerprint"] as? String)?.count == 16)
    #expect(findings.map { $0["certainty"] as? String } == Array(repeating: "certain", count: 4) + [nil, nil, nil])
    let issues = try #require(root["inputIssues"] as? [[String: Any]])
    #expect(Set(issues[0].keys) == ["file", "line", "column", "severity", "message", "remedy"])
  }

  /// Each finding names its cause, and each cause its findings.
  @Test func causesAndFindingsReferToEachOther() throws {
    let report = FormatSamples.texts()
    let root = try object(JSONReporter(measurements: .findings).text(of: report))
    let causes = try #require(root["causes"] as? [[String: Any]])
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(causes.count == report.causes.count && causes.count == 7)
    for (index, cause) in causes.enumerated() {
      let numbers = try #require(cause["findings"] as? [Int])
      #expect(!numbers.isEmpty && numbers.allSatisfy { findings[$0]["cause"] as? Int == index })
      let example = findings[try #require(cause["example"] as? Int)]
      #expect(cause["message"] as? String == example["message"] as? String)
      #expect(cause["rule"] as? String == example["rule"] as? String)
    }
    let first = causes[0]
    #expect(first["kind"] as? String == "key" && first["severity"] as? String == "error")
    #expect(first["languages"] as? [String] == ["de"] && first["texts"] as? Int == 1 && first["keys"] as? Int == 1)
    #expect((first["sites"] as? [[String: Any]])?.map { $0["line"] as? Int } == [10, 20, 30, 40])
    let edit = try #require(first["edit"] as? [String: Any])
    #expect(edit["line"] as? Int == 12 && (edit["advice"] as? String)?.hasPrefix("allow 2 lines") == true)
    #expect(causes.last?["outcome"] as? String == "needsReview" && causes.last?["certainty"] is NSNull)
    #expect(causes.last?["reason"] as? String == "no-slot")
  }

  @Test func reportsTheDrawnText() throws {
    var result = Samples.result("%d files for %@", key: "files", locale: "en")
    let place = SourceLocation(file: "strings.json", line: 9, column: 5)
    let form = TextForm(
      choices: [.init(.plural, argument: "count", value: "few"), .init(.device, value: "ipad")],
      text: "%d files for %@",
      location: place)
    result.drawn = DrawnText(text: "3 files for Ana", form: form, samples: ["%d": "3", "%@": "Ana"])
    var report = Samples.clean()
    report.results = [result]
    report.findings = [Samples.finding(result, .error)]
    let root = try object(JSONReporter().text(of: report))
    let drawn = try #require((root["results"] as? [[String: Any]])?.first)
    #expect(drawn["measuredText"] as? String == "3 files for Ana" && drawn["line"] as? Int == 9)
    #expect(drawn["samples"] as? [String: String] == ["%d": "3", "%@": "Ana"])
    #expect(drawn["form"] as? String == "few of count, ipad" && drawn["text"] as? String == "%d files for %@")
    let finding = try #require((root["findings"] as? [[String: Any]])?.first)
    #expect(finding["form"] as? String == "few of count, ipad" && finding["line"] as? Int == 9)
    let plain = try #require(
      (try object(JSONReporter().text(of: Samples.clean()))["results"] as? [[String: Any]])?.first)
    #expect(plain["samples"] == nil && plain["measuredText"] == nil && plain["form"] == nil)
  }

  static let measurementKeys: Set<String> = [
    "category", "size", "leading", "tracking", "weight", "naturalWidth", "uncertainty", "lineLimit", "lineLimitSource",
    "lineCount", "height", "fits", "outcome", "reason", "visibleText", "scale", "visibleShare", "missingGlyphs",
  ]
  static let findingKeys: Set<String> = [
    "rule", "severity", "file", "line", "column", "key", "locale", "style", "message", "firstCategory", "worst", "room",
    "lineLimit", "outcome", "reason", "fingerprint", "cause", "certainty",
  ]

  @Test(arguments: ["clean", "mixed", "empty"]) func keysAreSorted(_ name: String) throws {
    let report = name == "clean" ? Samples.clean() : name == "mixed" ? Samples.mixed() : Samples.empty()
    let text = JSONReporter().text(of: report)
    var stack: [String] = []
    var previous: Character = " "
    // Our own reports have no braces in strings except the samples' message, which is taken out first.
    let plain = text.replacing("missing } at", with: "missing at")
    var rest = plain[...]
    while let character = rest.first {
      if character == "{" { stack.append("") }
      if character == "}" { stack.removeLast() }
      if character == "\"", previous == "{" || previous == "," || previous == " " || previous == "\n",
        let match = rest.prefixMatch(of: #/"([A-Za-z0-9 .,]+)": /#)
      {
        let name = String(match.1)
        let last = try #require(stack.last)
        #expect(last.utf8.lexicographicallyPrecedes(name.utf8), "\(name) after \(last)")
        stack[stack.count - 1] = name
      }
      previous = character
      rest = rest.dropFirst()
    }
    #expect(stack.isEmpty)
  }

  private func line(_ write: (inout JSONLineWriter) -> Void) -> String {
    var writer = JSONLineWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func aLineWriterIsUsedAgain() {
    let report = Samples.mixed()
    var writer = JSONLineWriter()
    writer.write(error: "first", at: SourceLocation(file: "-", line: 1, column: 1), key: "")
    writer.removeAll()
    #expect(writer.bytes.isEmpty)
    writer.write(report.results[1], findings: [])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == line { $0.write(report.results[1], findings: []) })
  }

  @Test func lines() throws {
    let report = Samples.mixed()
    let first = line { $0.write(report.results[0], findings: [report.findings[0]]) }
    let hostile = line { $0.write(report.results[2], findings: []) }
    let place = SourceLocation(file: "de.json", line: 4, column: 7)
    let error = line { $0.write(error: "the line is not a JSON \"object\"\n", at: place, key: "") }
    #expect(error == #"{"error": "the line is not a JSON \"object\"\n", "file": "de.json", "line": 4}"# + "\n")
    #expect(
      line { $0.write(error: "e", at: place, key: "k") }.contains(
        #""file": "de.json", "id": "k", "key": "k", "line": 4"#))
    #expect(
      line { $0.write(error: "e", at: place, key: "", id: .number(7)) }.contains(
        #""file": "de.json", "id": 7, "line": 4"#))
    #expect((try object(first)["findings"] as? [Any])?.count == 1)
    #expect((try object(hostile)["findings"] as? [Any])?.isEmpty == true)
    let text = first + hostile + error
    #expect(text.filter { $0 == "\n" }.count == 3)
    try golden.compare(text, with: "lines.jsonl")
  }

  @Test func aLineEqualsTheElementOfResults() throws {
    let report = Samples.mixed()
    let results = try #require(object(JSONReporter().text(of: report))["results"] as? [[String: Any]])
    var line = try object(line { $0.write(report.results[0], findings: []) })
    #expect(line["id"] as? String == "settings.apply" && line["outcome"] as? String == "fail")
    // Twice the size at Large is not known here, so the largest size counts: "Einstellu…".
    #expect(line["charactersThatFit"] as? Int == 9)
    for name in ["findings", "id", "outcome", "charactersThatFit"] { line[name] = nil }
    #expect(NSDictionary(dictionary: line) == NSDictionary(dictionary: results[0]))
  }

  /// Counts pieces instead of keeping them.
  private struct Counter: TextOutputStream {
    var pieces = 0
    var largest = 0
    var bytes = 0
    mutating func write(_ string: String) {
      pieces += 1
      largest = max(largest, string.utf8.count)
      bytes += string.utf8.count
    }
  }

  /// Keeps bytes; text would be an error.
  private struct Bytes: ByteStream {
    final class Kept { var bytes: [UInt8] = [] }
    let kept = Kept()
    mutating func write(_ string: String) { Issue.record("a string was made of \(string.utf8.count) bytes") }
    func write(_ utf8: UnsafeBufferPointer<UInt8>) { kept.bytes += utf8 }
  }

  @Test func bytesMatchTheText() {
    let report = Samples.mixed()
    var stream = Bytes()
    JSONReporter().write(report, to: &stream)
    #expect(String(decoding: stream.kept.bytes, as: UTF8.self) == JSONReporter().text(of: report))
  }

  @Test func writesALargeReportInPieces() {
    var report = Samples.clean()
    report.results = (0..<1_500).map { report.results[$0 % 3] }
    var counter = Counter()
    JSONReporter().write(report, to: &counter)
    #expect(counter.bytes > 5_000_000)
    #expect(counter.pieces > 50 && counter.largest < 100_000)
  }
}

import AuditModel
import Foundation
import Testing

@testable import Reports

/// A report on standard output goes to the log of a build server, in which text of a proposed change must stay text.
@Suite struct LogSafetyTests {
  /// Commands of build servers at the start of the text and after every kind of line break, escapes and overrides.
  static let hostile =
    "::error::a\n::error::b\r::error::c\r\n \t::error::d\u{85}::error::e\u{2028}::error::f\u{B}::error::g"
    + " ##[error]h ##vso[task.complete]i ##teamcity[j] \u{1B}[2J\u{9B}2J\u{202E}\u{2066}"

  private static func report() -> AuditReport {
    var report = FormatSamples.texts()
    for index in report.findings.indices {
      report.findings[index].text = hostile
      report.findings[index].key = hostile
      report.findings[index].location.file = hostile
      report.findings[index].message.text = hostile
      report.findings[index].remedy = hostile
    }
    report.inputIssues = [
      .error(at: SourceLocation(file: hostile, line: 1, column: 1), key: hostile, hostile, fix: hostile)
    ]
    report.notes = [hostile]
    return report
  }

  @Test(arguments: Reporters.all.map(\.format.id))
  func noReportHasACommand(_ format: String) throws {
    let reporter = try #require(Reporters.named(format))
    var text = ""
    reporter.write(Self.report(), to: &text)
    #expect(text.contains("error::b"))
    let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"]
    let lines = text.unicodeScalars.split(whereSeparator: breaks.contains).map(String.init)
    for line in lines where LogCommands.isStart(line) {
      // Only the report for GitHub has commands, and these are its own.
      #expect(format == "github" && line.contains("title=typecheck%3A "))
    }
    for mark in ["##[", "##vso[", "##teamcity["] { #expect(!text.contains(mark)) }
    let escapes = text.unicodeScalars.count {
      $0.value == 0x1B || 0x7F..<0xA0 ~= $0.value || 0x202A...0x202E ~= $0.value
    }
    #expect(escapes == 0)
  }

  @Test func encodedTextKeepsItsValue() throws {
    let mark = "a ##[error] ##vso[x] ## [y] \u{9B}\u{202E}\u{2028} ü"
    var json = JSONWriter()
    json.value(mark)
    #expect(json.bytes.count { $0 == UInt8(ascii: "#") } == 4)
    #expect(try JSONDecoder().decode(String.self, from: Data(json.bytes)) == mark)
    let other = JSONText.harmless(String(decoding: try JSONEncoder().encode(["a\n": mark + "\"\\"]), as: UTF8.self))
    #expect(!other.contains("##[") && !other.contains("\u{9B}"))
    #expect(try JSONDecoder().decode([String: String].self, from: Data(other.utf8)) == ["a\n": mark + "\"\\"])
    var xml = XMLWriter()
    xml.open("a", ["b": mark])
    xml.close()
    var text = ""
    xml.flush(to: &text, above: 0)
    #expect(text.contains("b=\"a #&#35;[error] #&#35;vso[x] ## [y] &#155;&#8238;&#8232; ü\""))
  }

  @Test func noRowOfATableStartsWithACommand() {
    var csv = CSVWriter()
    csv.row(["::error::x", "::y", "a\n::b\n  ::c"])
    csv.row(["plain", "a::b"])
    var text = ""
    csv.flush(to: &text, above: 0)
    #expect(text == "\u{FEFF}\"::error::x\",::y,\"a\n'::b\n  '::c\"\r\nplain,a::b\r\n")
  }
}

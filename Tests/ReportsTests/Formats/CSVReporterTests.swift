import AuditModel
import Foundation
import Reports
import Testing

@Suite struct CSVReporterTests {
  private func rows(_ report: AuditReport) throws -> [[String: String]] {
    try ReportReader.read(report, as: "csv", [[String: String]].self)
  }

  @Test func pythonReadsIt() throws {
    let report = FormatSamples.texts()
    let rows = try rows(report)
    #expect(rows.count == report.findings.count + 7)
    #expect(
      rows.prefix(7).map { $0["text"] }
        == report.findings.map { Quotation.escape($0.text, keepsIsolates: true, keepsBreaks: true) })
    #expect(rows[0]["over by (pt)"] == "348.1" && rows[0]["first category"] == "AX3" && rows[0]["lines"] == "1")
    #expect(rows[2]["key"] == "k\\u{7}ey\nnext")
    #expect(rows[4]["lines"] == "" && rows[4]["outcome"] == "no-slot")
    #expect(rows[7]["rule"] == "input" && rows[7]["file"] == "fr.json" && rows[7]["line"] == "7")
    #expect(rows[8]["rule"] == "not-measured")
  }

  static let formulas = [
    "=HYPERLINK(\"http://x\")", "+1", "-2", "@SUM(A1)", "\t=1", "\r=1", "＝1+1", "  =1", "\n@x", "\u{FEFF}=1",
    "\u{200B}+1", "\u{AD}-1",
  ]

  @Test(arguments: formulas) func escapesFormulas(_ text: String) throws {
    var report = FormatSamples.many(1)
    report.findings[0].text = text
    report.findings[0].key = text
    let row = try #require(try rows(report).first)
    #expect(row["text"] == "'" + text && row["key"] == "'" + text)
  }

  /// A file that is shown on a terminal must not move its cursor or turn its words around.
  @Test(arguments: [
    ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("\u{7}x", "\\u{7}x"), ("x\u{9B}2J", "x\\u{9B}2J"),
    ("a\u{202E}b", "a\\u{202E}b"), ("\u{2066}a", "\\u{2066}a"), ("\u{1F}=1", "'\\u{1F}=1"),
    ("\0=1+1", "'\\u{0}=1+1"), ("two\nlines\u{1B}", "two\nlines\\u{1B}"),
    ("\u{2068}שלום\u{2069}", "\u{2068}שלום\u{2069}"),
  ])
  func controlsAreShown(_ text: String, _ cell: String) throws {
    var report = FormatSamples.many(1)
    report.findings[0].text = text
    #expect(try rows(report).first?["text"] == cell)
  }

  @Test(arguments: [
    "plain", "a, b", "say \"so\"", "two\r\nlines", "a=b", "", "ü – ü", " space", "字 = 1", "é=1", "\u{A0}x",
  ])
  func otherTextsAreUnchanged(_ text: String) throws {
    var report = FormatSamples.many(1)
    report.findings[0].text = text
    #expect(try rows(report).first?["text"] == text)
  }

  @Test func colors() throws {
    let rows = try rows(FormatSamples.colors())
    #expect(rows[0]["key"] == "hint on paper" && rows[0]["locale"] == "" && rows[0]["over by (pt)"] == "")
  }
}

import AuditModel
import Foundation
import Reports
import Testing

@Suite struct CheckstyleReporterTests {
  struct Seen: Decodable {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var message: String
    var source: String
  }

  private func seen(_ report: AuditReport) throws -> [Seen] {
    try ReportReader.read(report, as: "checkstyle", [Seen].self)
  }

  @Test func groupedByFile() throws {
    let report = FormatSamples.texts()
    let seen = try seen(report)
    #expect(seen.count == report.findings.count + 7)
    #expect(Set(report.findings.map(\.location.file)).isSubset(of: Set(seen.map(\.file))))
    #expect(seen.filter { $0.file == "de.json" }.map(\.severity) == ["error", "info"])
    #expect(seen.filter { $0.file == "fr.json" }.map(\.source) == ["typecheck.input"])
    #expect(seen.filter { $0.file == "typecheck" }.count == 4)
    let lines = seen.filter { $0.file == "strings.json" }.map(\.line)
    #expect(lines == lines.sorted())
  }

  @Test func nothingFound() throws {
    #expect(try seen(Samples.clean()).isEmpty)
    #expect(try seen(Samples.empty()).map(\.severity) == ["error"])
  }
}

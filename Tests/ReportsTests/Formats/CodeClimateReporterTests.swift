import AuditModel
import Foundation
import Reports
import Testing

@Suite struct CodeClimateReporterTests {
  struct Seen: Decodable {
    struct Location: Decodable {
      struct Lines: Decodable { var begin: Int }

      var path: String
      var lines: Lines
    }

    var check_name: String
    var severity: String
    var fingerprint: String
    var location: Location
  }

  private func seen(_ report: AuditReport) throws -> [Seen] {
    try ReportReader.read(report, as: "codeclimate", [Seen].self)
  }

  @Test func fields() throws {
    let report = FormatSamples.texts()
    let seen = try seen(report)
    #expect(
      seen.map(\.severity) == [
        "blocker", "blocker", "minor", "info", "info", "info", "info", "critical", "major", "major", "minor", "info",
        "info", "info",
      ])
    #expect(seen.suffix(7).map(\.fingerprint) == report.findings.map(\.placeFingerprint))
    #expect(seen.last?.location.path == "he.json" && seen.last?.location.lines.begin == 4)
  }

  /// GitLab shows one issue a fingerprint.
  @Test func distinguishesEqualFingerprints() throws {
    var report = FormatSamples.many(3)
    for index in report.findings.indices { report.findings[index].key = "same" }
    let seen = try seen(report)
    #expect(seen[1].fingerprint == seen[0].fingerprint + "-2" && seen[2].fingerprint == seen[0].fingerprint + "-3")
  }

  @Test func nothingFound() throws { #expect(try seen(Samples.clean()).isEmpty) }
}

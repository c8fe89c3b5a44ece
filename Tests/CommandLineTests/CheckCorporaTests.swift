import Foundation
import TestSupport
import Testing

/// Checks real apps without a configuration, so that no style, width or line limit is stated.
@Suite struct CheckCorporaTests {
  private static let folder = ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"]

  /// The languages that are measured: wide Latin, a script without spaces, one from right to left.
  private static let locales = "de,ja,ar"

  @Test(.enabled(if: folder != nil))
  func noTextOfAnAssumedContainerFails() throws {
    let folder = try #require(Self.folder)
    for app in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let result = try Binary.run(["check", "\(folder)/\(app)", "--locale", Self.locales, "--format", "json"])
      let report = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let findings = try #require(report["findings"] as? [[String: Any]])
      let ofFit = findings.filter { $0["room"] is [String: Any] }
      #expect(!ofFit.isEmpty, "\(app): nothing is measured")
      for finding in ofFit {
        let severity = try #require(finding["severity"] as? String)
        #expect(severity == "note", "\(app): \(finding)")
      }
    }
  }

  @Test(.enabled(if: folder != nil))
  func theReportOfALargeAppIsUnder30MB() throws {
    let app = try #require(Self.folder) + "/home-assistant-ios"
    let scratch = try TemporaryFolder()
    let result = try Binary.run(["check", app, "--quiet", "--report", "json=report.json"], in: scratch.url)
    #expect(result.status < 2, "\(result.error)")
    let size = try #require(FileManager.default.attributesOfItem(atPath: scratch.file("report.json"))[.size] as? Int)
    #expect((1_000_000..<30_000_000).contains(size), "\(size) bytes")
  }
}

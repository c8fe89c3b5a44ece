import Foundation
import TestSupport
import Testing

/// Causes in the reports for programs.
@Suite struct CauseReportsTests {
  private static let french = "\"row.apply\" = \"Enregistrer toutes les modifications\";\n\"row.close\" = \"OK\";\n"

  private func check(_ arguments: [String], in scratch: TemporaryFolder) throws -> String {
    let result = try Binary.run(["check"] + arguments, in: scratch.url)
    #expect(result.status < 2 && !result.hasCrashed, "\(result.error)")
    return result.output
  }

  /// The cause of the cut texts.
  private func cause(_ arguments: [String] = [], in scratch: TemporaryFolder) throws -> [String: Any]? {
    let output = try check(["--format", "json"] + arguments, in: scratch)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let causes = (root["causes"] as? [[String: Any]] ?? []).filter { $0["rule"] as? String == "text-truncated" }
    #expect(causes.count < 2)
    return causes.first
  }

  /// Baselines accept findings, and the cause keeps its fingerprint when texts are added.
  @Test func acceptedFindingsLeaveTheirCause() throws {
    let scratch = try CheckCommandTests.project()
    _ = try check(["--write-baseline", "b.jsonl"], in: scratch)
    let first = try #require(try cause(in: scratch))
    #expect(first["languages"] as? [String] == ["de"])
    #expect(try cause(["--baseline", "b.jsonl"], in: scratch) == nil)
    try scratch.file("App/fr.lproj/Main.strings", Self.french)
    let both = try #require(try cause(in: scratch))
    #expect(both["languages"] as? [String] == ["de", "fr"] && both["texts"] as? Int == 2)
    #expect(both["fingerprint"] as? String == first["fingerprint"] as? String)
    let new = try #require(try cause(["--baseline", "b.jsonl"], in: scratch))
    #expect(new["languages"] as? [String] == ["fr"] && (new["findings"] as? [Int])?.count == 1)
    #expect(new["fingerprint"] as? String == first["fingerprint"] as? String)
  }

  /// Several findings with one cause are one line, one result, one case and one annotation.
  @Test func formatsAgreeOnTheCauses() throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("App/fr.lproj/Main.strings", Self.french)
    let reports = ["--report", "sarif=r.sarif", "--report", "junit=r.xml", "--report", "github=r.log"]
    let lines = try check(["--format", "jsonl", "--only-rule", "text-truncated"] + reports, in: scratch)
    #expect(lines.split(separator: "\n").count == 3, "\(lines)")
    #expect(lines.contains("\"kind\":\"run\"") && lines.contains("\"texts\":2,") && lines.contains("\"shown\":1"))
    func text(_ name: String) throws -> String {
      try String(contentsOf: scratch.url.appending(path: name), encoding: .utf8)
    }
    #expect(try text("r.sarif").components(separatedBy: "typecheck/cause/v1").count == 2)
    #expect(try text("r.xml").components(separatedBy: "<failure ").count == 2)
    #expect(try text("r.log").split(separator: "\n").count { $0.hasPrefix("::error ") } == 1)
  }
}

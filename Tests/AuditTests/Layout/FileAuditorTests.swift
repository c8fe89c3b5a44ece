import AuditModel
import RuleKit
import Testing

@testable import LayoutRules

/// Problems of files that were found in folders.
@Suite struct FileAuditorTests {
  private func problem(_ file: String, _ line: Int, _ message: String) -> FileProblem {
    FileProblem(
      InputIssue(
        severity: .error, location: SourceLocation(file: file, line: line, column: 1), message: message,
        remedy: "remove it"), isShipped: true)
  }

  /// One more broken line of the same kind is a new finding, wherever it is.
  @Test func equalProblemsOfAFileAreCounted() {
    let problems = [
      problem("a.strings", 20, "the character \"x\" is not allowed"),
      problem("a.strings", 9, "the character \"y\" is not allowed"),
      problem("b.strings", 3, "the character \"x\" is not allowed"), problem("a.strings", 30, "a string never ends"),
    ]
    for order in [problems, problems.reversed()] {
      let findings = FileAuditor().audit(order).findings.sorted { $0.location < $1.location }
      let kind = "the character … is not allowed"
      #expect(findings.map(\.key) == [kind, kind, "a string never ends", kind])
      #expect(findings.map(\.baselineKey) == [kind, kind + " 2", "a string never ends", kind])
      #expect(Set(findings.map(\.fingerprint)).count == 4)
    }
    let one = FileAuditor().audit(Array(problems.prefix(1))).findings
    let both = FileAuditor().audit(Array(problems.prefix(2))).findings
    #expect(both.count { $0.fingerprint == one[0].fingerprint } == 1, "the accepted one stays accepted")
  }
}

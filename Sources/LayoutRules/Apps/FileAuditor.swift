internal import AuditModel
package import RuleKit

/// An auditor of problems of files that were found in folders.
package struct FileAuditor: Sendable {
  /// The identifiers of the rules to run; nil runs all except opt-in rules.
  package let rules: Set<String>?

  /// Creates an auditor.
  package init(rules: Set<String>? = nil) { self.rules = rules }

  /// Returns a finding for each problem, worst first.
  ///
  /// If the rules are turned off, the problems stay issues of the inputs, as warnings: the report must not look as if
  /// the files had been checked.
  package func audit(_ problems: [FileProblem]) -> PartialResult {
    var result = PartialResult()
    guard !problems.isEmpty else { return result }
    var tally = RuleTally(only: rules)
    guard !tally.asked(RuleRegistry.files).isEmpty else {
      result.inputIssues = problems.map { problem in
        var issue = problem.issue
        issue.severity = .warning
        return issue
      }
      return result
    }
    tally.list(RuleRegistry.files.map(\.descriptor))
    tally.judge(problems, by: RuleRegistry.files)
    tally.findings = Self.numbered(tally.findings).sortedWorstFirst()
    result.add(tally)
    return result
  }

  /// Returns findings with numbers for problems of the same kind in a file, in the order of their lines.
  ///
  /// One more such problem is then a new finding.
  private static func numbered(_ findings: [Finding]) -> [Finding] {
    var findings = findings
    var counts: [[String]: Int] = [:]
    for index in findings.indices.sorted(by: { (findings[$0].location, $0) < (findings[$1].location, $1) }) {
      let problem = [findings[index].rule, findings[index].location.file, findings[index].key]
      let number = counts[problem, default: 0] + 1
      counts[problem] = number
      if number > 1 { findings[index].identity = Finding.Identity(number: number) }
    }
    return findings
  }
}

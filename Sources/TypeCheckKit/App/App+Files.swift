import Audit
package import AuditModel
import Documents
import LayoutRules
import RuleKit
import TextRules

extension App {
  /// The effect of problems in files on the exit status of a command without a report.
  package enum FileEffect {
    /// A named file, or something else that was asked for, cannot be read.
    case stops
    /// A found file that users get cannot be read.
    case fails
    case none
  }

  /// The files that were found in folders, with the decisions of the projects about them.
  var foundFiles: FoundFiles {
    FoundFiles(inventory.inputs.map(\.name), projectIssues: inventory.warnings) { facts.ships($0) }
  }

  /// Returns issues without the errors about found files, which do not prevent an answer about something else.
  package func issuesOfInputs(_ issues: [InputIssue]) -> [InputIssue] { foundFiles.split(issues).others }

  /// Returns the effect of problems on the exit status, by the rules and severities of the configuration.
  package func effect(of issues: [InputIssue]) -> FileEffect {
    let split = foundFiles.split(issues)
    if split.others.contains(where: { $0.severity == .error }) { return .stops }
    let configuration = check.configuration
    let auditor = FileAuditor(rules: configuration.rules.ids(among: RuleRegistry.fileDescriptors))
    var policy = FindingPolicy()
    policy.severity = configuration.severity
    let findings = auditor.audit(split.problems).findings.map { policy.adjusted($0, uncertainty: 0) }
    return findings.contains { $0.severity == .error } ? .fails : .none
  }
}

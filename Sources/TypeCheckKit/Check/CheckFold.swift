import AuditModel
import Documents
import LayoutRules
import RuleKit

/// A report that collects the parts of a check, and applies severities and the baseline to each part.
struct CheckFold {
  /// The report so far.
  private(set) var report: AuditReport
  /// The decisions of the policy so far.
  private(set) var acceptance: AcceptanceTally
  /// The found files that could not be read, or not as a whole.
  private(set) var unreadable: Set<String> = []
  private var policy: FindingPolicy
  /// The folder that the paths of the baseline are relative to; nil without a baseline.
  private let folder: String?

  /// Starts with the report on texts, whose findings already follow the policy.
  init(_ report: AuditReport, _ acceptance: AcceptanceTally, by policy: FindingPolicy, in folder: String?) {
    (self.report, self.acceptance, self.policy, self.folder) = (report, acceptance, policy, folder)
  }

  /// Adds a part.
  mutating func add(_ part: PartialResult) {
    var part = part
    if let folder {
      for file in Set(part.findings.lazy.map(\.location.file)) where policy.paths[file] == nil {
        policy.paths[file] = FilePath.relative(file, to: folder)
      }
    }
    report.tally.fixedTexts += part.findings.count(where: \.isOfFixedText)
    part.findings = acceptance.remaining(of: part.findings, by: policy)
    report.add(part)
  }

  /// Reports errors about found files as findings instead of issues of the inputs.
  ///
  /// In a run without results, they stay issues, because they are the reason why there is no answer.
  mutating func move(_ found: FoundFiles, except settings: Set<InputIssue>, by auditor: FileAuditor) {
    guard !report.isEmpty else { return }
    let split = found.split(report.inputIssues, except: settings)
    report.inputIssues = split.others
    unreadable.formUnion(split.problems.lazy.map(\.issue.location.file))
    add(auditor.audit(split.problems))
  }
}

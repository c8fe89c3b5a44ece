import AuditModel
import Documents
import RuleKit

/// A report that collects the parts of a check, and applies severities and the baseline to each part.
struct CheckFold {
  /// The report so far.
  private(set) var report: AuditReport
  /// The decisions of the policy so far.
  private(set) var acceptance: AcceptanceTally
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
    part.findings = acceptance.remaining(of: part.findings, by: policy)
    report.add(part)
  }
}

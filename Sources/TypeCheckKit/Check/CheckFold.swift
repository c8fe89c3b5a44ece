import AuditModel
import Documents
import RuleKit

/// A report that grows by the parts of a check, each after the severities of the configuration and the baseline.
struct CheckFold {
  /// The report so far.
  private(set) var report: AuditReport
  /// The decisions so far.
  private(set) var acceptance: AcceptanceTally
  private var policy: FindingPolicy
  /// The folder that the paths of the baseline are relative to; nil without a baseline.
  private let folder: String?

  /// Starts with the report on texts, to whose findings the policy has been applied while they were measured.
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

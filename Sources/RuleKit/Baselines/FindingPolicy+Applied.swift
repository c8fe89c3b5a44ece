package import AuditModel

extension FindingPolicy {
  /// Returns the findings to report, without accepted ones and with the severities of this policy.
  ///
  /// - Parameters:
  ///   - findings: Findings without an error margin, such as those on layouts.
  ///   - tally: Counts the decisions.
  /// - Returns: The remaining findings, in the same order.
  package func applied(to findings: [Finding], _ tally: inout AcceptanceTally) -> [Finding] {
    findings.compactMap { finding in
      guard judge(Subject(finding, uncertainty: 0), &tally) != nil else { return nil }
      return adjusted(finding, uncertainty: 0)
    }
  }
}

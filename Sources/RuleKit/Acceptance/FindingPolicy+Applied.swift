public import AuditModel

extension FindingPolicy {
  /// Findings as they are told: without those that were accepted before, with the severities that hold here.
  ///
  /// - Parameters:
  ///   - findings: Findings that are exact, as those on layouts are.
  ///   - tally: Counts what becomes of them.
  /// - Returns: Those that are left, in the same order.
  public func applied(to findings: [Finding], _ tally: inout AcceptanceTally) -> [Finding] {
    findings.compactMap { finding in
      guard judge(Subject(finding, uncertainty: 0), &tally) != nil else { return nil }
      return adjusted(finding, uncertainty: 0)
    }
  }
}

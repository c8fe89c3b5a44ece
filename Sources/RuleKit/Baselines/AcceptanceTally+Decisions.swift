package import AuditModel

extension AcceptanceTally {
  /// Decides whether a finding is reported, and counts the decision.
  ///
  /// Returns the severity to report, or nil if the finding is accepted.
  package mutating func severity(of subject: FindingPolicy.Subject, by policy: FindingPolicy) -> Finding.Severity? {
    let severity = policy.severity(of: subject)
    guard policy.acceptsEverything || !policy.baseline.entries.isEmpty else { return severity }
    let keys = policy.keys(of: subject)
    let known = policy.entry(for: subject, with: keys)
    if policy.acceptsEverything {
      if policy.isAcceptable(subject) {
        accept(subject.extent, at: keys)
        return nil
      }
      if let known {
        let own = known.keys.filter(keys.contains)
        answered.formUnion(own)
        // An entry for any slot would also accept the other slots, which have entries of their own now.
        if own.isEmpty { keep(known.extent, in: subject.extent.container, at: keys) }
      }
      return severity
    }
    guard let known else { return severity }
    answered.formUnion(known.keys)
    guard policy.isAcceptable(subject) else { return severity }
    guard !subject.extent.isWorse(than: known.extent, uncertainty: subject.uncertainty) else {
      accepted.worsened += 1
      return severity
    }
    accepted.baselined += 1
    return nil
  }

  /// Returns the findings to report, without accepted ones and with the severities of a policy.
  ///
  /// The findings must not have an error margin, such as those on layouts. They keep their order.
  package mutating func remaining(of findings: [Finding], by policy: FindingPolicy) -> [Finding] {
    findings.compactMap { finding in
      guard severity(of: FindingPolicy.Subject(finding, uncertainty: 0), by: policy) != nil else { return nil }
      return policy.adjusted(finding, uncertainty: 0)
    }
  }
}

public import AuditModel
internal import DynamicType

extension AuditReport {
  /// The causes of the findings that the report keeps, worst first.
  ///
  /// Failures come before findings that need review; then severity, certainty, the smallest failing size category and
  /// the number of languages decide. Each finding belongs to one cause.
  public var causes: [Cause] { Cause.list(of: findings, in: subject) }
}

extension Cause {
  /// Returns the causes of findings, worst first.
  ///
  /// - Parameters:
  ///   - findings: The findings, worst first.
  ///   - subject: The app, whose source language is shown if possible.
  /// - Returns: The causes; their indices refer to `findings`.
  public static func list(of findings: [Finding], in subject: RunSubject) -> [Cause] {
    let grouping = CauseGrouping(findings)
    var numbers: [CauseGrouping.Key: Int] = [:]
    var groups: [(key: CauseGrouping.Key, findings: [Int])] = []
    for (index, finding) in findings.enumerated() {
      let key = CauseGrouping.Key(finding, at: grouping.sites[index])
      if let number = numbers[key] {
        groups[number].findings.append(index)
      } else {
        numbers[key] = groups.count
        groups.append((key, [index]))
      }
    }
    var causes = groups.map { CauseMaker(findings, subject, $0.key, $0.findings).cause }
    number(&causes)
    return causes.sorted { $0.isWorse(than: $1) }
  }

  /// Makes the fingerprints distinct, in the order of the locations.
  private static func number(_ causes: inout [Cause]) {
    var seen: [String: Int] = [:]
    let order = causes.indices.sorted { (causes[$0].location, $0) < (causes[$1].location, $1) }
    for index in order {
      let count = seen[causes[index].fingerprint, default: 0] + 1
      seen[causes[index].fingerprint] = count
      if count > 1 { causes[index].fingerprint += "-\(count)" }
    }
  }

  /// Returns whether a cause comes before another.
  private func isWorse(than other: Cause) -> Bool {
    if outcome != other.outcome { return outcome == .fail }
    if severity != other.severity { return severity > other.severity }
    if certainty != other.certainty { return certainty == .certain }
    let (start, otherStart) = (firstCategory ?? .default, other.firstCategory ?? .default)
    if start != otherStart { return start < otherStart }
    let (languages, otherLanguages) = (extent.languages.count, other.extent.languages.count)
    if languages != otherLanguages { return languages > otherLanguages }
    if findings.count != other.findings.count { return findings.count > other.findings.count }
    return (location, rule, findings[0]) < (other.location, other.rule, other.findings[0])
  }
}

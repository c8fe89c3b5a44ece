import AuditModel

/// Findings beside what they are ordered by: numbers are sorted, and few findings are looked into again.
struct RankedFindings: Sendable {
  private struct Key: Sendable {
    var weight: FindingWeight
    /// The place of the finding's text, and of the finding among those that were appended with it.
    var place: (text: Int32, among: Int32)
    /// The place in `findings`.
    var index: Int32
  }

  private var keys: [Key] = []
  private var findings: [Finding] = []

  var isEmpty: Bool { findings.isEmpty }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - text: The place of its text, which decides between equal findings.
  mutating func append(_ finding: Finding, at text: Int) {
    let index = Int32(findings.count)
    keys.append(Key(weight: FindingWeight(finding), place: (Int32(clamping: text), index), index: index))
    findings.append(finding)
  }

  mutating func append(contentsOf other: RankedFindings) {
    let start = Int32(findings.count)
    for var key in other.keys {
      key.index += start
      keys.append(key)
    }
    findings += other.findings
  }

  /// The findings, the worst first: by ``FindingWeight``, then by place, key and rule.
  var worstFirst: [Finding] {
    let order = keys.sorted { one, other in
      if let isWorse = one.weight.isWorse(than: other.weight) { return isWorse }
      let isBefore = Self.stands(findings[Int(one.index)], before: findings[Int(other.index)])
      return isBefore ?? (one.place < other.place)
    }
    return order.map { findings[Int($0.index)] }
  }

  /// Whether a finding comes first where both weigh the same; nil where nothing tells them apart.
  private static func stands(_ one: Finding, before other: Finding) -> Bool? {
    if one.location != other.location { return one.location < other.location }
    if one.key != other.key { return one.key < other.key }
    if one.rule != other.rule { return one.rule < other.rule }
    guard one.slot?.boldText != other.slot?.boldText else { return nil }
    return one.slot?.boldText == false
  }
}

import AuditModel

/// Findings beside what they are ordered by: numbers are sorted, and few findings are looked into again.
struct RankedFindings: Sendable {
  private struct Key: Sendable {
    var weight: FindingWeight
    /// The number of the finding's file, in order once all files are known.
    var file: Int32
    var line: Int
    var column: Int
    /// The place of the finding's text, and of the finding among those that were appended with it.
    var place: (text: Int32, among: Int32)
    /// The place in `findings`.
    var index: Int32
  }

  private var keys: [Key] = []
  private var findings: [Finding] = []
  private var files = NameNumbers()

  var isEmpty: Bool { findings.isEmpty }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - text: The place of its text, which decides between equal findings.
  mutating func append(_ finding: Finding, at text: Int) {
    let index = Int32(findings.count)
    let fields = finding.fields
    keys.append(
      Key(
        weight: FindingWeight(finding), file: Int32(clamping: files.number(fields.value.location.file)),
        line: fields.value.location.line, column: fields.value.location.column,
        place: (Int32(clamping: text), index), index: index))
    findings.append(finding)
  }

  mutating func append(contentsOf other: RankedFindings) {
    let start = Int32(findings.count)
    let numbers = other.files.names.map { Int32(clamping: files.number($0)) }
    for var key in other.keys {
      key.index += start
      key.file = numbers[Int(key.file)]
      keys.append(key)
    }
    findings += other.findings
  }

  /// The findings, the worst first: by ``FindingWeight``, then by place, key and rule.
  var worstFirst: [Finding] {
    let ranks = files.ranks.map { Int32(clamping: $0) }
    var order = keys
    for place in order.indices { order[place].file = ranks[Int(order[place].file)] }
    order.sort { one, other in
      if let isWorse = one.weight.isWorse(than: other.weight) { return isWorse }
      if one.file != other.file { return one.file < other.file }
      if one.line != other.line { return one.line < other.line }
      if one.column != other.column { return one.column < other.column }
      let isBefore = Self.stands(findings[Int(one.index)], before: findings[Int(other.index)])
      return isBefore ?? (one.place < other.place)
    }
    return order.map { findings[Int($0.index)] }
  }

  /// Whether a finding comes before another at the same place that weighs the same; nil where nothing tells them apart.
  private static func stands(_ one: Finding, before other: Finding) -> Bool? {
    if one.key != other.key { return one.key < other.key }
    if one.rule != other.rule { return one.rule < other.rule }
    guard one.slot?.boldText != other.slot?.boldText else { return nil }
    return one.slot?.boldText == false
  }
}

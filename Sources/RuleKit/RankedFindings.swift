package import AuditModel

/// A collection of findings with their sort keys.
///
/// Sorting mostly compares numbers and rarely reads a finding.
package struct RankedFindings: Sendable {
  private struct Key: Sendable {
    var weight: FindingWeight
    /// The number of the finding's file in `files`.
    var file: Int32
    var line: Int
    var column: Int
    /// The index of the text, and the index of the finding among those appended.
    var place: (text: Int32, among: Int32)
    /// The index in `parts`, and the index within that part.
    var part: Int32
    var index: Int32
  }

  private var keys: [Key] = []
  /// The findings in the order in which they were appended; nil once they are removed.
  private var parts: [[Finding?]] = [[]]
  private var files = NameNumbers()

  package init() {}

  package var isEmpty: Bool { keys.isEmpty }

  /// Adds a finding.
  ///
  /// `text` is the index of its text, which determines the order of otherwise equal findings.
  package mutating func append(_ finding: Finding, at text: Int) {
    let last = parts.count - 1
    let index = Int32(parts[last].count)
    let fields = finding.fields
    keys.append(
      Key(
        weight: FindingWeight(finding), file: Int32(clamping: files.number(fields.value.location.file)),
        line: fields.value.location.line, column: fields.value.location.column,
        place: (Int32(clamping: text), index), part: Int32(last), index: index))
    parts[last].append(finding)
  }

  package mutating func append(contentsOf other: RankedFindings) {
    let start = Int32(parts.count)
    let numbers = other.files.names.map { Int32(clamping: files.number($0)) }
    for var key in other.keys {
      key.part += start
      key.file = numbers[Int(key.file)]
      keys.append(key)
    }
    parts += other.parts
  }

  /// Removes and returns all findings, worst first.
  ///
  /// The order is that of ``FindingWeight``, then of location, key and rule.
  package mutating func takeWorstFirst() -> [Finding] {
    sort()
    var findings: [Finding] = []
    findings.reserveCapacity(keys.count)
    for key in keys {
      // Findings are moved and not copied, because there are many and they are scattered in memory.
      if let finding = parts[Int(key.part)][Int(key.index)].take() { findings.append(finding) }
    }
    self = RankedFindings()
    return findings
  }

  /// Sorts the findings, worst first.
  ///
  /// Sorting is fast if the findings come from sorted parts.
  package mutating func sort() {
    let ranks = files.ranks
    keys.sort { [parts] one, other in
      if let isWorse = one.weight.isWorse(than: other.weight) { return isWorse }
      if one.file != other.file { return ranks[Int(one.file)] < ranks[Int(other.file)] }
      if one.line != other.line { return one.line < other.line }
      if one.column != other.column { return one.column < other.column }
      let finding = parts[Int(one.part)][Int(one.index)]
      let next = parts[Int(other.part)][Int(other.index)]
      return Self.stands(finding, before: next) ?? (one.place < other.place)
    }
  }

  /// Returns whether a finding precedes another with the same location and weight, or nil if they are equal.
  private static func stands(_ one: Finding?, before other: Finding?) -> Bool? {
    guard let one, let other else { return nil }
    if one.key != other.key { return one.key < other.key }
    if one.rule != other.rule { return one.rule < other.rule }
    let (isBold, isNextBold) = (one.slot?.boldText ?? false, other.slot?.boldText ?? false)
    return isBold == isNextBold ? nil : !isBold
  }
}

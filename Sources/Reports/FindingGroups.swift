internal import AuditModel
internal import Bytes
internal import DynamicType

/// Findings of one rule on one key, whatever their language and container: one block for a reader.
struct FindingGroup {
  /// The finding that comes first.
  let first: Finding
  /// The others, in the order of the findings.
  private(set) var others: [Finding] = []

  private init(_ first: Finding) { self.first = first }

  /// Joins findings on texts; a finding on colours or screens stays alone.
  ///
  /// - Parameter findings: The findings, the worst first.
  /// - Returns: The groups in the order of their first findings.
  static func list(_ findings: some Sequence<Finding>) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [Key: Int] = [:]
    for finding in findings {
      guard let key = Key(finding) else {
        groups.append(FindingGroup(finding))
        continue
      }
      if let place = places[key] {
        groups[place].others.append(finding)
      } else {
        places[key] = groups.count
        groups.append(FindingGroup(finding))
      }
    }
    return groups
  }

  /// What findings of one group share.
  private struct Key: Hashable {
    let rule: String
    // Byte by byte: two folders may have names that Unicode holds to be equal.
    let group: ExactText
    let table: ExactText?
    let key: ExactText

    init?(_ finding: Finding) {
      let fields = finding.fields
      guard fields.value.locale != nil, fields.value.layout == nil, fields.value.colors == nil else { return nil }
      rule = fields.value.rule
      group = ExactText(fields.value.group)
      table = fields.value.table.map(ExactText.init)
      key = ExactText(fields.value.key)
    }
  }

  /// How many other languages are named before the rest is counted (our own choice: a line).
  private static let named = 8

  /// The other languages, each with the category from which it fails: `fr from AX1, ru from AX2`; nil where there is none.
  var alsoIn: String? {
    var names: [String] = []
    var seen: Set<String> = [Self.name(first)]
    for finding in others where seen.insert(Self.name(finding)).inserted { names.append(Self.name(finding)) }
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(Self.named).joined(separator: ", ")
    return names.count > Self.named ? "\(shown) and \(names.count - Self.named) more" : shown
  }

  private static func name(_ finding: Finding) -> String {
    var name = Quotation(finding.locale ?? "", limit: 20).text
    if let slot = finding.slot, !slot.devices.isEmpty { name += " in \(Points(slot.width))" }
    if finding.slot?.boldText == true { name += " in Bold Text" }
    if let start = finding.firstCategory { name += " from \(Wording.category(start))" }
    return name
  }
}

internal import AuditModel
internal import Bytes
internal import DynamicType

/// The findings of one rule on one key in all languages and containers, which are shown as one block.
struct FindingGroup {
  /// The first finding.
  let first: Finding
  /// The other findings, in their original order.
  private(set) var others: [Finding] = []

  /// Groups findings on texts, in the order of the first finding of each group.
  ///
  /// A finding on colours or screens is always a group of its own.
  static func list(_ findings: some Sequence<Finding>) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [Key: Int] = [:]
    for finding in findings {
      let key = Key(finding)
      if let key, let place = places[key] {
        groups[place].others.append(finding)
        continue
      }
      if let key { places[key] = groups.count }
      groups.append(FindingGroup(first: finding))
    }
    return groups
  }

  /// The values that the findings of a group share.
  private struct Key: Hashable {
    let rule: String
    // Compared by bytes: Unicode equality would merge folders with canonically equivalent names.
    let group: ExactText
    let table: ExactText?
    let key: ExactText
    // A note is less certain, so an error in another language does not apply to it.
    let isNote: Bool
    // Languages may lack different plural forms, or differ from the source text in other ways.
    let remedy: String?

    init?(_ finding: Finding) {
      let fields = finding.fields
      guard fields.value.locale != nil, fields.value.layout == nil, fields.value.colors == nil else { return nil }
      rule = fields.value.rule
      group = ExactText(fields.value.group)
      table = fields.value.table.map(ExactText.init)
      key = ExactText(fields.value.key)
      isNote = fields.value.severity == .note
      remedy = fields.value.slot == nil ? fields.value.remedy : nil
    }
  }

  /// The maximum number of languages to list by name (our own choice: they fill one line).
  private static let named = 8

  /// The other languages, with the category from which each fails: `fr from AX1, ru from AX2`.
  ///
  /// Nil if there are none.
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
    if let mark = finding.mark { name += " (\(mark))" }
    return name
  }
}

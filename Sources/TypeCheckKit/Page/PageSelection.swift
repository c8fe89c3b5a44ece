import AuditModel
import TextRules

/// A selection of the texts that a report shows with every size, the most important first.
///
/// Texts with findings come first, worst first, then the same texts in other languages, then the others in the order
/// of the catalog.
struct PageSelection {
  /// The texts of the run.
  let catalog: Catalog
  /// Whether each text of the catalog is measured; nil if all are.
  let isMeasured: [Bool]?
  /// The maximum number of texts.
  let most: Int

  /// The importance of a text; smaller is more important.
  private struct Rank: Comparable {
    /// 0 for a text with a finding, 1 for another language of such a text, 2 for any other.
    var kind: Int
    /// The index of the finding in the report; 0 for texts of kind 2.
    var finding: Int

    static func < (one: Rank, other: Rank) -> Bool { (one.kind, one.finding) < (other.kind, other.finding) }
  }

  private struct Key: Hashable {
    var group: String
    var key: String
  }

  private struct Text: Hashable {
    var file: String
    var key: String
    var locale: String
  }

  /// The most important finding of each text and key.
  private struct Ranks {
    var texts: [Text: Int] = [:]
    var keys: [Key: Int] = [:]

    init(_ findings: [Finding]) {
      for (index, finding) in findings.enumerated() {
        guard let locale = finding.locale else { continue }
        let key = Key(group: finding.group, key: finding.key)
        if keys[key] == nil { keys[key] = index }
        for one in finding.locales.isEmpty ? [locale] : finding.locales {
          let text = Text(file: finding.location.file, key: finding.key, locale: one)
          if texts[text] == nil { texts[text] = index }
        }
      }
    }

    func rank(of string: borrowing LocalizedString) -> Rank {
      let text = Text(file: string.location.file, key: string.key, locale: string.locale)
      if let index = texts[text] { return Rank(kind: 0, finding: index) }
      let key = keys[Key(group: string.group, key: string.key)]
      return key.map { Rank(kind: 1, finding: $0) } ?? Rank(kind: 2, finding: 0)
    }
  }

  /// Returns whether the audit itself can keep every size, because all texts will be shown.
  ///
  /// `slots` is the number of slots in which each text is measured.
  func includesEverything(inSlots slots: Int) -> Bool {
    let count = isMeasured?.count { $0 } ?? catalog.strings.count
    return most > 0 && count * max(1, slots) <= most
  }

  /// Returns whether each text of the catalog is shown.
  func chosen(by findings: [Finding]) -> [Bool] {
    let ranks = Ranks(findings)
    let indices = catalog.strings.indices.filter { isMeasured?[$0] ?? true }
    let sorted = indices.map { (rank: ranks.rank(of: catalog.strings[$0]), index: $0) }
      .sorted { $0.rank == $1.rank ? $0.index < $1.index : $0.rank < $1.rank }
    var isChosen = Array(repeating: false, count: catalog.strings.count)
    for (_, index) in sorted.prefix(most) { isChosen[index] = true }
    return isChosen
  }

  /// Returns results in the order of their importance, at most ``most``, without texts that are not drawn.
  func sorted(_ results: [SlotMeasurement], by findings: [Finding]) -> [SlotMeasurement] {
    let ranks = Ranks(findings)
    let drawn = results.enumerated().filter { !$0.element.measurements.isEmpty || $0.element.notMeasured != nil }
    let sorted = drawn.map { (rank: ranks.rank(of: $0.element.string), index: $0.offset) }
      .sorted { $0.rank == $1.rank ? $0.index < $1.index : $0.rank < $1.rank }
    return sorted.prefix(most).map { results[$0.index] }
  }
}

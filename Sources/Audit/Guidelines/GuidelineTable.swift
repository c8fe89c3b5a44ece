internal import AuditModel
internal import RuleKit
internal import Vocabulary

/// The tables of guidelines and of other tools' checks.
package enum GuidelineTable {
  /// The sentences of the guidelines, sorted by number.
  package static let guidelines: [Guideline] = tables.guidelines.rows.map { row in
    Guideline(
      number: Int(row.number("number")), chapter: row["chapter"] ?? "", sentence: row["sentence"] ?? "",
      sources: keys(row["source"]), answer: row["answer"])
  }

  /// The guidelines that only a person can check.
  package static let forAPerson: [PersonalGuideline] = tables.forAPerson.rows.map { row in
    PersonalGuideline(sentence: row["sentence"] ?? "", sources: keys(row["source"]), reason: row["reason"] ?? "")
  }

  /// The checks of other audits.
  package static let otherAudits: [ForeignCheck] = tables.otherAudits.rows.map { row in
    ForeignCheck(
      audit: row["audit"] ?? "", check: row["check"] ?? "",
      rules: (row["rules"] ?? "").split(separator: " ").map(String.init), answer: row["answer"] ?? "")
  }

  /// The keys of the sources with their meanings, in the order of the tables.
  package static let sources: [(key: String, words: String)] = {
    var sources: [(key: String, words: String)] = []
    for line in [tables.guidelines, tables.otherAudits].flatMap({ $0.headLines["source"] ?? [] }) {
      guard let equals = line.firstRange(of: " = ") else { continue }
      sources.append((String(line[..<equals.lowerBound]), String(line[equals.upperBound...])))
    }
    return sources
  }()

  /// Returns the rules that check a sentence.
  package static func rules(on number: Int) -> [String] {
    RuleRegistry.descriptors.filter { $0.guidelines.contains(number) }.map(\.id)
  }

  private static let tables = (
    guidelines: TableDecoder(EmbeddedResources.guidelines_csv, name: "guidelines"),
    forAPerson: TableDecoder(EmbeddedResources.for_a_person_csv, name: "for-a-person"),
    otherAudits: TableDecoder(EmbeddedResources.other_audits_csv, name: "other-audits")
  )

  private static func keys(_ cell: String?) -> [String] { (cell ?? "").split(separator: "+").map(String.init) }
}

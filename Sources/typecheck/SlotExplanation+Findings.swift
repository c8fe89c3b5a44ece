import TypeCheckKit

extension SlotExplanation {
  /// The rule whose findings on open texts are about texts that need more than one line.
  private static let truncation = "text-truncated"

  /// Adds a finding below the measurements of a text.
  ///
  /// One finding may be about all languages and slots of a key. It then describes the worst text, so the line names
  /// that text's language and the first size of the text above. `mentions` are the mentions of the key that were not
  /// followed.
  mutating func add(_ finding: Finding, beside result: SlotMeasurement, _ mentions: [TextMention]) {
    var notes = [Self.owner(of: finding, beside: result)].compactMap(\.self)
    if finding.reason == .useNotFollowed, let first = mentions.first {
      let more = mentions.count > 1 ? " and \((mentions.count - 1).counted("more mention"))" : ""
      notes.append("not followed: \(UsesPage.place(first.location))\(more)")
    }
    let suffix = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    add("  \(finding.severity.rawValue): \(finding.message.text) [\(finding.rule)]\(suffix)")
  }

  /// Returns whose text a finding on several texts describes, or nil for a finding on one text.
  private static func owner(of finding: Finding, beside result: SlotMeasurement) -> String? {
    guard !finding.locales.isEmpty, let worst = finding.locale else { return nil }
    let isOfSlot = finding.slot == nil || finding.slot == result.slot
    let all = finding.locales.count
    if worst == result.string.locale, isOfSlot { return all > 1 ? "the worst of \(all) languages" : nil }
    let owner =
      worst == result.string.locale
      ? "about another slot of this text"
      : all > 1 ? "worst of \(all) languages: \(Quotation.escape(worst))" : "about \(Quotation.escape(worst))"
    guard finding.rule == truncation, finding.reason?.isOpen == true else { return owner }
    let own = result.measurements.first { $0.lineCount > 1 }?.category
    return owner + (own.map { ", here from \($0.shortName)" } ?? ", here one line is enough")
  }
}

import Adaptivity
import AuditModel
import RuleKit
import TextRules

/// The worst outcomes of one text in all its slots and containers.
struct TextOutcome {
  /// The worst outcome at any size, with the smallest size at which the text fails.
  private(set) var verdict = TextVerdict()
  /// The worst outcome at the sizes that the App Store's *Larger Text* requires.
  private var larger = TextOutcomes.Outcome.undrawn
  /// The worst such outcome by device family; empty if no width depends on a device.
  private var largerOn: [Device.Family: TextOutcomes.Outcome] = [:]
  /// The worst outcome that does not depend on the width, and so holds for every family.
  private var everywhere = TextOutcomes.Outcome.undrawn

  /// Adds the text in one container.
  mutating func add(_ subject: borrowing SlotMeasurement) {
    verdict = max(verdict, TextVerdict(subject))
    add(TextOutcomes.Outcome(subject, upTo: TextOutcomes.Outcome.largerText), in: subject.slot)
  }

  /// Adds the finding of a rule, which may fail a text that fits, for example because its size is fixed.
  mutating func add(_ diagnosis: Diagnosis, of subject: borrowing SlotMeasurement, concernsWidth: Bool) {
    let outcome = TextOutcomes.Outcome(diagnosis.outcome, diagnosis.reason)
    let first = subject.measurements[diagnosis.breakage.first].category
    // Notes report no loss.
    if diagnosis.outcome == .needsReview || diagnosis.severity > .note {
      verdict = max(verdict, TextVerdict(outcome, from: first))
    }
    guard diagnosis.concernsSize, first <= TextOutcomes.Outcome.largerText else { return }
    if concernsWidth { add(outcome, in: subject.slot) } else { everywhere = max(everywhere, outcome) }
  }

  private mutating func add(_ outcome: TextOutcomes.Outcome, in slot: Slot) {
    larger = max(larger, outcome)
    guard !slot.devices.isEmpty else { return }
    for family in FamilySet(of: slot).families { largerOn[family] = max(largerOn[family] ?? outcome, outcome) }
  }

  /// Counts the text by its language.
  func count(_ locale: String, in tally: inout AuditReport.Tally) {
    tally.outcomes[locale, default: TextOutcomes()].count(verdict.outcome)
    guard !largerOn.isEmpty else {
      let group = LargerTextCounts.Group(family: nil, locale: locale)
      return tally.largerText.texts[group, default: TextOutcomes()].count(max(larger, everywhere))
    }
    for (family, outcome) in largerOn {
      let group = LargerTextCounts.Group(family: family, locale: locale)
      tally.largerText.texts[group, default: TextOutcomes()].count(max(outcome, everywhere))
    }
  }
}

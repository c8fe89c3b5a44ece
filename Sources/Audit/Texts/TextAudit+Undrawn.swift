import AuditModel
import TextRules

/// Texts of which nothing is measured.
extension TextAudit {
  /// What there is to say of a text that is empty, spoken, or drawn in a place that is never cut: nothing is measured.
  func undrawn(_ spot: Plan.Spot) -> SlotMeasurement? {
    // Field by field: nearly every text is drawn, and copies of its string and slot would be for nothing.
    let isUndrawn = plan.sharedSlot(of: spot).value.role.isUndrawn
    let place = Int(plan.entries[spot.entry].string)
    guard isUndrawn || LocalizedString.isEmpty(plan.strings[place].text) && plan.strings[place].isEmpty else {
      return nil
    }
    let (string, role) = (plan.string(of: spot.entry), plan.slot(of: spot).role)
    var subject = SlotMeasurement(
      string: string, slot: plan.sharedSlot(of: spot), measurements: [], sizeAtLarge: 0)
    subject.isSource = plan.entries[spot.entry].isSource
    subject.lineLimitSource = limit(spot).source
    subject.notes = [
      string.isEmpty
        ? "the text is empty: nothing is drawn"
        : "texts of the role \(role.rawValue) are not measured: they are not drawn, or never cut"
    ]
    return subject
  }
}

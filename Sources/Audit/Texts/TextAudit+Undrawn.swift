import AuditModel
import TextRules

/// Texts of which nothing is measured.
extension TextAudit {
  /// What there is to say of a text that is empty, spoken, or drawn in a place that is never cut: nothing is measured.
  func undrawn(_ position: Plan.Position) -> SlotMeasurement? {
    // Field by field: nearly every text is drawn, and copies of its string and slot would be for nothing.
    let isUndrawn = plan.sharedSlot(of: position).value.role.isUndrawn
    let place = Int(plan.entries[position.entry].string)
    guard isUndrawn || LocalizedString.isEmpty(plan.strings[place].text) && plan.strings[place].isEmpty else {
      return nil
    }
    let (string, role) = (plan.string(of: position.entry), plan.slot(of: position).role)
    var subject = SlotMeasurement(
      string: string, slot: plan.sharedSlot(of: position), measurements: [], sizeAtLarge: 0)
    subject.isSource = plan.entries[position.entry].isSource
    subject.lineLimitSource = limit(position).source
    subject.notes = [
      string.isEmpty
        ? "the text is empty: nothing is drawn"
        : "texts of the role \(role.rawValue) are not measured: they are not drawn, or never cut"
    ]
    return subject
  }
}

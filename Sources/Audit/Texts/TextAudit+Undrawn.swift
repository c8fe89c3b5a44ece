import AuditModel
import TextRules

/// Texts that are not measured.
extension TextAudit {
  /// Returns the result for a text that is empty, spoken or drawn in a place where it is never cut off.
  ///
  /// Nil for all others.
  func undrawn(_ position: Plan.Position) -> SlotMeasurement? {
    // Reads single fields: nearly every text is drawn, and copying its string and slot would be wasted.
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

import AuditModel

/// Texts that are not measured.
extension TextAudit {
  /// Returns the result for a text that is empty, spoken or drawn in a place where it is never cut off.
  ///
  /// Nil for all others.
  func undrawn(_ spot: Plan.Spot) -> SlotMeasurement? {
    // Reads single fields: nearly every text is drawn, and copying its string and slot would be wasted.
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

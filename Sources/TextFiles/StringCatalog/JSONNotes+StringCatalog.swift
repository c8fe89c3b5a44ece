import AuditModel
import Documents

/// Warnings about unknown names in String Catalogs.
extension JSONNotes {
  /// The states of texts in published catalogs.
  private static let states = ["new", "translated", "needs_review", "stale"]

  /// The devices that a text can vary by, as spelled in String Catalogs.
  private static let devices = ["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other"]

  /// Warns of a state that is probably a misspelt known state.
  mutating func warn(ofState state: String, at place: LocatedJSON.Place) {
    misspelt(state, place, among: Self.states, .warning, "\(Quotation(state)) is not a state of a text")
  }

  /// Warns of an unknown plural category or misspelt device, whose text is never chosen.
  mutating func warn(of member: LocatedJSON.Member, in kind: TextForm.Choice.Kind, key: String) {
    let name = "\(Quotation(member.key)) in \(Quotation(key))"
    switch kind {
    case .plural where !PluralName.all.contains(member.key):
      warning(
        member.keyPlace, "\(name) is not a plural category, so its text is never chosen",
        "write one of \(PluralName.all.joined(separator: ", "))")
    // Other device names are accepted, because Apple may add some.
    case .device:
      misspelt(
        member.key, member.keyPlace, among: Self.devices, .warning,
        "\(name) is not a device, so its text is never chosen")
    default: break
    }
  }
}

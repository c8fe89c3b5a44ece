import AuditModel
import Documents

/// The known names in String Catalogs, and warnings about misspelt ones.
enum StringCatalogNames {
  /// The states of a text in published catalogs.
  private static let states = ["new", "translated", "needs_review", "stale"]

  /// The devices of a variation, as spelled in String Catalogs.
  private static let devices = [
    "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
  ]

  /// Warns of a state that is similar to a known one.
  static func warnOfState(_ state: String, at place: LocatedJSON.Place, in notes: inout JSONNotes) {
    notes.misspelt(state, place, among: states, .warning, "\(Quotation(state)) is not a state of a text")
  }

  /// Warns of an unknown plural category, or of a device that is similar to a known one; such texts are never chosen.
  static func warn(
    of member: LocatedJSON.Member, in kind: TextForm.Choice.Kind, key: String, to notes: inout JSONNotes
  ) {
    let name = "\(Quotation(member.key)) in \(Quotation(key))"
    switch kind {
    case .plural where !PluralName.all.contains(member.key):
      notes.warning(
        member.keyPlace, "\(name) is not a plural category, so its text is never chosen",
        "write one of \(PluralName.all.joined(separator: ", "))")
    // Other devices are accepted, because new ones may have been added.
    case .device:
      notes.misspelt(
        member.key, member.keyPlace, among: devices, .warning,
        "\(name) is not a device, so its text is never chosen")
    default: break
    }
  }
}

import AuditModel
import Documents

/// The names that a String Catalog knows, and the warnings about those that are misspelt.
enum StringCatalogNames {
  /// The states of a text, as catalogs that apps publish have them.
  private static let states = ["new", "translated", "needs_review", "stale"]

  /// The devices of a variation, in the spelling of String Catalogs.
  private static let devices = [
    "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
  ]

  /// Warns of a state that is nearly a known one.
  ///
  /// - Parameters:
  ///   - state: The state in the catalog.
  ///   - place: Its place.
  ///   - notes: What was wrong so far.
  static func warnOfState(_ state: String, at place: LocatedJSON.Place, in notes: inout JSONNotes) {
    notes.misspelt(state, place, among: states, .warning, "\(Quotation(state)) is not a state of a text")
  }

  /// Warns of a plural category that does not exist, and of a device that is nearly a known one: their texts are
  /// never chosen.
  ///
  /// - Parameters:
  ///   - member: The variation.
  ///   - kind: What the text varies by.
  ///   - key: The key of the text.
  ///   - notes: What was wrong so far.
  static func warn(
    of member: LocatedJSON.Member, in kind: TextForm.Choice.Kind, key: String, to notes: inout JSONNotes
  ) {
    let name = "\(Quotation(member.key)) in \(Quotation(key))"
    switch kind {
    case .plural where !PluralName.all.contains(member.key):
      notes.warning(
        member.keyPlace, "\(name) is not a plural category, so its text is never chosen",
        "write one of \(PluralName.all.joined(separator: ", "))")
    // Systems may have devices that are not known here.
    case .device:
      notes.misspelt(
        member.key, member.keyPlace, among: devices, .warning,
        "\(name) is not a device, so its text is never chosen")
    default: break
    }
  }
}

import AuditModel

/// The names that a String Catalog knows, and what is said of those that are misspelt.
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
  ///   - state: The state that stands in the catalog.
  ///   - place: Where it stands.
  ///   - notes: What was wrong so far.
  static func warnOfState(_ state: String, at place: LocatedJSON.Place, in notes: inout JSONNotes) {
    guard !states.contains(state), let near = NearName.nearest(to: state, among: states) else { return }
    notes.warning(
      place, "\(Quotation(state)) is not a state of a text; did you mean \(near)?", "write \"\(near)\"")
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
    case .device where !devices.contains(member.key):
      guard let near = NearName.nearest(to: member.key, among: devices) else { return }
      notes.warning(
        member.keyPlace, "\(name) is not a device, so its text is never chosen; did you mean \(near)?",
        "write \"\(near)\"")
    default: break
    }
  }
}

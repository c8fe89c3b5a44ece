import AuditModel

/// One key of a String Catalog, without its texts.
struct StringCatalogEntry {
  /// The key.
  let key: String
  /// Where the key stands.
  let place: LocatedJSON.Place
  /// What the entry says.
  let members: JSONMembers
  /// The translators' comment and where it stands.
  let comment: (text: String, place: LocatedJSON.Place)?

  /// Looks at an entry.
  init(_ entry: LocatedJSON.Member, _ members: JSONMembers) {
    key = entry.key
    place = entry.keyPlace
    self.members = members
    if let member = members["comment"], case .string(let text) = member.value.content, !text.isEmpty {
      comment = (text, member.value.place)
    } else {
      comment = nil
    }
  }

  /// Whether the key names a property of an object in Interface Builder, whose comment says so.
  var isInterface: Bool { key.contains(".") && comment?.text.contains("ObjectID = \"") == true }

  /// Why none of its texts is measured; nil for most.
  var reasonToLeaveOut: String? {
    if case .bool(false)? = members["shouldTranslate"]?.value.content { return LeftOutReason.fixed }
    if case .string("stale")? = members["extractionState"]?.value.content { return LeftOutReason.stale }
    if StringsEntries.isSpoken(key) { return LeftOutReason.spoken }
    return nil
  }
}

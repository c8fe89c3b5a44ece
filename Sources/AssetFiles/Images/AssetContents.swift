import Documents

/// The entries in the `Contents.json` of an image set or a colour set.
///
/// If reading stopped early, there are no entries, so that scales or appearances are not reported as missing.
struct AssetContents {
  /// The elements of the array, or nil if they could not be read.
  private(set) var entries: [LocatedJSON]?
  /// The root value, or nil if the file is blank or is not valid JSON.
  let root: LocatedJSON?
  /// Problems found so far in the file.
  private(set) var notes: JSONNotes

  /// Reads the array `key`; `kind` names the set in messages, such as `image set`.
  init(_ bytes: [UInt8], file: String, key: String, of kind: String, isBlank: Bool, message: String) {
    let remedy = "create the \(kind) again in Xcode, or delete it"
    (root, notes) = JSONNotes.reading(bytes, file: file, isBlank: isBlank, message: message, remedy: remedy)
    if let root { entries = entries(of: root, key, kind, remedy) }
  }

  private mutating func entries(
    of root: LocatedJSON, _ key: String, _ kind: String, _ remedy: String
  ) -> [LocatedJSON]? {
    guard let members = notes.object(root, "the file contains", remedy) else { return nil }
    guard let value = members[key]?.value else {
      return notes.refused(root.place, "missing \"\(key)\" in this \(kind)", remedy)
    }
    guard case .array(let elements) = value.content else {
      return notes.refused(value.place, "\"\(key)\" is \(value.kind), not an array", remedy)
    }
    return elements
  }
}

extension TextKey {
  /// Creates the key of a text.
  ///
  /// The table is the one that the file names, or else the file's name without extension.
  package init(of string: borrowing LocalizedString) {
    self.init(string.key, named: string.details?.table ?? string.location.file)
  }

  /// Creates a key in the table that a name or path refers to, with or without its extension.
  package init(_ key: String, named: String) {
    self.init(key: key, table: Self.table(named: named))
  }

  /// Returns the last component of a path, without its extension.
  package static func table(named path: String) -> String {
    // Every text of a run asks for its table, so the path is only searched from its end.
    let bytes = path.utf8
    var end = bytes.endIndex
    var place = bytes.endIndex
    while place > bytes.startIndex {
      let before = bytes.index(before: place)
      if bytes[before] == UInt8(ascii: "/") { break }
      if end == bytes.endIndex, bytes[before] == UInt8(ascii: ".") { end = before }
      place = before
    }
    return String(path[place..<end])
  }
}

extension TextKey {
  /// Creates the key of a text.
  ///
  /// The table is the one that the file names, or else the file's name without extension.
  ///
  /// - Parameter string: The text.
  package init(of string: LocalizedString) {
    self.init(string.key, named: string.details?.table ?? string.location.file)
  }

  /// Creates a key in the table that a name or path names, with or without its extension.
  package init(_ key: String, named: String) {
    let name = named.split(separator: "/").last ?? ""
    self.init(key: key, table: String(name.lastIndex(of: ".").map { name[..<$0] } ?? name))
  }
}

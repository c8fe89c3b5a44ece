package import AuditModel
package import Documents

/// Reads Apple's `.stringsdict`: texts with plural, width and device forms.
package struct StringsDictReader: CatalogReader {
  /// The kind of file it reads.
  package static let format = CatalogFormat(
    id: "stringsdict", name: "Apple plural rules", fileExtensions: ["stringsdict"])

  /// Creates a reader.
  package init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  package func read(_ source: SourceFile) -> Catalog {
    var table = StringsDictTable(source)
    if BinaryPropertyList.isOne(source.bytes) {
      let list = BinaryPropertyList(source.bytes, file: source.path)
      for member in list.members { table.add(member) }
      return table.catalog(list.issues)
    }
    var list = XMLPropertyList(source.bytes, file: source.path)
    while let member = list.nextMember() { table.add(member) }
    return table.catalog(list.issues)
  }
}

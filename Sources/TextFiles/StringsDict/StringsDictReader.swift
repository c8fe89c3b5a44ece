public import AuditModel
public import Documents

/// Reads Apple's `.stringsdict`: texts with plural, width and device forms.
public struct StringsDictReader: CatalogReader {
  /// The kind of file it reads.
  public static let format = CatalogFormat(
    id: "stringsdict", name: "Apple plural rules", fileExtensions: ["stringsdict"])

  /// Creates a reader.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The texts, with an issue for each problem.
  public func read(_ source: SourceFile) -> Catalog {
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

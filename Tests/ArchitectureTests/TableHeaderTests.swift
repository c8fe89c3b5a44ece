import Testing

/// Every table says where its numbers come from.
@Suite struct TableHeaderTests {
  static let tables = PackageSource.files("Sources/", endings: [".csv"]).filter { $0.path.contains("/Tables/") }

  @Test(arguments: tables)
  func theHeaderIsComplete(_ table: PackageSource.File) {
    let head = table.lines.prefix { $0.hasPrefix("#") }
    for field in ["# source", "# retrieved", "# unit", "# checked against"] {
      let line = head.first { $0.hasPrefix(field + ":") }
      let hasValue = line.map { $0.dropFirst(field.count + 1).contains { !$0.isWhitespace } } ?? false
      #expect(hasValue, "\(table.path) has no line `\(field): …` in its head")
    }
  }

  @Test func tablesAreFound() {
    #expect(!Self.tables.isEmpty)
  }
}

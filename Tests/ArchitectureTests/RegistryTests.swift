import Testing

/// The lists from which rules, readers and reporters are taken hold exactly what the folders hold.
@Suite struct RegistryTests {
  @Test(arguments: ["TextRules", "ColorRules", "LayoutRules", "ScaleRules"])
  func theRegistryListsEveryRuleInTheFolder(_ module: String) throws {
    let files = PackageSource.files("Sources/\(module)/Rules/", endings: [".swift"])
    #expect(!files.isEmpty, "Sources/\(module)/Rules has no rules")
    try compare(files, with: "RuleRegistry", in: "Sources/\(module)/")
  }

  @Test func theListHasEveryReaderInTheFolder() throws {
    let files = PackageSource.files("Sources/TextFiles/", endings: ["Reader.swift"])
    try compare(files.filter { $0.stem != "CatalogReader" }, with: "CatalogReaders", in: "Sources/TextFiles/")
  }

  @Test func theListHasEveryPaletteReaderInTheFolder() throws {
    let files = PackageSource.files("Sources/AssetFiles/Palettes/", endings: ["Reader.swift"])
    #expect(!files.isEmpty, "Sources/Catalogs/Palettes has no readers")
    try compare(files.filter { $0.stem != "PaletteReader" }, with: "PaletteReaders", in: "Sources/AssetFiles/Palettes/")
  }

  @Test func theListHasEveryLayoutReaderInTheFolder() throws {
    let files = PackageSource.files("Sources/LayoutFiles/", endings: ["Reader.swift"])
    #expect(!files.isEmpty, "Sources/Catalogs/Layouts has no readers")
    try compare(files.filter { $0.stem != "LayoutReader" }, with: "LayoutReaders", in: "Sources/LayoutFiles/")
  }

  @Test func theListHasEveryReporterInTheFolder() throws {
    let files = PackageSource.files("Sources/Reports/", endings: ["Reporter.swift"])
    try compare(files.filter { $0.stem != "Reporter" }, with: "Reporters", in: "Sources/Reports/")
  }

  private func compare(_ files: [PackageSource.File], with list: String, in folder: String) throws {
    let declaration = try Regex("\\b(?:enum|struct|extension) \(list)\\b")
    let holders = PackageSource.files(folder, endings: [".swift"]).filter {
      $0.text.firstMatch(of: declaration) != nil
    }
    let names = holders.map(\.path).joined(separator: ", ")
    #expect(!holders.isEmpty, "\(folder) has no file that declares \(list)")
    // Members are written `Name()` or `Name.self`; what a comment says does not count.
    let code = holders.flatMap(\.lines).filter { line in !line.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
    let members = code.matches(of: /\b([A-Z][A-Za-z0-9]*)(?:\(\)|\.self)/).map { String($0.1) }
    let types = Set(files.map(\.stem))
    #expect(Set(members).subtracting(types).isEmpty, "\(names) lists what no file in \(folder) is named after")
    #expect(types.subtracting(members).isEmpty, "\(names) leaves out what has a file in \(folder)")
    for file in files {
      let named = try Regex("\\b(?:struct|enum|final class) \(file.stem)\\b")
      let declares = file.text.firstMatch(of: named) != nil
      #expect(declares, "\(file.path) does not declare \(file.stem)")
    }
  }
}

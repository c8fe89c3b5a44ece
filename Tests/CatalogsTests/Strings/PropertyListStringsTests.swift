import AuditModel
import Testing

@testable import Catalogs

@Suite struct PropertyListStringsTests {
  @Test func markupHasPlacesAndComments() throws {
    let catalog = try CatalogFixture.read("plist/Markup.strings", with: StringsReader())
    #expect(CatalogFixture.pairs(catalog) == ["Über.title=Über & unter", "save=Save it"])
    #expect(catalog.strings.first?.location == SourceLocation(file: "plist/Markup.strings", line: 9, column: 10))
    #expect(CatalogFixture.places(catalog) == ["11:2 warning", "13:10 warning"])
  }

  @Test func compiledListsAreRead() throws {
    let catalog = try CatalogFixture.read("plist/Compiled.strings", with: StringsReader())
    #expect(CatalogFixture.pairs(catalog) == ["save=Save", "Über.title=Über uns"])
    #expect(CatalogFixture.places(catalog) == ["1:1 warning", "1:1 warning"])
  }
}

import AuditModel
import Documents
import Synchronization
import TestSupport
import Testing

@testable import TextFiles

/// Files that have not changed are not read again, and the changes of those that have.
@Suite struct CatalogCacheTests {
  private final class Project {
    let folder: TemporaryFolder
    let cache = CatalogCache { _ in true }

    init(_ files: [String: String]) throws {
      folder = try TemporaryFolder()
      for (name, text) in files { try folder.write(name, text) }
    }

    func load(_ cache: CatalogCache?, sourceLocale: String? = nil) -> Catalog {
      CatalogLoader.load(
        Inventory([folder.path], for: [CatalogLoader.self]), defaultLocale: "en", sourceLocale: sourceLocale,
        reusing: cache)
    }

    func changes(_ names: String..., most: Int = 20) -> [CatalogCache.Change] {
      cache.changes(in: Set(names.map(folder.file)), upTo: most)
    }
  }

  private static let table = "\"a\" = \"One\";\n\"b\" = \"Two\";\n"

  @Test func aReusedCatalogIsThatOfAFreshReading() throws {
    let project = try Project(["en.lproj/A.strings": Self.table, "de.lproj/A.strings": "\"a\" = \"Eins\";\n\"b\" = "])
    let first = project.load(project.cache)
    #expect(first == project.load(nil) && !first.issues.isEmpty)
    #expect(project.load(project.cache) == first)
    try project.folder.write("de.lproj/A.strings", "\"a\" = \"Eins\";\n\"b\" = \"Zwei\";\n")
    #expect(project.load(project.cache) == project.load(nil) && project.load(project.cache).issues.isEmpty)
    // Other settings may give other languages.
    try project.folder.write("Base.lproj/A.strings", Self.table)
    for locale in [nil, "fr", "de"] {
      #expect(project.load(project.cache, sourceLocale: locale) == project.load(nil, sourceLocale: locale))
    }
  }

  @Test func aFileWithAnUnreliableStampIsReadAgain() throws {
    let project = try Project(["en.lproj/A.strings": Self.table])
    let cache = CatalogCache { _ in false }
    let path = project.folder.file("en.lproj/A.strings")
    let inventory = Inventory([project.folder.path], for: [CatalogLoader.self])
    let file = try #require(inventory.entries(of: CatalogLoader.self).first)
    let readings = Mutex(0)
    for reliable in [cache, project.cache] {
      for _ in 1...3 {
        _ = reliable.catalog(of: file, .init(defaultLocale: "en", sourceLocale: "en")) {
          readings.withLock { $0 += 1 }
          return Catalog()
        }
      }
    }
    #expect(readings.withLock { $0 } == 3 + 1 && file.path == path)
  }

  /// The settings of Flutter are in another file, whose change must show.
  @Test func textsThatDependOnOtherFilesAreReadAgain() throws {
    let project = try Project([
      "l10n.yaml": "use-escaping: false\n", "lib/app_en.arb": "{\"@@locale\": \"en\", \"a\": \"It''s '{'one'}'\"}",
    ])
    let first = project.load(project.cache)
    try project.folder.write("l10n.yaml", "use-escaping: true\n")
    #expect(project.load(project.cache) == project.load(nil) && project.load(nil) != first)
  }

  @Test func changedTextsAreNamed() throws {
    let project = try Project(["en.lproj/A.strings": Self.table, "de.lproj/A.strings": Self.table])
    _ = project.load(project.cache)
    #expect(project.changes("en.lproj/A.strings").isEmpty)
    try project.folder.write("en.lproj/A.strings", "\n\n\"a\" = \"One\";\n\"b\" = \"Three\";\n\"c\" = \"New\";\n")
    let changes = project.changes("en.lproj/A.strings", "de.lproj/A.strings", "no.strings")
    #expect(changes.map(\.old.text) == ["Two"] && changes.map(\.new.text) == ["Three"])
    #expect(changes.map(\.new.location.line) == [4] && changes.map(\.new.locale) == ["en"])
    // A text that only moves to another line is the same.
    #expect(project.changes("de.lproj/A.strings").isEmpty)
    _ = project.load(project.cache)
    #expect(project.changes("en.lproj/A.strings").isEmpty)
  }

  @Test(arguments: ["\"a\" = \"Uno\";\n\"b\" = ", "", "\"b\" = \"Two\";\n"])
  func wrongFilesAndRemovedKeysHaveNoChanges(_ text: String) throws {
    let project = try Project(["en.lproj/A.strings": Self.table])
    _ = project.load(project.cache)
    try project.folder.write("en.lproj/A.strings", text)
    #expect(project.changes("en.lproj/A.strings").isEmpty)
  }

  @Test func aRepeatedKeyHasTheTextThatCounts() throws {
    let project = try Project(["en.lproj/A.strings": Self.table])
    _ = project.load(project.cache)
    try project.folder.write("en.lproj/A.strings", "\"a\" = \"Uno\";\n\"a\" = \"Due\";\n\"b\" = \"Two\";\n")
    #expect(project.changes("en.lproj/A.strings").map(\.new.text) == ["Due"])
  }

  @Test func manyChangesAreLeftToTheNextReading() throws {
    let project = try Project(["en.lproj/A.strings": Self.table])
    _ = project.load(project.cache)
    try project.folder.write("en.lproj/A.strings", "\"a\" = \"Uno\";\n\"b\" = \"Due\";\n")
    #expect(project.changes("en.lproj/A.strings", most: 2).count == 2)
    #expect(project.changes("en.lproj/A.strings", most: 1).isEmpty)
  }
}

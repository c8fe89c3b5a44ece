import AssetFiles
import AuditModel
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import TypeCheckKit

@testable import Documents

@Suite struct InventoryTests {
  private static let layout = "{\"typecheckLayout\": 1, \"screens\": []}"
  private static let source = "<XCUIElementTypeApplication name=\"a\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"
  private static let tokens = "{\"a\": {\"$type\": \"color\", \"$value\": \"#111\"}}"
  private static let plist = "<plist><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>"

  /// A file, the loader that reads it when it is found in a folder, and the one when it is named; nil if there is none.
  static let claims: [(name: String, content: String, found: (any FileLoader.Type)?, named: (any FileLoader.Type)?)] = [
    ("de.lproj/A.strings", "", CatalogLoader.self, CatalogLoader.self),
    ("A.stringsdict", "", CatalogLoader.self, CatalogLoader.self),
    ("values-de/strings.xml", "<resources/>", CatalogLoader.self, CatalogLoader.self),
    ("other/strings.xml", "<resources/>", nil, CatalogLoader.self),
    ("de.json", "{}", CatalogLoader.self, CatalogLoader.self),
    ("package.json", "{}", nil, CatalogLoader.self),
    ("t.csv", "key,de\na,b\n", CatalogLoader.self, CatalogLoader.self),
    ("numbers.csv", "name,amount\na,1\n", nil, CatalogLoader.self),
    ("InfoPlist.strings", "", nil, CatalogLoader.self),
    ("Main.storyboard", "", InterfaceLoader.self, InterfaceLoader.self),
    ("notes.md", "", nil, CatalogLoader.self), (".A.strings", "", nil, CatalogLoader.self),
    ("A.xcassets/i.imageset/Contents.json", "{}", ImageSetLoader.self, ImageSetLoader.self),
    ("A.xcassets/c.colorset/Contents.json", "{}", PaletteLoader.self, PaletteLoader.self),
    ("A.xcassets/Group/Contents.json", "{}", PaletteLoader.self, CatalogLoader.self),
    ("A.xcassets/I.appiconset/Contents.json", "{}", nil, CatalogLoader.self),
    ("A.xcassets/de.json", "{}", nil, CatalogLoader.self),
    ("c.colorset/Contents.json", "{}", nil, PaletteLoader.self),
    ("palette.json", "{}", PaletteLoader.self, PaletteLoader.self),
    ("de/a.palette.json", "{}", PaletteLoader.self, PaletteLoader.self),
    ("a.tokens", "{}", PaletteLoader.self, PaletteLoader.self),
    ("tokens.json", tokens, PaletteLoader.self, PaletteLoader.self),
    ("tokens.json", "{}", nil, CatalogLoader.self), ("theme.json", tokens, nil, PaletteLoader.self),
    ("a.layout.json", "", LayoutLoader.self, LayoutLoader.self),
    ("screens.json", layout, LayoutLoader.self, LayoutLoader.self),
    ("de.json", layout, LayoutLoader.self, LayoutLoader.self),
    ("home.xml", source, LayoutLoader.self, LayoutLoader.self),
    ("Info.plist", plist, LayoutLoader.self, LayoutLoader.self),
    ("Other.plist", plist, nil, LayoutLoader.self),
    ("a.html", "", WebPageLoader.self, WebPageLoader.self), ("A.HTM", "", WebPageLoader.self, WebPageLoader.self),
    ("Pods/de.lproj/A.strings", "", nil, CatalogLoader.self),
    ("DerivedData/a.html", "", nil, WebPageLoader.self),
  ]

  @Test(arguments: claims.indices) func aFileBelongsToTheLoaderThatClaimsIt(_ index: Int) throws {
    let (name, content, found, named) = Self.claims[index]
    let folder = try TemporaryFolder()
    try folder.write(name, content)
    for (input, expected) in [(folder.path, found), (folder.file(name), named)] {
      let inventory = Inventory([input], for: FileLoaders.all)
      let owners = FileLoaders.all.filter { !inventory.entries(of: $0).isEmpty }
      #expect(owners.map(ObjectIdentifier.init) == [expected].compactMap { $0.map(ObjectIdentifier.init) }, "\(name)")
    }
  }

  @Test func everyFileIsReadOnceOrCountedOnce() throws {
    let folder = try TemporaryFolder()
    for (name, content, _, _) in Self.claims { try folder.write(name, content) }
    try FileManager.default.createSymbolicLink(atPath: folder.file("circle"), withDestinationPath: folder.path)
    let inventory = Inventory([folder.path, folder.path + "/", folder.file("de/..")], for: FileLoaders.all)
    let paths = inventory.claimed.map(\.entry.path)
    #expect(Set(paths).count == paths.count && !paths.contains { $0.contains("/circle/") })
    #expect(inventory.issues.isEmpty)
    let once = Inventory([folder.path], for: FileLoaders.all)
    #expect(
      once.leftOut == [
        ".appiconset in asset catalogs: no rule checks it": 1,
        "CSV and TSV files without a key column and a language column": 1,
        "InfoPlist.strings files: drawn by the system, not by the app": 1, "hidden files: not read": 1,
        // package.json, theme.json, tokens.json and the file of a colour set outside of any catalog
        "JSON files whose name and folder name no language": 4, "folders named Pods: third-party code": 1,
        "folders named DerivedData: build output": 1,
      ])
    #expect(inventory.leftOutFiles.values.reduce(0, +) >= once.leftOutFiles.values.reduce(0, +))
  }

  @Test func aFileIsOpenedOnlyIfItsNameDoesNotDecide() throws {
    let folder = try TemporaryFolder()
    // A pipe without a writer is not a file, so it is never opened; neither are files whose names decide.
    #expect(mkfifo(folder.file("screens.json"), 0o600) == 0)
    try folder.write("de.lproj/A.strings", "\"a\" = \"b\";")
    let head = FileHead(of: folder.file("de.lproj/A.strings"))
    let entry = FileEntry(
      path: folder.file("de.lproj/A.strings"), shown: "A.strings", name: "A.strings", depth: 1, kind: .file)
    for loader in FileLoaders.all { _ = loader.claims(entry, head) }
    try folder.write("de.lproj/A.strings", "changed")
    #expect(head.bytes == Array("changed".utf8))
    try folder.write("de.lproj/A.strings", "again")
    #expect(head.bytes == Array("changed".utf8))
    let inventory = Inventory([folder.path], for: FileLoaders.all)
    #expect(inventory.inputs.flatMap(\.issues).map(\.location.file) == [folder.file("screens.json")])
  }

  @Test func aNamedFileIsReadEvenIfItsFolderSkipsIt() throws {
    let folder = try TemporaryFolder()
    for name in ["a/package.json", "b/de.json"] { try folder.write(name, "{}") }
    for inputs in [[folder.path, folder.file("a/package.json"), folder.file("b/de.json")], [folder.file("b/de.json")]] {
      let inventory = Inventory(inputs, for: FileLoaders.all) { _ in { _ in SkipReason("never") } }
      let read = inventory.entries(of: CatalogLoader.self).map(\.name)
      #expect(Set(read) == Set(inputs.count == 3 ? ["de.json", "package.json"] : ["de.json"]))
      #expect(inventory.leftOut.isEmpty)
    }
  }

  @Test func anAssetCatalogIsCountedOnceForAReason() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] {
      try folder.write("A.xcassets/\(name).imageset/Contents.json", "{}")
      try folder.write("A.xcassets/Group/\(name).colorset/Contents.json", "{}")
    }
    try folder.write("de.json", "{}")
    let inventory = Inventory([folder.path], for: FileLoaders.all) { _ in { _ in SkipReason("why") } }
    #expect(inventory.leftOut == ["why": 2])
    let uses = inventory.uses(of: CatalogLoader.self, [])
    #expect(uses.map { $0.path.split(separator: "/").last } == ["A.xcassets", "de.json"])
  }

  @Test func filesOfOtherRunsAreCountedOrRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.layout.json", Self.layout)
    try folder.write("palette.json", "{}")
    try folder.write("a.html", "")
    let others = FileLoaders.all.dropLast()
    let found = Inventory([folder.path], for: [CatalogLoader.self], beside: Array(others))
    #expect(
      found.leftOut == ["layouts: typecheck check reads them": 1, "palettes: typecheck check and palette read them": 1])
    let named = Inventory([folder.file("a.html")], for: [CatalogLoader.self], beside: Array(others))
    #expect(named.issues.map(\.message) == ["this is a web page, which has no texts of the app"])
    #expect(named.issues.map(\.remedy) == ["check it with typecheck check"])
  }

  @Test func findsFoldersWithAnExtensionBelowTheInput() {
    var entry = FileEntry(
      path: "x.xcassets/in/A.xcassets/g/B.xcassets/c.colorset", shown: "in/A.xcassets/g/B.xcassets/c.colorset",
      name: "c.colorset", depth: 3, kind: .folder)
    let folder = entry.folder(withExtension: "xcassets")
    #expect(folder == FileEntry.Folder(path: "x.xcassets/in/A.xcassets", shown: "in/A.xcassets"))
    #expect(entry.folder(withExtension: "colorset") == nil)
    entry.isNamed = true
    #expect(entry.folder(withExtension: "xcassets") == nil)
  }
}

import Foundation
import TestSupport
import Testing

@testable import TextEngine

@Suite struct FontLocatorTests {
  let manifest = FontManifest.embedded

  private func entry(_ id: String) throws -> FontManifest.Entry {
    try #require(manifest.faces.first { $0.id == id })
  }

  private func locator(_ folders: [String] = [], root: String = "/", system: Bool = true) -> FontLocator {
    FontLocator(fontDirectories: folders, localDirectories: [], useSystemFonts: system, systemRoot: root)
  }

  @Test func theFolderOfTheEnvironmentMustExistButNotThatOfTheProject() throws {
    func found(_ local: [String]) throws -> LocatedFont? {
      try FontLocator(fontDirectories: [], localDirectories: local, useSystemFonts: false).locate(
        entry("inter-4.1"), bold: false)
    }
    #expect(try found([FontLocator.projectDirectory]) != nil)
    #expect(throws: TextEngineError.self) { try found(["/nonexistent", FontLocator.projectDirectory]) }
  }

  @Test func theDefaultFaceIsBuiltIn() throws {
    let found = try #require(try locator(system: false).locate(entry("inter-4.1"), bold: true))
    #expect(found.path == nil)
    #expect(found.hashKnown == true)
    #expect(found.file.sha256() == found.sha256)
    #expect(!found.isUsersOwn)
  }

  @Test func everyFaceIsInstalledAndValid() throws {
    let locator = locator()
    for entry in manifest.faces {
      let regular = try #require(try locator.locate(entry, bold: false), "\(entry.installHint)")
      let inspection = try FontInspection(file: regular.file)
      #expect(inspection.unitsPerEm == entry.unitsPerEm)
      #expect(inspection.characterCount > 20)
      guard regular.hashKnown == true, entry.boldFile != nil else { continue }
      let bold = try #require(try locator.locate(entry, bold: true))
      #expect(bold.path != regular.path)
      #expect(bold.sha256 == entry.boldSha256)
    }
  }

  @Test func aMissingFaceIsNil() throws {
    let folder = try TemporaryFolder()
    #expect(try locator(root: folder.path).locate(entry("noto-sans-hebrew"), bold: false) == nil)
    #expect(try locator(system: false).locate(entry("noto-sans-hebrew"), bold: false) == nil)
  }

  @Test func usesAndReportsAScriptFaceOfAnotherRelease() throws {
    let folder = try TemporaryFolder()
    let hebrew = try entry("noto-sans-hebrew")
    let path = try folder.write(hebrew.file, FontFixture.inter())
    let found = try #require(try locator(root: folder.path).locate(hebrew, bold: false))
    #expect(found.path == path)
    #expect(found.hashKnown == false)
    #expect(found.sha256 == manifest.defaultFace?.sha256)
  }

  @Test func acceptsTheSameNameElsewhereAndPrefersAKnownHash() throws {
    let folder = try TemporaryFolder()
    var hebrew = try entry("noto-sans-hebrew")
    let name = try #require(hebrew.fileName(bold: false))
    _ = try folder.write("usr/share/fonts/a/" + name, FontFixture.inter(renamed: "Other"))
    let path = try folder.write("usr/local/share/fonts/" + name, FontFixture.inter())
    #expect(try locator(root: folder.path).locate(hebrew, bold: false)?.hashKnown == false)
    hebrew.sha256 = try #require(manifest.defaultFace?.sha256)
    let found = try #require(try locator(root: folder.path).locate(hebrew, bold: false))
    #expect(found.path == path)
    #expect(found.hashKnown == true)
  }

  @Test func namesADamagedSystemFontWithoutAnAlternative() throws {
    let folder = try TemporaryFolder()
    let hebrew = try entry("noto-sans-hebrew")
    let path = try folder.write(hebrew.file, Data(FontFixture.inter().prefix(9_000)))
    let locator = locator(root: folder.path)
    for _ in 0..<2 {
      let error = #expect(throws: TextEngineError.self) { try locator.locate(hebrew, bold: false) }
      #expect(error?.path == path)
    }
  }

  @Test func aCalibratedFaceWithAnUnknownHashIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Inter-subset.ttf", FontFixture.inter(renamed: "Other"))
    let inter = try entry("inter-4.1")
    let error = #expect(throws: TextEngineError.self) { try locator([folder.path]).locate(inter, bold: false) }
    guard case .uncalibratedFont(path, _, _)? = error else {
      Issue.record("expected uncalibratedFont, got \(String(describing: error))")
      return
    }
  }

  @Test func theFolderOfTheUserComesBeforeTheSystem() throws {
    let folder = try TemporaryFolder()
    let hebrew = try entry("noto-sans-hebrew")
    let path = try folder.write("deep/" + (hebrew.fileName(bold: false) ?? ""), FontFixture.inter())
    #expect(try locator([folder.path]).locate(hebrew, bold: false)?.path == path)
  }

  /// The default face under a name of San Francisco's: found by its name table, not by its file name.
  @Test func findsTheUsersSanFranciscoByName() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("whatever.otf", FontFixture.inter(renamed: ".SFUI"))
    let inter = try entry("inter-4.1")
    let found = try #require(try locator([folder.path]).locate(inter, bold: false))
    #expect(found.isUsersOwn)
    #expect(found.path == path)
    #expect(found.hashKnown == nil)
    #expect(found.entry.id == "whatever.otf")
    #expect(found.entry.calibration == nil)
    #expect(found.entry.features.isEmpty)
    #expect(found.entry.axes == ["wght": [100, 900]])
    #expect(try locator([folder.path]).locate(inter, bold: true)?.path == path)
  }

  @Test func namesADamagedFileInTheFolderOfTheUser() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("SF-Pro.ttf", Data("no font".utf8))
    let inter = try entry("inter-4.1")
    let error = #expect(throws: TextEngineError.self) { try locator([folder.path]).locate(inter, bold: false) }
    #expect(error?.path == path)
  }

  @Test func namesAMissingFolderOfTheUser() throws {
    let inter = try entry("inter-4.1")
    let error = #expect(throws: TextEngineError.self) { try locator(["/no/such/folder"]).locate(inter, bold: false) }
    #expect(error?.path == "/no/such/folder")
  }

  @Test func manyThreadsGetTheSameAnswer() async throws {
    let locator = locator()
    let thai = try entry("noto-looped-thai")
    let hashes = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<7 { group.addTask { try locator.locate(thai, bold: false)?.sha256 } }
      return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(hashes.count == 1)
  }
}

import AuditModel
import Foundation
import TestSupport
import Testing

@testable import AssetFiles
@testable import Documents
@testable import LayoutFiles
@testable import TextFiles

@Suite struct FolderListingsTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in [
      "en.lproj/Localizable.strings", "App/Assets.xcassets/leaf.imageset/Contents.json", "App/a.layout.json",
      "Carthage/en.lproj/Other.strings", "Pods/x.html", "web/page.html", ".hidden/x.html",
      "App/Assets.xcassets/Icon.appiconset/Contents.json",
    ] {
      try folder.write(name, "\"a\" = \"b\";\n".utf8)
    }
    try FileManager.default.createSymbolicLink(atPath: folder.file("App/circle"), withDestinationPath: folder.path)
    return folder
  }

  @Test func whoeverComesSecondSeesTheSame() throws {
    let folder = try project()
    let shared = FolderListings()
    let steps: [(String) -> FolderWalk.Step] = [
      { $0 == "Pods" ? .skip : .descend }, { $0.hasSuffix(".imageset") ? .take : .descend },
      { FolderWalk.othersCode.contains($0) ? .skip : .descend },
    ]
    for step in steps + steps.reversed() {
      let own = FolderWalk(folder.path, shown: "x", step: step)
      let one = FolderWalk(folder.path, shown: "x", in: shared, step: step)
      #expect(own.entries == one.entries && own.issues == one.issues && !own.entries.isEmpty)
      #expect(own.skipped.map(\.name) == one.skipped.map(\.name))
    }
  }

  @Test func aFolderIsLookedAtOnce() throws {
    let folder = try project()
    let listings = FolderListings()
    let before = FolderWalk(folder.path, shown: ".", in: listings) { _ in .descend }
    try folder.write("web/later.html", "<p>".utf8)
    let after = FolderWalk(folder.path, shown: ".", in: listings) { _ in .descend }
    #expect(before.entries == after.entries)
    #expect(FolderWalk(folder.path, shown: ".") { _ in .descend }.entries.count > after.entries.count)
  }

  @Test func readersFindTheSameAloneAndTogether() throws {
    let folder = try project()
    let listings = FolderListings()
    let layouts = LayoutLoader.load(inputs: [folder.path], isOptional: true, in: listings)
    let images = ImageSetLoader.load(inputs: [folder.path], in: listings)
    let pages = WebPageLoader.load(inputs: [folder.path], in: listings)
    let texts = CatalogLoader.load(inputs: [folder.path], defaultLocale: "en", in: listings)
    let alone = CatalogLoader.load(inputs: [folder.path], defaultLocale: "en")
    #expect(texts.strings == alone.strings && texts.leftOut == alone.leftOut && texts.files == alone.files)
    #expect(layouts.files == LayoutLoader.load(inputs: [folder.path], isOptional: true).files)
    #expect(layouts.files.count == 1 && texts.strings.count == 2 && pages.pages.count == 1)
    #expect(images.issues == ImageSetLoader.load(inputs: [folder.path]).issues && images.issues.count == 1)
    #expect(images.leftOutAssets == [".appiconset in asset catalogs: no rule checks it": 1])
  }
}

import Adaptivity
import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import LayoutFiles

@Suite struct LayoutLoaderTests {
  @Test func aFolderIsSearched() throws {
    let folder = LayoutSamples.path("")
    let catalog = LayoutLoader.load(inputs: [folder])
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    #expect(
      catalog.files.map { ($0.path as NSString).lastPathComponent + " \($0.format ?? "-")" } == [
        "beds.layout.json layout", "Info.plist plist", "Info.plist -", "garden-iphone-16-landscape.xml wdasource",
        "garden-iphone-16-portrait.xml wdasource", "harvest.layout.json layout", "new-bed.layout.json layout",
        "Info.plist plist",
      ])
    #expect(Set(catalog.screens.map(\.name)) == ["Beds", "garden", "Harvest", "New bed"])
    #expect(catalog.screens.count == 21 && catalog.manifests.map(\.isBuilt) == [true, false])
    #expect(catalog.leftOut["Info.plist files of frameworks"] == 1)
    #expect(Inventory([folder], for: [LayoutLoader.self]).read.count == 8)
  }

  @Test func recognizesFilesByContent() throws {
    let folder = try TemporaryFolder()
    let layout =
      "{\"typecheckLayout\": 1, \"screens\": [{\"name\": \"A\", \"environment\": {\"device\": \"iphone-16\"}, \"elements\": []}]}"
    let source = "<XCUIElementTypeApplication name=\"a\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"
    try folder.write("screens/a.json", layout.utf8)
    try folder.write("screens/package.json", "{\"name\": \"no layout\"}".utf8)
    try folder.write("screens/home.xml", source.utf8)
    try folder.write("screens/strings.xml", "<resources/>".utf8)
    try folder.write("App-Info.plist", "<plist><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>".utf8)
    try folder.write("Other.plist", "<plist><dict><key>a</key><true/></dict></plist>".utf8)
    try folder.write("node_modules/b.json", layout.utf8)
    try folder.write(".hidden/c.json", layout.utf8)
    let catalog = LayoutLoader.load(inputs: [folder.path])
    #expect(catalog.files.map { ($0.path as NSString).lastPathComponent } == ["App-Info.plist", "a.json", "home.xml"])
    #expect(catalog.screens.map(\.name) == ["A", "home"] && catalog.manifests.count == 1)
    #expect(
      catalog.leftOut[LeftOutReason.hiddenFolders] == 1
        && catalog.leftOut["folders named node_modules: third-party code"] == 1)
    try folder.write("recorded.txt", source.utf8)
    let named = LayoutLoader.load(inputs: [folder.path + "/recorded.txt", folder.path + "/screens/a.json"])
    #expect(named.screens.map(\.name) == ["recorded", "A"])
  }

  @Test func unusableInputsAreErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.txt", "hello".utf8)
    try folder.write(
      "Info.plist",
      "<plist><dict><key>CFBundlePackageType</key><string>FMWK</string></dict></plist>".utf8)
    for (input, expected) in [
      ("missing.json", "file or folder not found"), ("a.txt", "unknown file type"),
      ("Info.plist", "skipped: Info.plist files of frameworks"),
    ] {
      let catalog = LayoutLoader.load(inputs: ["\(folder.path)/\(input)"])
      #expect(catalog.issues.count == 1 && catalog.issues[0].severity == .error)
      #expect(catalog.issues.first?.message.contains(expected) == true, "\(catalog.issues)")
    }
    #expect(LayoutLoader.load(inputs: [""]).issues.first?.message == "the path is empty")
  }

  @Test func aFileNamedTwiceIsReadOnce() throws {
    let path = LayoutSamples.path("beds.layout.json")
    #expect(
      LayoutLoader.load(inputs: [path, path, LayoutSamples.path("")]).screens.filter { $0.name == "Beds" }.count == 7)
  }
}

import AuditModel
import Foundation
import TestSupport
import Testing

@testable import AssetFiles
@testable import TextFiles

@Suite struct ImageSetLoaderTests {
  private func load(_ files: [(name: String, text: String)]) throws -> ImageSetCatalog {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.name, file.text.utf8) }
    return ImageSetLoader.load(inputs: [folder.path])
  }

  @Test func entriesAreRead() throws {
    let catalog = try load([
      (
        "Assets.xcassets/Garden/leaf.imageset/Contents.json",
        """
        {
          "images": [
            {"idiom": "universal", "scale": "1x"},
            {"idiom": "universal", "filename": "leaf@2x.png", "scale": "2x"},
            {
              "idiom": "ipad", "filename": "leaf.svg",
              "appearances": [{"appearance": "luminosity", "value": "dark"}], "language-direction": "right-to-left"
            }
          ],
          "info": {"version": 1, "author": "xcode"}
        }
        """
      ),
      ("Assets.xcassets/Garden/Contents.json", "{}"), ("Pods/x.imageset/Contents.json", "{}"),
      ("Assets.xcassets/Garden/leaf.imageset/leaf@2x.png", "-"),
      ("Assets.xcassets/Garden/leaf.imageset/Leaf.svg", "-"),
    ])
    #expect(catalog.issues.isEmpty && catalog.filesRead == 1)
    let set = try #require(catalog.sets.first)
    #expect(catalog.sets.count == 1 && set.name == "leaf")
    #expect(set.entries.map(\.file) == [nil, "leaf@2x.png", "leaf.svg"])
    #expect(set.entries.map(\.scale) == [1, 2, nil])
    #expect(set.entries.map(\.conditions) == ["", "", "dark with right-to-left text"])
    #expect(set.entries.map(\.isVector) == [false, false, true])
    #expect(set.entries[1].location.line == 4)
    #expect(catalog.leftOut.values.reduce(0, +) == 1)
  }

  /// The first bytes of bitmaps of 12 × 34 pixels.
  static let bitmaps: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 12, 0, 0, 0, 34],
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 34, 0, 12, 3, 0, 0],
    Array("GIF89a".utf8) + [12, 0, 34, 0],
  ]

  @Test(arguments: bitmaps) func theSizeOfABitmapThatMayBeEnlargedIsRead(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let set = #"""
      {"images": [
        {"idiom": "universal", "filename": "leaf"}, {"filename": "leaf", "scale": "2x"},
        {"filename": "leaf", "scale": "3x"}
      ]}
      """#
    try folder.write("a.imageset/Contents.json", set.utf8)
    try folder.write("a.imageset/leaf", bytes)
    let entries = try #require(ImageSetLoader.load(inputs: [folder.path]).sets.first).entries
    let size = ImageSet.PixelSize(width: 12, height: 34)
    #expect(entries.map(\.pixels) == [size, size, nil])
    #expect(BitmapHeader.size(in: Array(bytes.dropLast(4))) == nil)
  }

  @Test(arguments: [
    ("", "the file is empty"), ("[]", "not an object"), ("{}", "missing \"images\""),
    ("{\"images\": 3}", "not an array"), ("{\"images\": [7]}", "this entry is a number"), ("{\"images\": [", "end"),
    ("\u{0}\u{0}", "the file is empty"),
  ]) func reportsMistakes(_ text: String, _ words: String) throws {
    let catalog = try load([("a.imageset/Contents.json", text)])
    let issue = try #require(catalog.issues.first)
    #expect(issue.message.contains(words) && issue.severity == .error)
    #expect(issue.location.file.hasSuffix("a.imageset/Contents.json"))
  }

  @Test func reportsAnUnknownScale() throws {
    let text = "{\"images\": [{\"filename\": \"a.png\", \"scale\": \"4x\"}]}"
    let catalog = try load([("a.imageset/Contents.json", text), ("a.imageset/a.png", "-")])
    #expect(catalog.issues.map(\.severity) == [.warning])
    #expect(catalog.sets.first?.entries.first?.scale == 0)
  }

  @Test func reportsMissingPictures() throws {
    let text = "{\"images\": [\n{\"filename\": \"a.png\", \"scale\": \"2x\"}]}"
    let catalog = try load([("a.imageset/Contents.json", text), ("a.imageset/b.png", "-")])
    let issue = try #require(catalog.issues.first)
    #expect(issue.message.contains("\"a.png\" of the image set \"a\" is missing") && issue.location.line == 2)
    #expect(issue.severity == .warning && catalog.sets.first?.entries.map(\.file) == ["a.png"])
  }

  @Test func reportsABrokenLinkToAPicture() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.imageset/Contents.json", "{\"images\": [{\"filename\": \"a.png\", \"scale\": \"2x\"}]}")
    try FileManager.default.createSymbolicLink(atPath: folder.file("a.imageset/a.png"), withDestinationPath: "nowhere")
    let issues = ImageSetLoader.load(inputs: [folder.path]).issues
    #expect(issues.map(\.message) == ["the file \"a.png\" of the image set \"a\" is missing"])
  }

  @Test func ignoresANamedPipe() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.imageset/a.png", [1])
    #expect(mkfifo(folder.file("a.imageset/Contents.json"), 0o600) == 0)
    let catalog = ImageSetLoader.load(inputs: [folder.path])
    #expect(catalog.issues.map(\.message) == ["this is not a regular file"])
  }

  @Test func reportsASetWithoutItsFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.imageset/a.png", [1])
    #expect(ImageSetLoader.load(inputs: [folder.path]).issues.count == 1)
    #expect(ImageSetLoader.load(inputs: [folder.file("a.imageset")]).issues.count == 1)
    #expect(ImageSetLoader.load(inputs: [folder.file("none"), folder.file("a.imageset/a.png")]).sets.isEmpty)
  }
}

import Foundation
import TestSupport
import Testing

@testable import TextEngine

@Suite struct PictureFontsTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func needsFontsForAPicture() {
    let fonts = PictureFonts(useSystemFonts: false)
    #expect(fonts.picture(of: "保", script: "Hani", language: "zh", isEmoji: false) == nil)
    let nowhere = PictureFonts(directories: ["/dev/null/fonts"], useSystemFonts: false)
    #expect(nowhere.picture(of: "😀", script: "Zsye", language: "en", isEmoji: true) == nil)
  }

  @Test func acceptsAnyFontWithTheCharacters() throws {
    let folder = Self.package.appending(path: "Fonts").path
    let fonts = PictureFonts(directories: [folder], useSystemFonts: false)
    let picture = try #require(fonts.picture(of: "A", script: "Latn", language: "en", isEmoji: false))
    #expect(picture.advance > 0.4 && picture.advance < 1)
    #expect(picture.layers.count == 1 && picture.layers[0].color == nil && picture.bitmaps.isEmpty)
    #expect(fonts.picture(of: "保", script: "Hani", language: "zh", isEmoji: false) == nil)
  }

  /// A font of the user's own, whatever it is called, goes ahead of the system's, here those below another root.
  @Test func theFontsOfTheUserComeFirst() throws {
    let (own, root) = (try TemporaryFolder(), try TemporaryFolder())
    try own.write(
      "any-name.ttf", try Data(contentsOf: Self.package.appending(path: "Tests/Fixtures/fonts/no-space.ttf")))
    let inter = try Data(contentsOf: Self.package.appending(path: "Fonts/Inter-subset.ttf"))
    try root.write("usr/share/fonts/ipag.ttf", inter)
    try root.write("usr/share/fonts/NotoEmoji-Regular.ttf", inter)
    func advance(_ text: String, _ folders: [String], isEmoji: Bool = false) -> Double? {
      PictureFonts(directories: folders, systemRoot: root.path)
        .picture(of: text, script: "Latn", language: "ja", isEmoji: isEmoji)?.advance
    }
    let system = try #require(advance("a", []))
    let first = try #require(advance("a", [own.path]))
    #expect(abs(first - 0.401) < 0.001 && system > 0.5)
    #expect(advance("¿", [own.path]) == advance("¿", []), "what the own font lacks, the system's draws")
    #expect(advance("a", [own.path], isEmoji: true) == system, "no plain font goes ahead of one for emoji")
  }

  @Test func skipsDamagedFonts() throws {
    let folder = try TemporaryFolder()
    try folder.write("NotoColorEmoji.ttf", "no font at all")
    try folder.write("ipag.ttf", Array(repeating: UInt8(0), count: 4_000))
    try folder.write("empty.otf", "")
    let inter = try Data(contentsOf: Self.package.appending(path: "Fonts/Inter-subset.ttf"))
    try folder.write("cut.ttf", inter.prefix(3_000))
    try folder.write("whole.ttf", inter)
    let fonts = PictureFonts(directories: [folder.path], useSystemFonts: false)
    #expect(fonts.picture(of: "A", script: "Latn", language: "en", isEmoji: true) != nil)
    #expect(fonts.picture(of: "😀", script: "Zsye", language: "en", isEmoji: true) == nil)
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"),
      "skipped: fonts-noto-color-emoji is not installed"),
    arguments: ["😀", "👍🏽", "👩\u{200D}👩\u{200D}👧", "🇩🇪", "❤\u{FE0F}"])
  func emojiAreSmallPictures(_ emoji: String) throws {
    let picture = try #require(
      PictureFonts().picture(of: emoji, script: "Zsye", language: "en", isEmoji: true))
    let bitmap = try #require(picture.bitmaps.first)
    #expect(picture.bitmaps.count == 1, "a sequence is one picture")
    #expect(bitmap.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bitmap.size.x > 0.8 && bitmap.size.y > 0.8 && bitmap.place.y < 0)
  }
}

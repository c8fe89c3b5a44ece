import Foundation
import TestSupport
import Testing

@testable import TextEngine

@Suite struct FaceOpenerTests {
  private func width(
    _ text: String, _ stack: FontStack, weight: Int = 400, language: String = "en", tracking: Double = 0
  ) throws -> (width: Double, error: Double, fonts: [String]) {
    let shaper = try TextShaper(stack: stack)
    let layout = TextLayout(try shaper.shape(text, language: language, weight: weight), shaper: shaper)
    let scale = SizeScale(size: 17, tracking: tracking, stack: stack, displayScale: 3)
    return (layout.naturalWidth(at: scale), layout.uncertainty(at: scale), layout.text.fonts)
  }

  private func stack(_ folders: [String] = [], custom: String? = nil) throws -> FontStack {
    try FontStack(locator: FontLocator(fontDirectories: folders, localDirectories: []), customFont: custom)
  }

  @Test func theUsersSystemFontIsTrackedAndNotCorrected() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("own.otf", FontFixture.inter(renamed: ".SFUI"))
    let own = try width("Save changes", try stack([folder.path]))
    #expect(own.fonts == ["own.otf"])
    #expect(abs(own.error - 1.0 / 3) < 1e-9, "one pixel")
    let substitute = try width("Save changes", try stack())
    // The corrections of the manifest, letter by letter; the kerning that is scaled is the rest of Inter's own width.
    let calibration = try #require(FontManifest.embedded.calibrations["inter-4.1"])
    let letters = LetterCorrections(calibration, weight: 400)
    let corrections = "Save changes".unicodeScalars.reduce(0) { $0 + letters.correction(of: $1).text }
    let face = try stack().system(weight: 400).primary
    let advances = "Save changes".unicodeScalars.reduce(0) { $0 + (face.advance(of: $1.value) ?? 0) }
    let kerning = (letters.kerningScale - 1) * (own.width / 17 - advances)
    #expect(abs(substitute.width - own.width - 17 * (corrections + kerning)) < 1e-3)
    let tracked = try width("Save changes", try stack([folder.path]), tracking: -0.43)
    #expect(abs(tracked.width - own.width + 12 * 0.43) < 1e-6)
  }

  @Test func anAppsOwnFontIsNeitherTrackedNorCorrected() throws {
    let path = FontFixture.fonts.appending(path: "Inter-subset.ttf").path
    let custom = try stack(custom: path)
    let plain = try width("Save changes", custom)
    #expect(plain.width == (try width("Save changes", custom, tracking: -0.43)).width)
    #expect(abs(plain.error - 1.0 / 3) < 1e-9)
    #expect(plain.fonts == ["Inter-subset.ttf"])
    #expect(
      try width("حفظ", custom, language: "ar").fonts == ["noto-sans-arabic-ar"], "what it lacks comes from elsewhere")
  }

  @Test func weightsBetweenStaticFacesAreAMix() throws {
    let stack = try stack()
    func arabic(_ weight: Int) throws -> Double {
      try width("حفظ التغييرات", stack, weight: weight, language: "ar").width
    }
    let (regular, bold) = (try arabic(400), try arabic(700))
    #expect(bold > regular)
    #expect(abs(try arabic(600) - (regular + (bold - regular) * 2 / 3)) < 1e-6)
    #expect(try arabic(900) == bold)
    #expect(try arabic(300) == regular)
  }

  @Test func usesAndReportsTheNearestCalibratedWeight() throws {
    let stack = try stack()
    let black = try width("Save your changes", stack, weight: 900)
    #expect(abs(black.error - 0.05 * black.width) < 1e-9)
  }
}

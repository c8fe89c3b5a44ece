import Foundation
import TestSupport
import Testing

@testable import TextEngine

/// Text measured with one face and drawn with another: Thai, whose measuring face puts tone marks onto vowels.
@Suite struct DrawingFaceTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// Every Thai consonant with every vowel above and every tone mark.
  private static let stacked: [String] = (0x0E01...0x0E2E).flatMap { letter in
    [0x0E31, 0x0E34, 0x0E35, 0x0E36, 0x0E37].flatMap { vowel in
      [0x0E48, 0x0E49, 0x0E4A, 0x0E4B].map { tone in
        String(String.UnicodeScalarView([letter, vowel, tone].compactMap { Unicode.Scalar(UInt32($0)) }))
      }
    }
  }

  /// Only the face that measures Thai, and not the one that draws it.
  private func withoutDrawingFace() throws -> (folder: TemporaryFolder, stack: FontStack) {
    let folder = try TemporaryFolder()
    for entry in FontManifest.embedded.faces where entry.id == "noto-looped-thai" {
      for file in [entry.file, try #require(entry.boldFile)] {
        try folder.write(file, try Data(contentsOf: URL(filePath: "/" + file)))
      }
    }
    let locator = FontLocator(fontDirectories: [], localDirectories: [], systemRoot: folder.path)
    return (folder, try FontStack(locator: locator))
  }

  private func clusters(_ text: String, _ language: String, weight: Int = 400, in stack: FontStack) throws
    -> [PlacedCluster]
  {
    let shaper = try TextShaper(stack: stack)
    let layout = TextLayout(try shaper.shape(text, language: language, weight: weight), shaper: shaper)
    let scale = SizeScale(size: 20, tracking: 0, stack: stack, displayScale: 1)
    let placed = try layout.place(
      limit: .greatestFiniteMagnitude, lineLimit: 1, cut: nil, at: scale, reach: 0, mostLines: 1,
      by: GlyphPlacer(stack: stack))
    return try #require(placed.lines.first).placed.clusters
  }

  /// The depth of the last mark's ink in that of the one before it, in em; the two are a cluster's last glyphs.
  private func overlap(_ cluster: PlacedCluster) throws -> Double {
    let inks = try cluster.glyphs.map { glyph in
      let ink = try #require(glyph.outline.extent)
      return (low: glyph.y + ink.low.y * glyph.em, high: glyph.y + ink.high.y * glyph.em, em: glyph.em)
    }
    try #require(inks.count >= 3)
    return (inks[inks.count - 2].high - inks[inks.count - 1].low) / inks[0].em
  }

  @Test(arguments: [400, 600, 700])
  func toneMarksDoNotTouchVowels(weight: Int) throws {
    let placed = try clusters(Self.stacked.joined(), "th", weight: weight, in: bench.stack)
    #expect(placed.count == Self.stacked.count)
    for cluster in placed {
      #expect(try overlap(cluster) < 0, "\(cluster.text) at \(weight)")
      #expect(cluster.remedy == nil && cluster.origin == .face)
    }
  }

  /// Why the manifest names another face: the one that measures would put them onto each other.
  @Test func withoutTheFaceTheyTouchAndAFixIsSuggested() throws {
    let (folder, stack) = try withoutDrawingFace()
    let placed = try clusters(Self.stacked.joined(), "th", in: stack)
    // For some pairs the face has one glyph of both marks, which no tone mark can touch.
    let marked = placed.filter { $0.glyphs.count >= 3 }
    #expect(marked.count > placed.count / 2, "\(marked.count) of \(placed.count)")
    #expect(try marked.allSatisfy { try overlap($0) > 0.1 })
    #expect(Set(placed.map(\.remedy)) == ["apt-get install fonts-noto-ui-core"])
    withExtendedLifetime(folder) {}
  }

  @Test func positionsMatchTheMeasurement() throws {
    let text = "บันทึกการเปลี่ยนแปลงในปฏิทินแล้วปิด ๑๒๓ น้ำ ฯลฯ ๛ 12"
    let (folder, stack) = try withoutDrawingFace()
    for weight in [400, 500, 600, 700] {
      let drawn = try clusters(text, "th", weight: weight, in: bench.stack)
      let measured = try clusters(text, "th", weight: weight, in: stack)
      #expect(drawn.map(\.range) == measured.map(\.range))
      #expect(drawn.map(\.x) == measured.map(\.x) && drawn.map(\.advance) == measured.map(\.advance))
      #expect(zip(drawn, measured).contains { $0.glyphs.first?.outline != $1.glyphs.first?.outline })
      for cluster in drawn where cluster.script == "Thai" {
        for glyph in cluster.glyphs { #expect(glyph.em <= 20 && glyph.em > 12, "\(cluster.text)") }
        // A letter and its marks reach no further beyond their bounds than marks do in any face.
        for glyph in cluster.glyphs.prefix(1) {
          guard let ink = glyph.outline.extent else { continue }
          #expect(glyph.x + ink.low.x * glyph.em >= cluster.x - 1e-9, "\(cluster.text)")
          #expect(glyph.x + ink.high.x * glyph.em <= cluster.x + cluster.advance + 1e-9, "\(cluster.text)")
        }
      }
    }
    withExtendedLifetime(folder) {}
  }

  /// Faces that stack marks themselves draw what they measure.
  @Test(arguments: [("lo", "ທີ່ຕ້ອງ"), ("my", "ခွင့်ပြု"), ("de", "Änderungen"), ("ar", "احفظ")])
  func otherFacesDrawThemselves(_ language: String, _ text: String) throws {
    for cluster in try clusters(text, language, in: bench.stack) {
      // Arabic is drawn as much smaller as it is measured.
      let em = language == "ar" ? 20 * 0.978 : 20
      #expect(cluster.remedy == nil && cluster.glyphs.allSatisfy { abs($0.em - em) < 1e-9 })
    }
    #expect(FontManifest.embedded.faces.filter { $0.drawnBy != nil }.map(\.id) == ["noto-looped-thai"])
  }

  @Test func neverMeasuresWithADrawingFace() throws {
    let manifest = FontManifest.embedded
    let drawing = manifest.faces.filter { $0.role == .drawing }
    #expect(drawing.map(\.id) == ["noto-sans-thai"])
    for entry in drawing {
      for script in entry.scripts {
        #expect(!manifest.faces(script: script, language: nil).contains(entry))
        #expect(!manifest.faces(script: script, language: nil).isEmpty)
      }
      #expect(manifest.drawingFace(of: entry.id) == nil)
      #expect(manifest.faces.contains { $0.drawnBy == entry.id && $0.scripts == entry.scripts })
    }
    var broken = manifest
    for place in broken.faces.indices where broken.faces[place].drawnBy != nil {
      broken.faces[place].drawnBy = "noto-sans-lao"
    }
    #expect(
      broken.problems == ["face noto-looped-thai is drawn by noto-sans-lao, which is not a face with the role drawing"])
  }
}

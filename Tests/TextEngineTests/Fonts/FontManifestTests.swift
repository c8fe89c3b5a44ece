import Bytes
import Foundation
import Testing

@testable import TextEngine

@Suite struct FontManifestTests {
  let manifest = FontManifest.embedded

  @Test func theEmbeddedManifestMatchesTheFileAndIsValid() throws {
    let path = FontFixture.fonts.appending(path: "manifest.json").path
    let file = try FontManifest(json: String(contentsOfFile: path, encoding: .utf8), path: path)
    #expect(file == manifest)
    #expect(manifest.problems.isEmpty)
    #expect(manifest.faces.count > 80)
  }

  @Test func theDefaultFaceMatchesTheFileAndTheEmbeddedBytes() throws {
    let face = try #require(manifest.defaultFace)
    let data = try FontFixture.inter()
    #expect(face.id == "inter-4.1")
    #expect(face.features == ["calt": false])
    #expect(face.sha256 == data.withUnsafeBytes({ SHA256.hexadecimal(of: $0) }))
    #expect(try EmbeddedFace.file.get().data == data)
  }

  @Test(arguments: [
    ("Arab", "ar", "noto-sans-arabic-ar"), ("Arab", "ur", "noto-nastaliq-urdu"),
    ("Arab", "ur-PK", "noto-nastaliq-urdu"),
    ("Arab", "sd", "noto-sans-arabic"), ("Thai", "th", "noto-looped-thai"), ("Deva", "hi", "noto-sans-devanagari"),
    ("Latn", "de", "inter-4.1"), ("Cyrl", "ru", "inter-4.1"), ("Tibt", "bo", "noto-serif-tibetan"),
    ("Cher", "chr", "noto-sans-cherokee"), ("Armn", "hy", "noto-sans-armenian"),
  ])
  func theFirstFaceFollowsScriptAndLanguage(_ script: String, _ language: String, _ id: String) {
    #expect(manifest.faces(script: script, language: language).first?.id == id)
  }

  @Test func nastaliqFallsBackToTheGeneralArabicFace() {
    #expect(manifest.faces(script: "Arab", language: "ur").map(\.id) == ["noto-nastaliq-urdu", "noto-sans-arabic"])
    #expect(manifest.faces(script: "Arab", language: nil).map(\.id) == ["noto-sans-arabic"])
  }

  @Test func armenianLigaturesAreOff() {
    #expect(manifest.faces(script: "Armn", language: nil).first?.features == ["liga": false])
  }

  /// The numbers of the survey of San Francisco on iOS 26.1: 1950/2048 and 494/2048 em.
  @Test func lineMetricsMatchSanFrancisco() throws {
    let metrics = try #require(manifest.lineMetrics["sf"])
    #expect(metrics.ascender == 1950.0 / 2048)
    #expect(metrics.descender == 494.0 / 2048)
    #expect(metrics.lineHeight == 2444.0 / 2048)
    #expect(manifest.faces.allSatisfy { $0.lineMetrics == "sf" })
  }

  @Test func rulesCoverHanKanaHangulEmojiAndMono() throws {
    #expect(manifest.rules.map(\.id) == ["han-kana", "half-width", "circled", "hangul", "emoji", "sf-mono"])
    let han = try #require(manifest.rule("han-kana"))
    #expect(han.advance(size: 17) == 17 * 0.975)
    let japanese = try #require(han.variant(language: "ja", script: "Hani", fonts: .iOS26))
    #expect((japanese.advanceEm, japanese.uncertainty) == (0.936, 0.015))
    #expect(han.variant(language: "en", script: "Kana", fonts: .iOS26) == japanese)
    #expect(han.variant(language: "zh", script: "Hani", fonts: nil)?.advanceEm == 1.005)
    #expect(han.variant(language: "en", script: "Hani", fonts: .iOS26) == nil)
    #expect(han.codePoints.contains { $0.contains(0x3002) })
    #expect(try #require(manifest.rule("sf-mono")).advanceEm == 0.61816)
  }

  /// Rows of the table, values between them, below it and above it.
  @Test(arguments: [
    (10.0, 13.0), (12, 16), (17, 21.5), (24, 25), (25, 25.5), (26, 26), (53, 53), (5, 6.5), (0, 0), (-3, 0),
  ])
  func emojiAdvance(_ size: Double, _ advance: Double) throws {
    let rule = try #require(manifest.rule("emoji"))
    #expect(abs(rule.advance(size: size) - advance) < 1e-9)
  }

  @Test func aNonNumericSizeHasNoAdvance() throws {
    #expect(try #require(manifest.rule("emoji")).advance(size: .nan) == 0)
  }

  @Test(arguments: [
    ("", "not a font manifest"), ("{}", "schema is missing"), ("[1]", "not a font manifest"),
    (#"{"schema": 9, "faces": [], "rules": [], "calibrations": {}, "uncertainty": {}, "lineMetrics": {}}"#, "missing"),
  ])
  func aBadManifestIsNamed(_ json: String, _ part: String) {
    let error = #expect(throws: TextEngineError.self) { try FontManifest(json: json, path: "Fonts/manifest.json") }
    #expect(error?.description.hasPrefix("Fonts/manifest.json: ") == true)
    #expect(error?.description.contains(part) == true)
  }

  @Test func everyKindOfProblemIsFound() throws {
    var broken = manifest
    broken.schema = 2
    broken.faces[0].sha256 = "x"
    broken.faces[0].calibration = "inter-9"
    broken.faces[1].boldSha256 = nil
    broken.faces[2].id = broken.faces[1].id
    broken.faces[2].lineMetrics = "none"
    broken.faces[3].uncertainty = nil
    broken.faces[3].scripts = []
    broken.faces[4].unitsPerEm = 0
    broken.faces[4].axes = ["wght": [900, 100]]
    broken.rules[0].ranges = [["zz", "1"]]
    broken.rules[1].advanceEm = nil
    broken.rules[2].uncertainty = 3
    #expect(broken.problems.count == 13)
    broken.faces = []
    #expect(broken.problems.contains { $0.contains("ui-text") })
  }
}

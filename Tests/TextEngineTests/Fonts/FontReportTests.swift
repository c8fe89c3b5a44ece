import Foundation
import TestSupport
import Testing

@testable import TextEngine

@Suite struct FontReportTests {
  @Test(arguments: [
    ("en", ["Latn"]), ("ur", ["Arab"]), ("ar-EG", ["Arab"]), ("sr", ["Cyrl"]), ("sr-Latn", ["Latn"]),
    ("zh_CN", ["Hani"]),
    ("zh-Hant-HK", ["Hani"]), ("ja", ["Hani", "Hira", "Kana"]), ("ko", ["Hang"]), ("hi", ["Deva"]), ("th", ["Thai"]),
    ("he", ["Hebr"]), ("iw", ["Hebr"]), ("chr", ["Cher"]), ("xx", []), ("", []), ("🙂", []), ("Base", []),
  ])
  func likelyScripts(_ locale: String, _ scripts: [String]) {
    #expect(FontReport.likelyScripts(of: locale) == scripts)
  }

  @Test func everyFaceHasARow() throws {
    let locator = FontLocator(fontDirectories: [], localDirectories: [])
    let report = FontReport(locator: locator, locales: ["de", "ur", "ja", "xx"])
    #expect(report.faces.map(\.entry) == FontManifest.embedded.faces)
    #expect(report.faces.allSatisfy { $0.isFound && $0.trouble == nil })
    #expect(report.faces.first?.inspection?.family == "Inter")
    #expect(report.faces.first?.isCalibrated == true)
    #expect(report.locales.map(\.isMeasurable) == [true, true, true, false])
    #expect(report.locales.map(\.measuredBy) == [["inter-4.1"], ["noto-nastaliq-urdu"], ["han-kana"], []])
  }

  @Test func withoutSystemFontsTheMissingPackageIsNamed() throws {
    let locator = FontLocator(fontDirectories: [], localDirectories: [], useSystemFonts: false)
    let report = FontReport(locator: locator, locales: ["de", "th", "he", "ko"])
    #expect(report.locales.map(\.isMeasurable) == [true, false, false, true])
    #expect(report.locales[1].remedies == ["apt-get install fonts-noto-ui-core"])
    #expect(report.locales[2].remedies == ["apt-get install fonts-noto-core"])
    #expect(report.faces.filter(\.isFound).count == 1)
  }

  @Test func aProblemStaysInItsRow() throws {
    let folder = try TemporaryFolder()
    let manifest = FontManifest.embedded
    let hebrew = try #require(manifest.faces.first { $0.id == "noto-sans-hebrew" })
    _ = try folder.write(hebrew.file, Data("no font".utf8))
    let locator = FontLocator(fontDirectories: [], localDirectories: [], systemRoot: folder.path)
    let report = FontReport(locator: locator, locales: ["he", "en"])
    #expect(report.faces.filter { $0.trouble != nil }.map(\.entry.id) == ["noto-sans-hebrew"])
    #expect(report.locales.map(\.isMeasurable) == [false, true])
  }

  @Test func theUsersSanFranciscoReplacesTheDefaultFace() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("own.ttf", FontFixture.inter(renamed: ".SFUI"))
    let locator = FontLocator(fontDirectories: [folder.path], localDirectories: [], useSystemFonts: false)
    let report = FontReport(locator: locator, locales: ["en"])
    #expect(report.faces[0].isUsersOwn)
    #expect(!report.faces[0].isCalibrated)
    #expect(report.locales[0].isMeasurable)
  }
}

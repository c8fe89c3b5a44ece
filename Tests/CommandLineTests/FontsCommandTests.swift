import Foundation
import TestSupport
import Testing

@Suite struct FontsCommandTests {
  @Test func listsEveryFaceAndLanguage() throws {
    let result = try Binary.run(["fonts", "--locale", "de,ar,ja"])
    #expect(result.status == 0, "\(result.error)")
    for part in [
      "inter-4.1", "built in", "SF Pro", "de: measured with inter-4.1", "ar: measured with noto-sans-arabic-ar", "ja: ",
      "han-kana (substitute for PingFang, Hiragino Sans), ±1.5…5.5 %",
      "hangul (substitute for Apple SD Gothic Neo), ±4 %",
    ] {
      #expect(result.output.contains(part), "\(part)")
    }
  }

  @Test func jsonHasHashesAndErrorMargins() throws {
    let result = try Binary.run(["fonts", "--format", "json", "--locale", "th"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let faces = try #require(object["faces"] as? [[String: Any]])
    let inter = try #require(faces.first { $0["id"] as? String == "inter-4.1" })
    #expect(inter["calibrated"] as? Bool == true)
    #expect((inter["sha256"] as? String)?.count == 64)
    #expect(faces.count > 30)
  }

  @Test func reportsAnUnknownLanguage() throws {
    let result = try Binary.run(["fonts", "--locale", "xx"])
    #expect(result.status == 2)
    #expect(result.output.contains("xx"))
  }

  @Test func namesADamagedFontInTheFolderOfTheUser() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("fonts/SF-Pro.ttf", "not a font")
    try scratch.file("en.json", "{\"a\": \"Save\"}")
    let result = try Binary.run(["measure", "en.json", "--font-dir", "fonts"], in: scratch.url)
    #expect(result.status == 2)
    #expect((result.output + result.error).contains("SF-Pro.ttf"), "\(result.error)")
  }
}

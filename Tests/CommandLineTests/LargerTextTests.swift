import Foundation
import TestSupport
import Testing

/// *Larger Text* and text sizes at which screens are not described.
@Suite struct LargerTextTests {
  /// A phone and an iPad with two texts, described at some text sizes.
  private static func layout(
    _ sizes: [String], width: Int = 120, style: String = "\"style\": \"body\", ", flags: String = "[]",
    lines: Int = 1
  ) -> String {
    let layouts = ["iphone-16", "ipad-pro-11-m4"].flatMap { device in
      sizes.map { size in
        """
        {"environment": {"device": "\(device)", "category": "\(size)", "locale": "de"},
         "frames": {"save": [20, 200, \(device == "iphone-16" ? width : 700), 60]}}
        """
      }
    }
    return """
      {"typecheckLayout": 1, "screens": [{"name": "Beds", "layouts": [\(layouts.joined(separator: ",\n"))],
       "elements": [{"id": "save", "role": "text", "text": "Einstellungen sichern", \(style)"lines": \(lines),
                     "flags": \(flags)}]}]}
      """
  }

  private func check(_ layout: String, _ arguments: String...) throws -> Binary.Result {
    let folder = try TemporaryFolder()
    try folder.file("beds.layout.json", layout)
    return try Binary.run(["check", "beds.layout.json"] + arguments, in: folder.url)
  }

  @Test func textsOfScreensCountByFamilyAndLanguage() throws {
    let result = try check(Self.layout(["large", "accessibilityExtraLarge"]), "--larger-text")
    #expect(result.status == 1 && result.output.contains("[element-text-cut]"), "\(result.output)\(result.error)")
    #expect(result.output.contains("WCAG 1.4.4 (text can be resized to 200 % without loss): 1 of 1 text fail"))
    #expect(
      result.output.contains("App Store Larger Text on iPhone (200 % at AX3): fails in de (1 text)"), "\(result.output)"
    )
    #expect(
      result.output.contains("App Store Larger Text on iPad (200 % at AX3): nothing found against it in de"),
      "\(result.output)")
    #expect(!result.output.contains("0 of 0 texts"))
  }

  @Test func screensNotDescribedAtLargeSizesAreUnknown() throws {
    let result = try check(Self.layout(["large"], width: 200), "--larger-text")
    #expect(
      result.output.contains("App Store Larger Text on iPhone (200 % at AX3): not known in de (1 text)"),
      "\(result.output)\(result.error)")
    let bare = try check(Self.layout(["large"], width: 300, style: ""), "--larger-text")
    #expect(bare.output.contains("on iPad (200 % at AX3): not known in de (1 text)"), "\(bare.output)")
  }

  @Test func aLanguageOnOtherDevicesIsUnknown() throws {
    let folder = try TemporaryFolder()
    let large = "\"category\": \"accessibilityExtraLarge\""
    try folder.file(
      "a.layout.json",
      """
      {"typecheckLayout": 1, "screens": [
        {"name": "A", "environment": {"device": "iphone-16", "locale": "fr", \(large)}, "elements": [
          {"id": "a", "role": "text", "text": "Ok", "style": "body", "frame": [20, 200, 300, 60]}]},
        {"name": "B", "environment": {"device": "ipad-pro-11-m4", "locale": "en", \(large)}, "elements": [
          {"id": "a", "role": "text", "text": "Ok", "style": "body", "frame": [20, 200, 300, 60]}]}]}
      """)
    let result = try Binary.run(["check", "a.layout.json", "--larger-text"], in: folder.url)
    #expect(
      result.output.contains("on iPhone (200 % at AX3): not known in en (no texts); nothing found against it in fr"),
      "\(result.output)")
    #expect(
      result.output.contains("on iPad (200 % at AX3): not known in fr (no texts); nothing found against it in en"),
      "\(result.output)")
  }

  @Test func fixedTextFails() throws {
    let fixed = try check(Self.layout(["large"], width: 300, flags: "[\"fixedSize\"]"), "--larger-text")
    #expect(fixed.output.contains("on iPad (200 % at AX3): fails in de (1 text)"), "\(fixed.output)")
    let secondary = try check(
      Self.layout(["large"], width: 300, flags: "[\"fixedSize\", \"secondary\"]"), "--larger-text")
    #expect(secondary.output.contains("on iPad (200 % at AX3): nothing found against it in de"), "\(secondary.output)")
  }

  @Test func measuresAScreenDescribedAtLargeAtTheRequestedSize() throws {
    let layout = Self.layout(["large"], width: 200, lines: 0)
    let plain = try check(layout, "--review")
    #expect(!plain.output.contains("element-text-cut") && !plain.output.contains("AX3"), "\(plain.output)")
    let asked = try check(layout, "--category", "AX3", "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(asked.output.utf8)) as? [String: Any])
    let finding = try #require(
      (report["findings"] as? [[String: Any]])?.first { $0["rule"] as? String == "element-text-cut" })
    #expect(finding["outcome"] as? String == "needsReview" && finding["reason"] as? String == "not-described")
    let message = try #require(finding["message"] as? String)
    #expect(message.contains("in the layout for L; how its frame grows up to AX3 is not described"), "\(message)")
    #expect(message.contains("on iPhone 16, AX3"), "\(message)")
    // At a described size nothing is measured again.
    let described = try check(
      Self.layout(["large", "accessibilityExtraLarge"], width: 340), "--category", "AX3", "--review")
    #expect(!described.output.contains("up to AX3 is not described"), "\(described.output)")
  }

  @Test func aLineWiderThanTheWindowFailsInAnyFrame() throws {
    let layout = Self.layout(["large"], width: 353)
      .replacingOccurrences(of: "Einstellungen sichern", with: "Alle Einstellungen jetzt sichern")
    #expect(try check(layout).status == 0)
    let asked = try check(layout, "--category", "AX5")
    #expect(asked.output.contains("[element-text-cut]") && asked.output.contains("AX5"), "\(asked.output)")
    #expect(asked.output.contains("pt on 1 line, but the window has 393 pt, on iPhone 16, AX5"), "\(asked.output)")
  }

  @Test func reportsTextsThatCannotBeMeasuredAtTheRequestedSize() throws {
    let result = try check(Self.layout(["large"], width: 300, style: "\"size\": 17, "), "--category", "AX3", "--notes")
    #expect(result.output.contains("2 texts of screens were not measured at AX3"), "\(result.output)\(result.error)")
  }
}

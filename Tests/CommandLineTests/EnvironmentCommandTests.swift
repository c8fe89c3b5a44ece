import Foundation
import TestSupport
import Testing

@Suite struct EnvironmentCommandTests {
  private func object(_ arguments: [String]) throws -> [String: Any] {
    let result = try Binary.run(["environment", "--format", "json"] + arguments)
    #expect(result.status == 0, "\(result.error)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    return try #require(object)
  }

  private func figure(_ object: [String: Any], _ name: String) throws -> [String: Any] {
    try #require(object[name] as? [String: Any])
  }

  @Test func everyFigureHasItsSource() throws {
    let object = try object(["--device", "iPhone 16", "--orientation", "landscape", "--os", "26.5"])
    #expect(object["screen"] as? [String: Double] == ["width": 852, "height": 393])
    let area = try figure(object, "safeArea")
    #expect(area["value"] as? [String: Double] == ["top": 0, "left": 59, "bottom": 20, "right": 59])
    #expect(area["source"] as? String == "FDP, iOS 26.5")
    #expect(area["derived"] as? Bool == false)
    let margin = try figure(object, "margin")
    #expect(margin["value"] as? Double == 16)
    #expect(margin["derived"] as? Bool == true)
    #expect(try figure(object, "roomForText")["value"] as? Double == 702)
    #expect(try figure(object, "horizontalSizeClass")["value"] as? String == "compact")
    #expect(object["tabBarHeight"] is NSNull)
    let sources = try #require(object["sources"] as? [String: String])
    #expect(sources["FDP"]?.contains("simulators") == true)
  }

  @Test func theTextMarksDerivedAndUnpublishedValues() throws {
    let result = try Binary.run([
      "environment", "--device", "ipad-air-5", "--window", "half", "--orientation", "landscape",
    ])
    #expect(result.status == 0, "\(result.error)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "iPad Air (5th generation), landscape, half, iOS 26, L")
    #expect(
      lines.contains { $0.hasPrefix("window ") && $0.contains("585 × 820") && $0.contains("derived: the screen") })
    #expect(lines.contains { $0.hasPrefix("tab bar") && $0.hasSuffix("not published") })
    #expect(lines.contains { $0.hasPrefix("Note: ") && $0.contains("resize windows freely") })
    #expect(lines.contains { $0.hasPrefix("APPLE-QS: ") })
  }

  @Test func aWindowOfAnySizeNeedsNoDevice() throws {
    let object = try object(["--window", "400x600"])
    #expect(try figure(object, "roomForText")["value"] as? Double == 360)
    #expect(object["safeArea"] is NSNull && object["verticalSizeClass"] is NSNull && object["scale"] is NSNull)
    #expect((object["horizontalSizeClass"] as? [String: Any])?["value"] as? String == "compact")
    #expect((object["environment"] as? [String: Any])?["device"] is NSNull)
  }

  @Test func freeWindowsHaveAHalfInPortrait() throws {
    let object = try object(["--device", "ipad-pro-11-4", "--window", "half", "--os", "26"])
    #expect((object["horizontalSizeClass"] as? [String: Any])?["value"] as? String == "compact")
    #expect((object["window"] as? [String: Any])?["value"] as? [String: Double] == ["width": 412, "height": 1194])
  }

  @Test func usesDisplayZoomAndCategories() throws {
    let object = try object(["--device", "iphone-7", "--display-zoom", "--category", "AX3"])
    #expect(object["screen"] as? [String: Double] == ["width": 320, "height": 568])
    #expect(try figure(object, "roomForText")["value"] as? Double == 288)
    #expect(object["readableWidth"] is NSNull)
  }

  @Test func aDrawingIsWrittenToAFileOrPrinted() throws {
    let scratch = try TemporaryFolder()
    let asked = ["environment", "--device", "iphone-se-3"]
    let printed = try Binary.run(asked + ["--format", "svg"], in: scratch.url)
    #expect(printed.status == 0, "\(printed.error)")
    #expect(printed.output.hasPrefix("<svg ") && printed.output.hasSuffix("</svg>\n"))
    let written = try Binary.run(asked + ["-o", "out/se.svg", "--report", "svg=again.svg"], in: scratch.url)
    #expect(written.status == 0 && written.output.isEmpty, "\(written.error)")
    for name in ["out/se.svg", "again.svg"] {
      let file = scratch.url.appending(path: name)
      #expect(try String(contentsOf: file, encoding: .utf8) == printed.output)
    }
    let json = try Binary.run(asked + ["-o", "se.json"], in: scratch.url)
    #expect(json.status == 0)
    let data = try Data(contentsOf: scratch.url.appending(path: "se.json"))
    #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    for wrong in [["--format", "png"], ["-o", ""], ["-o", "a.svg", "--report", "svg=a.svg"]] {
      #expect(try Binary.run(asked + wrong, in: scratch.url).status == 2)
    }
    let picture = try Binary.run(asked + ["-o", "se.PNG"], in: scratch.url)
    #expect(picture.status == 2 && picture.error.contains("write an .svg"))
    #expect(try Binary.run(asked + ["-o", ""], in: scratch.url).error.contains("-o names no file"))
    #expect(try Binary.run(["devices", "--format", "svg"], in: scratch.url).status == 2)
  }

  @Test(arguments: [
    (["--device", "iphone-13-maxi"], "did you mean \"iphone-13"),
    (["--device", "all"], "is a group of devices"), (["--device", "ipad-pro"], "did you mean \"ipad-pro-"),
    (["--device", "ipad-pro-11-4", "--window", "half", "--os", "18"], "does not exist in portrait"),
    (["--device", "iphone-16", "--window", "half", "--orientation", "landscape"], "has no window \"half\""),
    (["--device", "ipad-9", "--window", "tow-thirds"], "did you mean \"two-thirds"),
    (["--device", "ipad-9", "--window", "2000x100"], "larger than the screen"),
    (["--device", "ipad-9", "--orientation", "up"], "portrait"),
    (["--device", "iphone-17", "--os", "18"], "never ran iOS 18"),
    (["--device", "iphone-17", "--os", "new"], "not a version"),
    (["--device", "iphone-14", "--display-zoom"], "Display Zoom"),
    (["--device", "iphone-14", "--category", "AX9"], "AX5"),
    (["--device", "iphone-14", "--category", "default"], "is not a size category of iOS"),
    (["--window", "half"], "needs a device"),
    ([], "needs a device"), (["--device", ""], "is not a device"),
  ])
  func impossibleEnvironmentsExitWithTwo(_ arguments: [String], _ words: String) throws {
    let result = try Binary.run(["environment"] + arguments)
    #expect(result.status == 2)
    #expect(result.error.contains(words), "\(result.error)")
    #expect(result.output.isEmpty)
  }
}

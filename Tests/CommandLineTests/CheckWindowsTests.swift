import Foundation
import TestSupport
import Testing

/// The windows in which `check` measures the texts of an app whose project states its devices.
@Suite struct CheckWindowsTests {
  /// An app for iOS 15 with a row, a row for iOS 16, and a row of an extension for iOS 17.
  private static func app(_ system: String? = "15.0", families: String = "1,2") throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    let target = system.map { "deploymentTarget: \"\($0)\", " } ?? ""
    try scratch.file(
      "project.yml",
      """
      name: Kite
      settings: {TARGETED_DEVICE_FAMILY: "\(families)"}
      targets:
        Kite: {type: application, platform: iOS, \(target)sources: [App]}
        Wid: {type: app-extension, platform: iOS, deploymentTarget: "17.0", sources: [Wid]}
      """)
    let names = ["row", "later", "wid"]
    try scratch.file(
      "App/en.lproj/Localizable.strings",
      names.map { "\"\($0)\" = \"wwwwwwwwwwww \($0)\";\n" }.joined())
    for (name, file) in zip(names, ["App/Row", "App/Later", "Wid/Wid"]) {
      try scratch.file(
        "\(file).swift",
        """
        import SwiftUI
        \(name == "later" ? "@available(iOS 16, *)" : "")
        struct Row\(name): View { var body: some View { Text("\(name)").font(.largeTitle) } }
        """)
    }
    return scratch
  }

  /// The widths of the findings by key, and the device of each.
  private static func rooms(_ folder: TemporaryFolder, _ options: String...) throws -> [String: String] {
    let result = try Binary.run(["check", "--format", "json"] + options, in: folder.url)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.error)")
    let findings = try #require(report["findings"] as? [[String: Any]])
    return try Dictionary(
      findings.map { finding in
        let room = try #require(finding["room"] as? [String: Any])
        let devices = (room["devices"] as? [[String: Any]] ?? []).compactMap { $0["device"] as? String }
        return (finding["key"] as? String ?? "", "\(room["width"] ?? "") \(devices.joined(separator: ","))")
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func theDeploymentTargetSelectsTheWindow() throws {
    let old = try Self.rooms(Self.app())
    #expect(old == ["row": "320 iphone-se-1", "later": "375 iphone-se-3", "wid": "375 iphone-se-3"])
    #expect(Set(try Self.rooms(Self.app("16.4")).values) == ["375 iphone-se-3"])
    // Without a deployment target, the window is assumed, and no device is named.
    #expect(Set(try Self.rooms(Self.app(nil)).values) == ["375 "])
  }

  @Test func textsThatOnlyFailWithDisplayZoomAreANote() throws {
    let folder = try Self.app("17.0")
    try folder.file("App/en.lproj/Localizable.strings", "\"row\" = \"wwwwwwww\";\n\"later\" = \"OK\";\n")
    func notes(_ options: String...) throws -> [String] {
      let result = try Binary.run(["check", "--format", "json"] + options, in: folder.url)
      let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      #expect(result.status == (options.isEmpty ? 0 : 1), "\(result.output)")
      return try #require(report?["notes"] as? [String]).filter { $0.contains("Display Zoom") }
    }
    #expect(
      try notes() == [
        "1 text fits in 375 pt but not in 320 pt, which is the width of iPhone SE (3rd generation) (Display Zoom); "
          + "--display-zoom reports them"
      ])
    #expect(try !notes("--display-zoom").contains { $0.contains("but not in") })
  }

  @Test func optionsChooseAmongTheDevicesOfTheApp() throws {
    let folder = try Self.app("17.0")
    #expect(Set(try Self.rooms(folder, "--display-zoom").values) == ["320 iphone-se-3"])
    let landscape = try Binary.run(["check", "--orientation", "landscape", "--explain", "row"], in: folder.url)
    #expect(landscape.output.contains("667 pt          iPhone SE (3rd generation) (landscape)"), "\(landscape.output)")
    #expect(Set(try Self.rooms(folder, "--window", "slide-over").values.map { String($0.prefix(8)) }) == ["320 ipad"])
    let pad = try Self.app("17.0", families: "2")
    #expect(try Self.rooms(pad, "--window", "slide-over")["row"]?.hasPrefix("320 ipad") == true)
    // All of them fit in the full screen of an iPad.
    #expect(try Self.rooms(pad) == [:])
    let zoomed = try Binary.run(["check", "--display-zoom", "--width", "300"], in: folder.url)
    #expect(zoomed.status > 1 && zoomed.error.contains("--width and --display-zoom both set"), "\(zoomed.error)")
  }

  @Test func aWindowThatNoDeviceOfTheAppHasIsAnError() throws {
    let result = try Binary.run(["check", "--window", "half"], in: Self.app(families: "1"))
    #expect(
      result.status == 2 && result.error.contains("the requested window is not known for any device of the app"),
      "\(result.error)")
    let items = try Binary.run(["check", "--items", "--display-zoom"], in: Self.app())
    #expect(items.status > 1 && items.error.contains("--device"), "\(items.error)")
  }

  @Test func theReportAndExplanationsNameTheWindow() throws {
    let folder = try Self.app()
    let result = try Binary.run(["check", "--verbose"], in: folder.url)
    let note =
      "at 320 pt: iPhone SE (1st generation, 4-inch), the narrowest of the app's devices with iOS 15.0 (deployment "
      + "target of Kite, project.yml:4); --display-zoom"
    #expect(result.output.contains(note), "\(result.output)")
    #expect(
      result.output.contains("largeTitle, on iPhone SE (1st generation, 4-inch), 320 pt wide"), "\(result.output)")
    let asked = try Binary.run(["check", "--device", "iphone-16"], in: folder.url)
    #expect(!asked.output.contains("depends on the window"), "\(asked.output)")
    let unknown = try Binary.run(["check"], in: Self.app(nil))
    #expect(unknown.output.contains("at 375 pt: the narrowest iPhone from iOS 16 on, because"), "\(unknown.output)")
    for (key, words) in [
      ("row", "320 pt          iPhone SE (1st generation, 4-inch), "), ("later", "375 pt          iPhone SE (3rd"),
    ] {
      let explained = try Binary.run(["check", "--explain", key], in: folder.url)
      #expect(explained.output.contains("  window         \(words)"), "\(explained.output)")
    }
  }

  @Test func usesNameTheWindow() throws {
    let folder = try Self.app()
    try folder.file(
      "App/Row.swift", "struct R: View { var body: some View { Text(\"row\").padding() } }")
    let text = try Binary.run(["uses", "row"], in: folder.url)
    #expect(
      text.output.contains("at most 288 pt in a window of 320 pt (iPhone SE (1st generation, 4-inch))"),
      "\(text.output)")
    let json = try Binary.run(["uses", "row", "--format", "json"], in: folder.url)
    #expect(json.output.contains("\"window\" : 320"), "\(json.output)")
  }
}

import Foundation
import TestSupport

/// A folder in which the documentation's commands and samples find what they name.
struct DocumentStage {
  let folder: TemporaryFolder

  /// Lays out copies of the fixtures under the names that pages use.
  init() throws {
    folder = try TemporaryFolder()
    let fixtures = DocumentPage.package.appending(path: "Tests/Fixtures")
    let copies: [(from: String, to: String)] = [
      ("demo/strings.json", "strings.json"), ("demo/palette.json", "palette.json"),
      ("demo/sign-in.layout.json", "sign-in.layout.json"), ("demo/locales", "Resources"), ("sample", "App"),
      ("readme/Settings", "Settings"),
    ]
    for (from, to) in copies {
      try FileManager.default.copyItem(at: fixtures.appending(path: from), to: folder.url.appending(path: to))
    }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App/Assets.xcassets/Ink.colorset"), withIntermediateDirectories: true)
    try folder.file("App/Assets.xcassets/Ink.colorset/Contents.json", Self.colorSet)
    for (locale, apply, title) in [
      ("de", "Einstellungen übernehmen", "Einstellungen"), ("en", "Apply settings", "Settings"),
    ] {
      let texts = "\"settings.apply\" = \"\(apply)\";\n\"settings.title\" = \"\(title)\";\n"
      try folder.file("Resources/\(locale).lproj/Settings.strings", texts)
    }
    try folder.file("our-scale.csv", "style,category,size,leading,weight\nbody,large,17,22,regular\n")
  }

  private static let colorSet = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
      "red": "0x1B", "green": "0x2A", "blue": "0x33", "alpha": "1.000"}}}], "info": {"version": 1, "author": "xcode"}}
    """

  /// Adds a storyboard with one label.
  func addStoryboard() throws {
    try folder.file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="scene"><objects><viewController id="controller"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews><label text="Settings" id="title"><rect key="frame" x="16" y="80" width="361" height="21"/></label></subviews>
        </view></viewController></objects></scene></scenes>
      </document>
      """)
  }

  /// Adds a view of SwiftUI.
  func addView() throws {
    try folder.file(
      "Views/Profile.swift", "struct Profile: View {\n  var body: some View { Text(\"settings.title\") }\n}\n")
  }

  /// Draws a picture of some hundred pixels per side.
  func drawScreen() throws {
    let path = folder.file("screen.png")
    guard !FileManager.default.fileExists(atPath: path) else { return }
    _ = try shell("typecheck preview 'Einstellungen übernehmen' --locale de --lines 1 --category all -o screen.png")
  }

  /// Runs a line of the shell in which `typecheck` is the built program.
  func shell(_ line: String) throws -> Binary.Result {
    let path = Binary.url.deletingLastPathComponent().path + ":/usr/bin:/bin"
    return try withExtendedLifetime(folder) {
      try Binary.run(["-c", line], in: folder.url, environment: ["PATH": path], by: URL(filePath: "/bin/sh"))
    }
  }

  /// Runs a sample of `Tests/Samples`.
  func sample(_ name: String) throws -> Binary.Result {
    let program = Binary.url.deletingLastPathComponent().appending(path: "Samples")
    return try withExtendedLifetime(folder) { try Binary.run([name], in: folder.url, by: program) }
  }
}

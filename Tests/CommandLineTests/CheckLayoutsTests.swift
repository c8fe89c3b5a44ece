import Foundation
import TestSupport
import Testing

/// Layouts among what `check` reads.
@Suite struct CheckLayoutsTests {
  private let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  @Test func measureRefersLayoutsToCheck() throws {
    let result = try Binary.run(
      ["measure", "sign-in.layout.json"], in: fixtures.appendingPathComponent("demo"))
    #expect(result.status == 2)
    #expect(result.output.contains("check it with typecheck check"))
    #expect(!result.output.contains("is a number"))
  }

  @Test func layoutsAloneAreEnough() throws {
    let result = try Binary.run(
      ["check", "harvest.layout.json", "new-bed.layout.json"], in: fixtures.appendingPathComponent("layouts"))
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.hasPrefix("Nothing to report: 2 screens in"))
    #expect(!result.output.contains("0 texts"))
  }

  @Test func aFolderMayHoldTextsAndLayouts() throws {
    let folder = try TemporaryFolder()
    try folder.file("en.lproj/Localizable.strings", "\"save\" = \"Save\";\n")
    try folder.file(
      "App/a.layout.json",
      """
      {"typecheckLayout": 1, "screens": [{"name": "A", "environment": {"device": "iphone-16", "locale": "en"}, "elements": [
        {"id": "save", "role": "button", "key": "save", "style": "body", "frame": [100, 200, 20, 20]}]}]}
      """)
    let result = try Binary.run(["check", ".", "--verbose"], in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("App/a.layout.json:2:3: error:"))
    #expect(result.output.contains("[touch-target-too-small]"))
    #expect(result.output.contains("Measured 1 text in 1 language") && result.output.contains("Checked 1 screen"))
    #expect(!result.output.contains("typecheck check reads"))
  }

  /// Two layouts of one list of elements, as the schema describes them.
  @Test(
    arguments: [
      ("[300, 60, 100, 44]", "[100, 60, 100, 44]", "\"name\" comes before \"add\" in portrait"),
      ("[100, 60, 100, 44]", "null", "\"add\" is missing in landscape"),
      ("[100, 60, 100, 44]", "[300, 60, 100, 44]", nil),
    ] as [(String, String, String?)])
  func aRotatedPhoneIsComparedWithItself(_ name: String, _ add: String, _ words: String?) throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "a.layout.json",
      """
      {"typecheckLayout": 1, "screens": [{"name": "A", "layouts": [
        {"environment": {"device": "iphone-16"},
         "frames": {"name": [100, 100, 100, 44], "add": [100, 160, 100, 44]}},
        {"environment": {"device": "iphone-16", "orientation": "landscape"},
         "frames": {"name": \(name), "add": \(add)}}],
        "elements": [{"id": "name", "role": "text"}, {"id": "add", "role": "button"}]}]}
      """)
    let result = try Binary.run(
      ["check", "a.layout.json", "--only-rule", "layout-changes-on-rotation"], in: folder.url)
    guard let words else { return #expect(!result.output.contains("warning:"), "\(result.output)") }
    #expect(result.output.contains("warning: \(words)"), "\(result.output)\(result.error)")
  }

  @Test func findsAGridThatBecomesAListOnAPhone() throws {
    func frames(columns: Int) -> String {
      (0..<4).map { "\"\($0)\": [\(80 + $0 % columns * 150), \(120 + $0 / columns * 60), 140, 50]" }
        .joined(separator: ", ")
    }
    let cells = (0..<4).map { "{\"id\": \"\($0)\", \"role\": \"cell\"}" }.joined(separator: ", ")
    for (columns, isFound) in [(1, true), (4, false)] {
      let folder = try TemporaryFolder()
      try folder.file(
        "a.layout.json",
        """
        {"typecheckLayout": 1, "screens": [{"name": "A", "layouts": [
          {"environment": {"device": "iphone-16"}, "frames": {"beds": [0, 0, 393, 852], \(frames(columns: 2))}},
          {"environment": {"device": "iphone-16", "orientation": "landscape"},
           "frames": {"beds": [0, 0, 852, 393], \(frames(columns: columns))}}],
          "elements": [{"id": "beds", "role": "scrollView", "flags": ["scrollsVertically"], "elements": [\(cells)]}]}]}
        """)
      let result = try Binary.run(
        ["check", "a.layout.json", "--only-rule", "layout-changes-on-rotation"], in: folder.url)
      let words = "\"beds\" is a grid in portrait and a list in landscape"
      #expect(result.output.contains(words) == isFound, "\(result.output)\(result.error)")
    }
  }

  @Test func aBaselineAcceptsFindingsOnLayouts() throws {
    let folder = try TemporaryFolder()
    let layout = """
      {"typecheckLayout": 1, "screens": [{"name": "A", "environment": {"device": "iphone-16"}, "elements": [
        {"id": "go", "role": "button", "frame": [100, 200, 20, 20]}]}]}
      """
    try folder.file("a.layout.json", layout)
    let written = try Binary.run(["check", "a.layout.json", "--write-baseline", "b.jsonl"], in: folder.url)
    #expect(written.status == 0, "\(written.output)")
    let accepted = try Binary.run(["check", "a.layout.json", "--baseline", "b.jsonl"], in: folder.url)
    #expect(accepted.status == 0, "\(accepted.output)")
    try folder.file("a.layout.json", layout.replacingOccurrences(of: "20, 20]", with: "44, 44]"))
    let stale = try Binary.run(
      ["check", "a.layout.json", "--baseline", "b.jsonl", "--strict-baseline"], in: folder.url)
    #expect(stale.output.contains("no longer found") || stale.error.contains("no longer found"), "\(stale.output)")
  }
}

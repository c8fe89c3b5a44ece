import Foundation
import TestSupport
import Testing

/// Every kind of file that `check` finds in folders, named itself.
@Suite struct CheckNamedFilesTests {
  private let page = "<html><head><meta name=viewport content=\"viewport-fit=cover\"></head></html>\n"
  private let set = """
    {"images": [{"idiom": "universal", "filename": "leaf.png", "scale": "1x"}], "info": {"version": 1, "author": "xcode"}}
    """
  private let plist = """
    <?xml version="1.0"?>
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
    <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationLandscapeLeft</string></array>
    </dict></plist>
    """
  private let layout = """
    {"typecheckLayout": 1, "screens": [{"name": "A", "environment": {"device": "iphone-16"}, "elements": [
      {"id": "go", "role": "button", "frame": [100, 200, 20, 20]}]}]}
    """
  private let source = """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" x="0" y="0" width="393" height="852">
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="Go" enabled="true" visible="true" x="100" y="300" width="20" height="20"/>
    </XCUIElementTypeApplication>
    """

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.file("index.html", page)
    try folder.file("A.xcassets/leaf.imageset/Contents.json", set)
    try folder.file("A.xcassets/leaf.imageset/leaf.png", "")
    try folder.file("Info.plist", plist)
    try folder.file("a.layout.json", layout)
    try folder.file("source.xml", source)
    return folder
  }

  static let kinds: [(name: String, place: String, rule: String)] = [
    ("index.html", "index.html:", "web-page-covers-edges"),
    ("A.xcassets", "A.xcassets/leaf.imageset/Contents.json:", "bitmap-scale-missing"),
    ("A.xcassets/leaf.imageset", "A.xcassets/leaf.imageset/Contents.json:", "bitmap-scale-missing"),
    ("A.xcassets/leaf.imageset/Contents.json", "A.xcassets/leaf.imageset/Contents.json:", "bitmap-scale-missing"),
    ("Info.plist", "Info.plist:", "half-orientation-pair"),
    ("a.layout.json", "a.layout.json:", "touch-target-too-small"),
    ("source.xml", "source.xml:", "touch-target-too-small"),
  ]

  @Test(arguments: kinds) func readsANamedFileLikeAFileInAFolder(_ name: String, _ place: String, _ rule: String) throws
  {
    let folder = try project()
    let whole = try Binary.run(["check", ".", "--all"], in: folder.url)
    let alone = try Binary.run(["check", name, "--all"], in: folder.url)
    for result in [whole, alone] {
      let lines = result.output.split(separator: "\n").filter { $0.hasSuffix("[\(rule)]") && $0.hasPrefix(place) }
      #expect(lines.count == 1 && result.status < 2, "\(name): \(result.output)\(result.error)")
    }
  }

  static let nonsense: [(name: String, content: String, expected: String)] = [
    ("index.html", "nothing that is a tag", "index.html:1:1: error: this page contains no HTML tag"),
    ("index.html", "", "index.html:1:1: error: this page contains no HTML tag"),
    ("A.xcassets/leaf.imageset/Contents.json", "{\"images\": [", "Contents.json:1:"),
    ("A.xcassets/leaf.imageset/Contents.json", "[]", "Contents.json:1:1: error: the file contains an array"),
    ("Info.plist", "nonsense", "Info.plist:1:1: error:"), ("Info.plist", "", "Info.plist:1:1: error:"),
    ("a.layout.json", "nonsense", "a.layout.json:1:1: error:"), ("a.layout.json", "[1, 2", "a.layout.json:1:"),
    ("source.xml", "<XCUIElementTypeApplication", "source.xml:1:"),
    ("source.xml", "nonsense", "source.xml:1:1: error:"),
  ]

  @Test(arguments: nonsense) func refusesOtherContent(_ name: String, _ content: String, _ expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.file(name, content)
    let result = try Binary.run(["check", name.replacingOccurrences(of: "/Contents.json", with: "")], in: folder.url)
    let printed = result.output + result.error
    #expect(result.status == 2 && printed.contains(expected), "\(printed)")
    // The fix follows the problem.
    let line = printed.split(separator: "\n").first { $0.contains(expected) } ?? ""
    #expect(printed.contains("fix") || line.contains(";"), "\(printed)")
  }

  @Test func namesFilesThatNoRuleChecks() throws {
    let folder = try TemporaryFolder()
    try folder.file("A.xcassets/Icon.appiconset/Contents.json", "{\"images\": []}")
    try folder.file("B.imageset", "no folder")
    for (name, expected) in [
      ("A.xcassets", "this asset catalog contains nothing that typecheck check reads"),
      ("A.xcassets/Icon.appiconset", "this .appiconset contains nothing that typecheck check reads"),
      ("B.imageset", "this is a file, but a .imageset must be a folder"),
    ] {
      let result = try Binary.run(["check", name], in: folder.url)
      let printed = result.output + result.error
      #expect(result.status == 2 && printed.contains("\(name):1:1: error: \(expected)"), "\(printed)")
    }
  }

  @Test func measureRefersPagesToCheck() throws {
    let folder = try project()
    let result = try Binary.run(["measure", "index.html"], in: folder.url)
    #expect(result.status == 2 && (result.output + result.error).contains("check it with typecheck check"))
  }

  @Test func reportsSkippedTextsOfCatalogsExactly() throws {
    let folder = try project()
    try folder.file("A.xcassets/Icon.appiconset/Contents.json", "{\"images\": []}")
    try folder.file("A.xcassets/ink.colorset/Contents.json", "{\"colors\": []}")
    try folder.file("A.xcassets/paper.colorset/Contents.json", "{\"colors\": []}")
    try folder.file("en.lproj/Localizable.strings", "\"save\" = \"Save\";\n")
    let checked = try Binary.run(["check", ".", "--verbose"], in: folder.url).output
    #expect(!checked.contains("no texts; typecheck check and palette read their colours"), "\(checked)")
    #expect(checked.contains("2 colours") && !checked.contains(".colorset in asset catalogs"), "\(checked)")
    #expect(checked.contains("Skipped: 1 × .appiconset in asset catalogs: no rule checks it."))
    let measured = try Binary.run(["measure", "."], in: folder.url).output
    #expect(
      measured.contains("Skipped: 1 × .xcassets folders: no texts; typecheck check and palette read their colours."),
      "\(measured)")
  }

  @Test func layoutsReferToColorsOfPalettes() throws {
    let folder = try TemporaryFolder()
    try folder.file("palette.json", "{\"colors\": {\"pale\": \"#AAAAAA\", \"paper\": \"#FFFFFF\"}}")
    try folder.file(
      "a.layout.json",
      """
      {"typecheckLayout": 1, "screens": [{"name": "A", "environment": {"device": "iphone-16"}, "elements": [
        {"id": "note", "role": "text", "text": "Hi", "style": "body", "color": "pale", "background": "paper",
         "frame": [16, 200, 200, 22]}]}]}
      """)
    for inputs in [["."], ["a.layout.json", "palette.json"]] {
      let result = try Binary.run(["check", "--verbose"] + inputs, in: folder.url)
      #expect(result.status == 1, "\(result.output)\(result.error)")
      #expect(
        result.output.contains("a.layout.json:2:3: error: \"pale on paper\" has 2.32:1 in light"), "\(result.output)")
      #expect(result.output.contains("[contrast-minimum]") && result.output.contains("element    \"note\", text"))
    }
    let alone = try Binary.run(["check", "a.layout.json"], in: folder.url)
    #expect((alone.output + alone.error).contains("the colour \"pale\" is in no palette"), "\(alone.output)")
  }

  @Test func checkAnswersForSufficientContrast() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "palette.json",
      """
      {"colors": {"hint": {"role": "text", "value": "#AAAAAA", "style": "body"},
        "paper": {"role": "background", "value": "#FFFFFF"}}}
      """)
    let text = try Binary.run(["check", ".", "--sufficient-contrast", "--verbose"], in: folder.url)
    #expect(text.status == 1 && text.output.contains("on iPhone and iPad, in every language: fails."), "\(text.output)")
    #expect(text.output.contains("Checked 2 colours and 1 pair in 4 appearances"), "\(text.output)")
    let json = try Binary.run(["check", "palette.json", "--sufficient-contrast", "--format", "json"], in: folder.url)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let families = try #require(object["sufficientContrast"] as? [[String: Any]])
    #expect(families.map { $0["family"] as? String } == ["iphone", "ipad"])
    #expect(families.allSatisfy { $0["answer"] as? String == "fails" })
    #expect((families[0]["settings"] as? [[String: Any]])?.map { $0["fail"] as? Int } == [1, 1, 1])
  }

  @Test func twoFindingsOfARuleAreCountedTwice() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "a.layout.json",
      layout.replacingOccurrences(
        of: "{\"id\"", with: "{\"id\": \"no\", \"role\": \"button\", \"frame\": [200, 300, 20, 20]}, {\"id\""))
    try folder.file(".typecheck.yml", "rules: {only_rules: [touch-target-too-small]}\n")
    let result = try Binary.run(["check", "a.layout.json", "--verbose"], in: folder.url)
    #expect(result.output.contains("(2 verdicts): 0 passed, 2 failed, 0 need review."), "\(result.output)")
    #expect(result.output.contains("2 errors"))
  }
}

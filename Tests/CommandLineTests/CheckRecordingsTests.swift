import Foundation
import TestSupport
import Testing

/// Recorded page sources, web pages and image sets among what `check` reads.
@Suite struct CheckRecordingsTests {
  private static func recording(_ width: Int, _ height: Int, _ inner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Garden" x="0" y="0" width="\(width)" height="\(height)">
      <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Beds" value="Beds" x="16" y="120" width="80" height="24"/>
      \(inner)
    </XCUIElementTypeApplication>
    """
  }

  private func check(_ folder: TemporaryFolder, _ arguments: String...) throws -> Binary.Result {
    try Binary.run(["check"] + arguments, in: folder.url)
  }

  @Test func everyRecordingHasTheMatchingDevice() throws {
    let folder = try TemporaryFolder()
    try folder.file("beds-iphone-13-mini.xml", Self.recording(375, 812))
    try folder.file("beds-iphone-11.xml", Self.recording(414, 896))
    try folder.file("beds-iphone-16.xml", Self.recording(393, 852))
    try folder.file("beds-ipad-pro-11-4-half-landscape.xml", Self.recording(592, 834))
    let result = try check(folder, ".", "--verbose")
    #expect(result.output.contains("1 screen in 4 layouts"), "\(result.output)")
    #expect(!result.output.contains("the size of several devices") && !result.output.contains("no known device"))
    #expect(
      result.output.contains(
        "Note: of 4 recordings: the device is inferred from the name of the file; iOS 26 is assumed"))
    let other = try TemporaryFolder()
    try other.file("a.xml", Self.recording(375, 812))
    try other.file("b.xml", Self.recording(414, 896))
    let open = try check(other, ".")
    #expect(open.output.contains("375x812 pt is the size of several devices"), "\(open.output)")
    let named = try check(other, ".", "--device", "iphone-13-mini,iphone-11", "--os", "18")
    #expect(!named.output.contains("the size of several devices"), "\(named.output)")
  }

  @Test func reportsAFieldBehindTheRecordedKeyboard() throws {
    let keyboard =
      "<XCUIElementTypeKeyboard type=\"XCUIElementTypeKeyboard\" x=\"0\" y=\"517\" width=\"393\" height=\"335\"/>"
    let field = { (name: String, y: Int) in
      "<XCUIElementTypeTextField name=\"\(name)\" x=\"16\" y=\"\(y)\" width=\"361\" height=\"44\"/>"
    }
    let folder = try TemporaryFolder()
    try folder.file("one-iphone-16.xml", Self.recording(393, 852, field("bed", 700) + keyboard))
    let one = try check(folder, "one-iphone-16.xml", "--only-rule", "hidden-by-keyboard")
    #expect(one.output.contains("\"bed\" is 227 pt behind the keyboard"), "\(one.output)\(one.error)")
    try folder.file("two-iphone-16.xml", Self.recording(393, 852, field("bed", 200) + field("soil", 700) + keyboard))
    let two = try check(folder, "two-iphone-16.xml", "--review")
    #expect(two.output.contains("the layout does not say whether it has the focus"), "\(two.output)")
  }

  @Test func ignoresFramesOfSystemElementsAndWebPages() throws {
    func button(_ name: String, _ x: Int, _ y: Int) -> String {
      "<XCUIElementTypeButton name=\"\(name)\" x=\"\(x)\" y=\"\(y)\" width=\"22\" height=\"22\"/>"
    }
    let folder = try TemporaryFolder()
    try folder.file(
      "beds-iphone-16.xml",
      Self.recording(
        393, 852,
        """
        <XCUIElementTypeNavigationBar name="bar" x="0" y="59" width="393" height="54">\(button("edit", 350, 70))\
        </XCUIElementTypeNavigationBar>
        <XCUIElementTypeToolbar name="tools" x="0" y="774" width="393" height="44">\(button("share", 16, 780))\
        </XCUIElementTypeToolbar>
        <XCUIElementTypeWebView x="0" y="300" width="393" height="300">\(button("imprint", 0, 320))\
        </XCUIElementTypeWebView>
        \(button("own", 100, 200))
        <XCUIElementTypeStaticText name="wide" value="Centred" x="0" y="240" width="393" height="24"/>
        """))
    let result = try check(folder, "beds-iphone-16.xml")
    #expect(result.output.contains("\"own\" has a frame of 22 by 22 pt"), "\(result.output)\(result.error)")
    for name in ["edit", "share", "imprint"] { #expect(!result.output.contains("\"\(name)\""), "\(result.output)") }
    #expect(!result.output.contains("[text-outside-margins]"), "\(result.output)")
    let whole = try check(folder, "beds-iphone-16.xml", "--format", "json")
    #expect(whole.output.contains("; the position of its text in the frame is not recorded"), "\(whole.output)")
    #expect(whole.output.contains("pages in web views of page sources"))
  }

  @Test(arguments: [
    (
      "a.xml", "<?xml version=\"1.0\"?>\n<hierarchy rotation=\"0\"><node/></hierarchy>",
      "this is an Android page source"
    ),
    ("a.xml", "<html><body>Beds</body></html>", "page source of a web view"),
    ("a.xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<XCUIElementTypeAp", "a.xml:"),
    ("a.json", "{\"value\": {\"type\": \"XCUIElementTypeApplication\"}}", "not the XML of a page source"),
  ])
  func namesSourcesOfOtherKinds(_ name: String, _ text: String, _ words: String) throws {
    let folder = try TemporaryFolder()
    try folder.file(name, text)
    let result = try check(folder, name)
    #expect(result.status == 2 && (result.output + result.error).contains(words), "\(result.output)\(result.error)")
    #expect(!(result.output + result.error).contains("<resources>"))
    let measured = try Binary.run(["measure", name], in: folder.url)
    #expect(measured.status == 2 && !(measured.output + measured.error).contains("<resources>"))
  }

  @Test func readsTheResponseOfTheServer() throws {
    let folder = try TemporaryFolder()
    let answer = ["value": Self.recording(393, 852)]
    try folder.file("beds-iphone-16.json", try JSONSerialization.data(withJSONObject: answer))
    let result = try check(folder, ".")
    #expect(result.status == 0 && result.output.contains("1 screen in 1 layout"), "\(result.output)\(result.error)")
  }

  @Test func namedPipesAreNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "i.html", "<meta name=viewport content='viewport-fit=cover'><link rel=stylesheet href=s.css>")
    try folder.file("A.xcassets/a.imageset/a.png", "-")
    for name in ["s.css", "A.xcassets/a.imageset/Contents.json"] {
      #expect(mkfifo(folder.url.appending(path: name).path, 0o600) == 0)
    }
    let result = try check(folder, ".", "--review")
    #expect(result.output.contains("this is not a regular file"), "\(result.output)\(result.error)")
    #expect(
      result.output.contains("it is not known whether env(safe-area-inset-…) is used in \"s.css\""), "\(result.output)")
  }

  @Test func reportsABrokenImageSetAlone() throws {
    let folder = try TemporaryFolder()
    try folder.file("A.xcassets/a.imageset/Contents.json", "{\"images\": 3}")
    let result = try check(folder, "A.xcassets")
    #expect(result.status == 2 && (result.output + result.error).contains("not an array"), "\(result.output)")
    #expect(!(result.output + result.error).contains("was skipped"), "\(result.output)\(result.error)")
  }
}

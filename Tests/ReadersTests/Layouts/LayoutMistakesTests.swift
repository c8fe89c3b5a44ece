import Adaptivity
import AuditModel
import Testing

@testable import LayoutFiles

/// Mistakes in a layout file are reported at their location, and the rest is read.
@Suite struct LayoutMistakesTests {
  /// Elements on a screen of an iPhone 16, with one that is right before them.
  private static func elements(_ text: String) -> String {
    "{\"typecheckLayout\": 1, \"screens\": [{\"name\": \"A\", \"environment\": {\"device\": \"iphone-16\"}, \"elements\": [\n"
      + "{\"id\": \"ok\", \"role\": \"text\", \"frame\": [16, 100, 361, 22]},\n\(text)]}]}"
  }

  @Test(arguments: [
    ("{\"id\": \"a\", \"role\": \"text\", \"frame\": [0, 0, -5, 20]}", "width of frame is -5, below zero"),
    ("{\"id\": \"a\", \"role\": \"text\", \"frame\": [0, 0, 5, -20]}", "height of frame is -20, below zero"),
    ("{\"id\": \"a\", \"role\": \"text\", \"frame\": [1e999, 0, 5, 20]}", "x of frame is too large a number"),
    ("{\"id\": \"a\", \"role\": \"text\", \"frame\": [0, 0, 1e300, 20]}", "width of frame is 1e+300, larger"),
    (
      "{\"id\": \"a\", \"role\": \"text\", \"frame\": [0, -2000000, 9, 20]}",
      "y of frame is -2000000, which is off every screen"
    ),
    ("{\"id\": \"a\", \"role\": \"text\", \"frame\": [0, NaN, 9, 20]}", "NaN is not a JSON number"),
    ("{\"id\": \"a\", \"role\": \"text\", \"frame\": [-Infinity, 0, 9, 20]}", "-Infinity is not a JSON number"),
    ("{\"id\": \"a\", \"role\": \"text\", \"size\": Infinity}", "Infinity is not a JSON number"),
    ("{\"id\": \"a\", \"role\": \"text\", \"frame\": [0, 0, 5]}", "frame has 3 numbers, not 4"),
    ("{\"id\": \"a\", \"role\": \"text\", \"frame\": [0, 0, \"5\", 20]}", "contains a string where a number"),
    ("{\"id\": \"a\", \"role\": \"text\", \"frame\": \"0 0 5 20\"}", "is a string, not [x, y, width, height]"),
    ("{\"id\": \"a\", \"role\": \"label\", \"frame\": [0, 0, 5, 20]}", "role \"label\" is not a role; write one of "),
    ("{\"id\": \"a\", \"frame\": [0, 0, 5, 20]}", "the element \"a\" has no role"),
    ("{\"role\": \"text\", \"frame\": [0, 0, 5, 20]}", "this element has no id"),
    ("{\"id\": 7, \"role\": \"text\"}", "id is a number, not a string"),
    ("{\"id\": \"ok\", \"role\": \"text\", \"frame\": [0, 0, 5, 20]}", "id \"ok\" is already in line 2"),
    (
      "{\"id\": \"a\", \"role\": \"text\", \"parent\": \"okk\", \"frame\": [0, 0, 5, 20]}",
      "not an element of this screen; did you mean \"ok"
    ),
    ("{\"id\": \"a\", \"role\": \"text\", \"parent\": \"a\", \"frame\": [0, 0, 5, 20]}", "\"a\" is its own parent"),
    ("{\"id\": \"a\", \"role\": \"text\", \"frmae\": [0, 0, 5, 20]}", "\"frmae\" is not a field of an element"),
    ("{\"id\": \"a\", \"role\": \"text\", \"flags\": [\"primary\", \"secondary\"]}", "cannot be primary and secondary"),
    ("{\"id\": \"a\", \"role\": \"text\", \"flags\": [\"bold\"]}", "flag \"bold\" is not a flag"),
    ("{\"id\": \"a\", \"role\": \"text\", \"lines\": 1.5}", "lines is 1.5, not a whole number"),
    ("{\"id\": \"a\", \"role\": \"text\", \"lines\": -1}", "lines is -1, outside"),
    ("{\"id\": \"a\", \"role\": \"text\", \"minimumScale\": 2}", "minimumScale is 2, outside"),
    ("{\"id\": \"a\", \"role\": \"text\", \"size\": \"17\"}", "size is a string, not a number"),
    ("{\"id\": \"a\", \"role\": \"text\", \"style\": \"heading\"}", "style \"heading\" is not"),
    ("{\"id\": \"a\", \"role\": \"image\", \"picture\": {\"mode\": \"center\"}}", "this picture has no size"),
    ("{\"id\": \"a\", \"role\": \"image\", \"picture\": {\"size\": [0, 5]}}", "this picture has no size"),
    ("{\"id\": \"a\", \"role\": \"text\", \"elements\": {}}", "elements is an object, not an array"),
    ("\"a\"", "an element is a string, not an object"),
  ])
  func reportsInvalidElementsAndReadsTheOthers(_ text: String, _ expected: String) throws {
    let catalog = LayoutSamples.layout(Self.elements(text))
    let issue = try #require(
      catalog.issues.first { "\($0.message); \($0.remedy)".contains(expected) }, "\(catalog.issues)")
    #expect(issue.severity == .error && issue.location.line == 3 && !issue.remedy.isEmpty)
    #expect(catalog.screens.first?.elements.first?.id == "ok")
  }

  @Test(arguments: [
    ("", 1, "the file is empty"), (" \n", 1, "the file is empty"),
    ("[]", 1, "a layout file is an array"), ("{\"screens\": []}", 1, "missing \"typecheckLayout\""),
    ("{\"typecheckLayout\": 2, \"screens\": []}", 1, "the format version; only 1 is supported"),
    ("{\"typecheckLayout\": 1}", 1, "missing \"screens\""),
    ("{\"typecheckLayout\": 1, \"screens\": {}}", 1, "screens is an object, not an array"),
    ("{\"typecheckLayout\": 1, \"screens\": [{\"elements\": []}]}", 1, "this screen has no name"),
    ("{\"typecheckLayout\": 1, \"screens\": [{\"name\": \"A\", \"elements\": []}]}", 1, "has no environment"),
    ("{\"typecheckLayout\": 1, \"screens\": [{\"name\": \"A\"", 1, "the input ends inside an object"),
    ("{\"typecheckLayout\": 1, \"screens\": [NaN]}", 1, "NaN is not a JSON number"),
    ("{\"typecheckLayout\": 1, \"screens\": [nan]}", 1, "\"nan\" is not a JSON value"),
    ("{\"typecheckLayout\": 1, \"environments\": [], \"screens\": []}", 1, "environments is an array"),
    (
      "{\"typecheckLayout\": 1, \"environments\": {\"pad\": {\"device\": \"ipad-10\"}}, \"screens\": "
        + "[{\"name\": \"A\", \"environment\": \"pads\", \"elements\": []}]}", 1,
      "\"pads\" is not an environment of this file; did you mean \"pad"
    ),
  ])
  func reportsInvalidFiles(_ text: String, _ line: Int, _ expected: String) throws {
    let issues = LayoutSamples.layout(text).issues
    let issue = try #require(issues.first { "\($0.message); \($0.remedy)".contains(expected) }, "\(issues)")
    #expect(issue.severity == .error && issue.location.line == line && !issue.remedy.isEmpty)
  }

  @Test(arguments: [
    ("{\"device\": \"iphone-61\"}", "device \"iphone-61\" is not a device; did you mean \"iphone-"),
    ("{\"device\": 16}", "device is a number, not a string"),
    ("{\"device\": \"ipad-10\", \"os\": \"18\", \"window\": \"half\"}", "this environment does not exist"),
    ("{\"device\": \"iphone-16\", \"window\": \"half\"}", "this environment does not exist"),
    (
      "{\"device\": \"iphone-16\", \"window\": \"third\"}",
      "window \"third\" is not a window; did you mean \""
    ),
    ("{\"device\": \"iphone-16\", \"window\": \"-4x20\"}", "is not a window"),
    ("{\"device\": \"iphone-16\", \"orientation\": \"up\"}", "orientation \"up\" is not an orientation"),
    ("{\"device\": \"iphone-16\", \"os\": \"latest\"}", "os is \"latest\", which is not a version"),
    ("{\"device\": \"iphone-16\", \"os\": 18.5}", "os is a number, which is not a version"),
    ("{\"orientation\": \"portrait\"}", "this environment does not exist"),
    ("{\"device\": \"iphone-16\", \"os\": \"9\"}", "this environment does not exist"),
    ("[]", "an environment is an array"),
  ])
  func reportsImpossibleEnvironments(_ environment: String, _ expected: String) throws {
    let catalog = LayoutSamples.layout(
      "{\"typecheckLayout\": 1, \"screens\": [\n{\"name\": \"A\", \"environment\": \(environment), \"elements\": []},\n"
        + "{\"name\": \"B\", \"environment\": {\"device\": \"iphone-16\"}, \"elements\": []}]}")
    let issue = try #require(
      catalog.issues.first { "\($0.message); \($0.remedy)".contains(expected) }, "\(catalog.issues)")
    #expect(issue.severity == .error && issue.location.line == 2 && !issue.remedy.isEmpty)
    #expect(catalog.screens.map(\.name) == ["B"])
  }

  @Test func invalidSettingsKeepTheOthers() {
    let catalog = LayoutSamples.layout(
      "{\"typecheckLayout\": 1, \"screens\": [{\"name\": \"A\", \"environment\": {\"device\": \"iphone-16\", "
        + "\"category\": \"huge\", \"locale\": \"xy-zz\", \"appearance\": \"grey\"}, \"elements\": []}]}")
    #expect(catalog.issues.map(\.severity) == [.error, .warning, .error] && catalog.screens.count == 1)
  }

  @Test func breaksCyclesOfParentsOnce() throws {
    let catalog = LayoutSamples.layout(
      Self.elements(
        "{\"id\": \"a\", \"role\": \"container\", \"parent\": \"c\", \"frame\": [0, 0, 5, 5]},\n"
          + "{\"id\": \"b\", \"role\": \"container\", \"parent\": \"a\", \"frame\": [0, 0, 5, 5]},\n"
          + "{\"id\": \"c\", \"role\": \"container\", \"parent\": \"b\", \"frame\": [0, 0, 5, 5]}"))
    #expect(
      catalog.issues.map(\.message) == [
        "the parents form a cycle: \"a\" is inside \"c\", which is inside \"b\", which is inside \"a\""
      ])
    let screen = try #require(catalog.screens.first)
    #expect(screen.elements.map(\.id) == ["ok", "a", "b", "c"] && screen.elements.map(\.parent) == [nil, nil, 1, 2])
  }

  @Test func namesFiveParentsOfALongCycle() {
    let elements = (0..<7).map { index in
      "{\"id\": \"n\(index)\", \"role\": \"container\", \"parent\": \"n\((index + 1) % 7)\", \"frame\": [0, 0, 5, 5]}"
    }
    let catalog = LayoutSamples.layout(Self.elements(elements.joined(separator: ",\n")))
    let parents = (1...5).map { "\"n\($0)\"" }.joined(separator: ", which is inside ")
    #expect(
      catalog.issues.map(\.message) == [
        "the parents form a cycle: \"n0\" is inside \(parents), …, which is inside \"n0\""
      ])
  }

  @Test func invalidFramesOfALayoutKeepTheOtherLayouts() throws {
    let catalog = LayoutSamples.layout(
      """
      {"typecheckLayout": 1, "screens": [{"name": "A",
        "elements": [{"id": "a", "role": "text"}, {"id": "b", "role": "text"}],
        "layouts": [{"environment": {"device": "iphone-16"}, "frames": {
          "a": [0, 0, -1, 5],
          "x": [0, 0, 1, 5],
          "b": {"lines": 1}}},
          {"environment": {"device": "iphone-15"}, "frames": {"a": [0, 60, 9, 5]}}]}]}
      """)
    #expect(LayoutSamples.places(catalog) == ["4:10 error", "5:5 error", "6:10 error"])
    #expect(catalog.screens.map { $0.elements.map(\.id) } == [[], ["a"]])
  }

  @Test func reportsInvalidNumbersOnceAndReadsTheOthers() throws {
    let catalog = LayoutSamples.layout(
      Self.elements(
        "{\"id\": \"a\", \"role\": \"text\", \"frame\": [NaN, 0, 1, 1]},\n"
          + "{\"id\": \"b\", \"role\": \"text\", \"frame\": [0, 0, 1, 1]}"))
    #expect(LayoutSamples.places(catalog) == ["3:39 error"])
    #expect(catalog.screens.first?.elements.map(\.id) == ["ok", "b"])
  }

  @Test func deepAndLongFilesTakeBoundedTime() {
    let depth = 600
    let nested = String(repeating: "{\"id\": \"a\", \"role\": \"container\", \"elements\": [", count: depth)
    #expect(LayoutSamples.layout(Self.elements(nested)).issues.contains { $0.message.contains("nested in each other") })
    let wrong = (0..<20_000).map {
      "{\"id\": \"\($0)\", \"role\": \"text\", \"parent\": \"n\($0)\", \"frame\": [0, 0, 1, 1]}"
    }
    let catalog = LayoutSamples.layout(Self.elements(wrong.joined(separator: ",\n")))
    #expect(catalog.screens.first?.elements.count == 20_001)
    #expect(catalog.issues.count == 100 && catalog.issues[99].message.hasSuffix("in 19900 more places in this file"))
  }

  @Test func readsOrReportsOtherEncodings() {
    let text =
      "{\"typecheckLayout\": 1, \"screens\": [{\"name\": \"Ä\", \"environment\": {\"device\": \"iphone-16\"}, \"elements\": []}]}"
    let wide: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let read = { (bytes: [UInt8]) in LayoutFileReader().read(LayoutSource(path: "a.layout.json", bytes: bytes)) }
    #expect(read(wide).screens.map(\.name) == ["Ä"] && read(wide).issues.isEmpty)
    #expect(read([0xEF, 0xBB, 0xBF] + Array(text.utf8)).screens.count == 1)
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    #expect(read(latin).issues.contains { $0.severity == .error && $0.message.contains("UTF-8") })
  }

  @Test func reportsElementsWithoutAPosition() {
    let catalog = LayoutSamples.layout(
      """
      {"typecheckLayout": 1, "screens": [{"name": "A", "elements": [
      {"id": "a", "role": "text"},
      {"id": "b", "role": "text"},
      {"id": "group", "role": "container", "elements": [{"id": "c", "role": "text", "frame": [1, 60, 9, 9]}]}],
      "layouts": [{"environment": {"device": "iphone-16"}, "frames": {"b": null}}]}]}
      """)
    #expect(LayoutSamples.places(catalog) == ["2:1 warning"])
    #expect(catalog.issues.first?.message == "\"a\" has a frame in no environment and is not checked")
    #expect(catalog.screens.first?.elements.map(\.id) == ["c"])
  }
}

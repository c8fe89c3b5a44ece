import Adaptivity
import AuditModel
import Foundation
import TestSupport
import Testing

@testable import LayoutFiles

/// Mistakes in a page source are reported at their location, and the rest is read.
@Suite struct PageSourceMistakesTests {
  /// A page source of a phone, with one text that is right and what else is in it on line 2.
  private static func phone(_ inner: String) -> String {
    "<XCUIElementTypeApplication name=\"App\" x=\"0\" y=\"0\" width=\"393\" height=\"852\">"
      + "<XCUIElementTypeStaticText name=\"ok\" value=\"Fine\" x=\"16\" y=\"60\" width=\"90\" height=\"22\"/>\n"
      + "\(inner)</XCUIElementTypeApplication>"
  }

  @Test(arguments: [
    ("<XCUIElementTypeButton name=\"a\"/>", "\"a\" has no x, y, width and height"),
    ("<XCUIElementTypeButton x=\"1\" y=\"1\" width=\"9\"/>", "\"Button\" has no x, y"),
    ("<XCUIElementTypeButton name=\"a\" x=\"1\" y=\"1\" width=\"-9\" height=\"9\"/>", "width is \"-9\", below zero"),
    ("<XCUIElementTypeButton name=\"a\" x=\"nan\" y=\"1\" width=\"9\" height=\"9\"/>", "x is \"nan\", not a number"),
    (
      "<XCUIElementTypeButton name=\"a\" x=\"inf\" y=\"1\" width=\"9\" height=\"9\"/>", "x is \"inf\", off every screen"
    ),
    (
      "<XCUIElementTypeButton name=\"a\" x=\"1\" y=\"1e30\" width=\"9\" height=\"9\"/>",
      "y is \"1e30\", off every screen"
    ),
    (
      "<XCUIElementTypeButton name=\"a\" x=\"1\" y=\"1\" width=\"9pt\" height=\"9\"/>", "width is \"9pt\", not a number"
    ),
    ("<XCUIElementTypeButton name=\"a\" x=\"1\" y=\"1\" width=\"9\" height=\"9\">", "ends an element here, but"),
    ("<XCUIElementTypeButton name=\"a\" x=\"0x10\" y=\"1\" width=\"9\" height=\"9\"/>", "x is \"0x10\", not a number"),
    ("<a b=\"1\" b=\"2\"/>", "an attribute appears twice"), ("<a>&b;</a>", "entity &b; is not known"),
  ])
  func reportsInvalidElementsAndReadsTheOthers(_ inner: String, _ expected: String) throws {
    let catalog = LayoutSamples.source(Self.phone(inner))
    let issue = try #require(catalog.issues.first { $0.message.contains(expected) }, "\(catalog.issues)")
    #expect(issue.severity == .error && issue.location.line == 2 && !issue.remedy.isEmpty)
    #expect(catalog.screens.first?.elements.first?.id == "ok")
  }

  @Test func reportsAndSkipsOtherNodes() throws {
    let catalog = LayoutSamples.source(
      Self.phone("<div><XCUIElementTypeButton name=\"a\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/></div>"))
    #expect(LayoutSamples.places(catalog) == ["2:1 warning"])
    #expect(catalog.screens.first?.elements.map(\.id) == ["ok", "a"])
  }

  @Test func skipsWindowsThatWereNotRotated() throws {
    let text =
      "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"852\" height=\"393\">\n"
      + "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"393\" height=\"852\"><XCUIElementTypeButton/></XCUIElementTypeWindow>"
      + "<XCUIElementTypeButton name=\"a\" x=\"60\" y=\"1\" width=\"9\" height=\"9\"/></XCUIElementTypeApplication>"
    let catalog = LayoutSamples.source(text)
    #expect(LayoutSamples.places(catalog) == ["2:1 warning"])
    #expect(catalog.screens.first?.elements.map(\.id) == ["a"] && catalog.leftOut.values.reduce(0, +) == 1)
  }

  @Test(arguments: [
    ("", "the file is empty"), ("<hierarchy rotation=\"0\"><node/></hierarchy>", "an Android page source"),
    ("<html><body/></html>", "page source of a web view"), ("<a/>", "this file has no XCUIElementTypeApplication"),
    ("<AppiumAUT>", "ends before"), ("AppiumAUT", "not well-formed XML"),
    ("<XCUIElementTypeApplication/>", "neither the app nor any of its windows has a size"),
    ("<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"0\" height=\"0\"/>", "has a size"),
    (
      "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"90000\" height=\"9\"/>",
      "a window cannot be 90000x9 pt in size"
    ),
    (
      "<!DOCTYPE a [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><XCUIElementTypeApplication name=\"&b;\"/>",
      "declares an entity"
    ),
  ])
  func reportsInvalidFiles(_ text: String, _ expected: String) throws {
    let catalog = LayoutSamples.source(text)
    let issue = try #require(catalog.issues.first { $0.message.contains(expected) }, "\(catalog.issues)")
    #expect(issue.severity == .error && issue.location.line == 1 && !issue.remedy.isEmpty && catalog.screens.isEmpty)
  }

  @Test func readsTheResponseOfTheServer() throws {
    let xml = Self.phone("<XCUIElementTypeButton name=\"a\" x=\"1\" y=\"1\" width=\"9\"/>")
    let value = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(xml)"
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    let catalog = LayoutSamples.source("{\n\"value\": \"\(value)\",\n\"sessionId\": null}", path: "a.json")
    #expect(catalog.screens.first?.elements.map(\.id) == ["ok"])
    #expect(catalog.issues.map(\.location.line) == [2] && catalog.issues[0].message.contains("has no x, y"))
  }

  @Test(arguments: [
    ("{\"value\": {\"type\": \"XCUIElementTypeApplication\"}}", "is an object, not the XML"),
    ("{\"value\": \"<XCUI", "end"), ("{\"status\": 0}", "missing \"value\""),
    ("{\"value\": \"\"}", "contains no XML element"),
    ("{\"value\": \"<hierarchy/>\"}", "an Android page source"),
  ])
  func reportsInvalidResponses(_ text: String, _ expected: String) throws {
    let catalog = LayoutSamples.source(text, path: "a.json")
    let issue = try #require(catalog.issues.first { $0.message.contains(expected) }, "\(catalog.issues)")
    #expect(issue.severity == .error && !issue.remedy.isEmpty && catalog.screens.isEmpty)
  }

  @Test func anAppWithoutASizeHasTheSizeOfItsWindow() throws {
    let text =
      "<XCUIElementTypeApplication><XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"402\" height=\"874\"/>"
      + "</XCUIElementTypeApplication>"
    #expect(LayoutSamples.source(text).screens.first?.environment.device?.size == Size(width: 402, height: 874))
  }

  @Test func deepAndLongFilesTakeBoundedTime() {
    let open = String(
      repeating: "<XCUIElementTypeOther name=\"a\" x=\"0\" y=\"0\" width=\"9\" height=\"9\">", count: 400)
    let deep = LayoutSamples.source(Self.phone(open))
    #expect(deep.issues.contains { $0.message.contains("nested more than 256 deep") } && deep.screens.count == 1)
    let same = String(
      repeating:
        "<XCUIElementTypeCell name=\"a\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><XCUIElementTypeCell name=\"b\"/>",
      count: 20_000)
    let long = LayoutSamples.source(Self.phone(same))
    #expect(long.screens.first?.elements.last?.id == "a 20000" && long.issues.count == 100)
  }

  @Test(arguments: [1, 2] as [UInt64])
  func survivesTruncationAndMutation(_ seed: UInt64) throws {
    let original = try LayoutSamples.bytes("garden-iphone-16-portrait.xml")
    var random = SeededGenerator(seed: seed)
    for round in 0..<400 {
      var bytes = original
      if round < 200 {
        bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count - 12, using: &random)))
      } else {
        for _ in 0..<3 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      let catalog = PageSourceReader().read(LayoutSource(path: "a.xml", bytes: bytes))
      #expect(!catalog.screens.isEmpty || catalog.issues.contains { $0.severity == .error })
    }
  }
}

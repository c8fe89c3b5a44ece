import DynamicType
import Testing
import Vocabulary

@Suite struct UnknownNameTests {
  @Test(arguments: [
    ("bodi", "body"), ("tittle", "title1"), ("captoin1", "caption1"), ("hedline", "headline"), ("footnot", "footnote"),
  ])
  func nearestStyleComesFirst(given: String, nearest: String) {
    let error = #expect(throws: UnknownName.self) { try TextStyle(name: given) }
    #expect(error?.nearest.first == nearest)
    #expect(error?.given == given)
  }

  @Test(arguments: [
    ("ipad-pro", "ipad-pro-11"), ("iphone-61", "iphone-16"), ("under-home", "under-home-indicator"),
    ("in", "ipad-5"),
  ])
  func beginningsAndSwapsAreNear(given: String, nearest: String) {
    let known = ["ipad-5", "bar-roles", "many-fonts", "ipad-pro-11", "iphone-16", "under-home-indicator"]
    #expect(UnknownName(given, kind: "a thing", known: known).nearest.first == nearest)
  }

  @Test func aliasesCountAsNear() {
    let error = #expect(throws: UnknownName.self) { try ContentSizeCategory(name: "AX33") }
    #expect(error?.nearest.first == "AX3")
  }

  @Test func sentenceNamesAllThereIs() {
    let error = #expect(throws: UnknownName.self) { try Platform(name: "iso") }
    #expect(error?.description.hasPrefix("‘iso’ is not a platform; nearest: ios, ") == true)
    #expect(error?.description.hasSuffix("all: ios watchos macos tvos visionos") == true)
  }

  @Test func hugeNamesAreCutShort() throws {
    let huge = String(repeating: "x", count: 1_000_000)
    let error = try #require(#expect(throws: UnknownName.self) { try TextStyle(name: huge) })
    #expect(error.description.count < 600)
    #expect(!error.nearest.isEmpty)
  }

  @Test(arguments: ["\u{0}", "🙂", "bo\ndy", "ｂｏｄｙ"]) func strangeNames(given: String) {
    #expect(throws: UnknownName.self) { try TextStyle(name: given) }
  }
}

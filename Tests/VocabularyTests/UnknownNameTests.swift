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
    ("home-ind", "under-home-indicator"),
  ])
  func beginningsAndSwapsAreNear(given: String, nearest: String) {
    let known = ["ipad-5", "bar-roles", "many-fonts", "ipad-pro-11", "iphone-16", "under-home-indicator"]
    #expect(UnknownName(given, kind: "a thing", known: known).nearest.first == nearest)
  }

  @Test func aliasesCountAsNear() {
    let error = #expect(throws: UnknownName.self) { try ContentSizeCategory(name: "AX33") }
    #expect(error?.nearest.first == "AX3")
  }

  @Test func aFewNamesAreAllListed() {
    let error = #expect(throws: UnknownName.self) { try Platform(name: "iso") }
    #expect(
      error?.description == """
        "iso" is not a platform; did you mean "ios"? (known: ios, watchos, macos, tvos, visionos)
        """)
  }

  @Test func doesNotSuggestDistantNames() {
    let error = #expect(throws: UnknownName.self) { try Platform(name: "android") }
    #expect(error?.nearest == [])
    #expect(
      error?.description == "\"android\" is not a platform; known: ios, watchos, macos, tvos, visionos")
  }

  @Test func showsAtMostThreeOfManyNames() {
    let known = (1...99).map { "iphone-\($0)" }
    let near = UnknownName("iphone-", kind: "a device", known: known, hint: "typecheck devices lists all")
    #expect(
      near.description == """
        "iphone-" is not a device; did you mean "iphone-1", "iphone-2" or "iphone-3"? (typecheck devices lists all)
        """)
    let far = UnknownName("galaxy", kind: "a device", known: known, hint: "typecheck devices lists all")
    #expect(far.description == "\"galaxy\" is not a device; typecheck devices lists all")
    #expect(UnknownName("galaxy", kind: "a key", known: known).description == "\"galaxy\" is not a key")
  }

  @Test(arguments: [("mesure", "measure", 2), ("maesure", "measure", 1), ("messure", "measure", 2), ("", "ab", 4)])
  func countsSpellingMistakes(given: String, name: String, distance: Int) {
    #expect(EditDistance.between(Array(given.unicodeScalars), Array(name.unicodeScalars)) == distance)
  }

  @Test func shortensHugeNames() throws {
    let huge = String(repeating: "x", count: 1_000_000)
    let error = try #require(#expect(throws: UnknownName.self) { try TextStyle(name: huge) })
    #expect(error.description.count < 600 && error.nearest.isEmpty)
  }

  @Test func escapesControlsInNames() {
    let error = #expect(throws: UnknownName.self) { try Platform(name: "\u{1B}[2Jios\n\u{202E}") }
    #expect(error?.problem == "\"\\u{1B}[2Jios\\u{A}\\u{202E}\" is not a platform")
  }

  @Test(arguments: ["\u{0}", "🙂", "bo\ndy", "ｂｏｄｙ"]) func strangeNames(given: String) {
    #expect(throws: UnknownName.self) { try TextStyle(name: given) }
  }
}

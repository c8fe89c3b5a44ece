import Testing

@testable import Projects

@Suite struct YAMLKeysTests {
  /// Texts that nest lists, with five aliases.
  private static let nested = (1...5).map { "a\($0): &a\($0) [x, *a\($0 - 1)]\n" }.joined()

  @Test(arguments: [
    ("*a5: x", true), ("{*a5: x}", true), ("b: [{*a5 : x}]", true), ("? *a5\n: x", true), ("- ? [*a5]\n  : x", true),
    ("b: {? *a5 : x}", true), ("b: [?*a5 : x]", true), ("[*a5]: x", true), ("b: [{c: *a5} : x]", true),
    ("{\n? *a5 : x}", true), ("&b [*a5]: x", true), ("!!seq [*a5]: x", true), ("{b: c, [*a5]: x}", true),
    ("{\"b\":[x], [*a5]: x}", true), ("- - {b: *a5}: x", true), ("{a-b: [c], {d: *a5}: x}", true),
    // Texts of specifications that only look like such keys.
    ("CODE_SIGN_IDENTITY[sdk=iphoneos*]: x", false), ("A[sdk=iphoneos*][arch=*]: x", false),
    ("\"A[sdk=*]\": x", false), ("A B [sdk=macosx*]: x", false), ("- A{b}: x", false),
    ("script: PATH=${HOME}:$PATH", false), ("b: *a5", false),
    ("excludes: [\"**/*a5: b\"]", false), ("# *Note: a comment", false), ("b: [*a1, *a2]", false), ("b: what?", false),
    ("b: {c: *a5}", false),
  ])
  func findsKeysThatTakeLongToCompare(_ text: String, _ isCostly: Bool) {
    let keys = YAMLKeys(("a0: &a0 [x]\n" + Self.nested + text).utf8)
    #expect((keys.costlyLine != nil) == isCostly)
    if isCostly { #expect(keys.costlyLine == (text.hasPrefix("{\n") ? 8 : 7)) }
  }

  @Test func singleKeysWithoutAliasesAreCompared() {
    #expect(YAMLKeys("[a, b]: c\n".utf8).costlyLine == nil)
    #expect(YAMLKeys(String(repeating: "? [a]\n: b\n", count: 20).utf8).costlyLine == 1)
    #expect(YAMLKeys((String(repeating: "a", count: 200_000) + "\n? [a]\n: b\n").utf8).costlyLine == 2)
  }
}

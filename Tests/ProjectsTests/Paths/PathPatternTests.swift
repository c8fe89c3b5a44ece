import Testing

@testable import Projects

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("*.strings", "a.strings", true), ("*.strings", "deep/a.strings", false), ("**/*.strings", "a.strings", true),
    ("**/*.strings", "a/b/c.strings", true), ("a/**", "a/b/c", true), ("a/**/d", "a/d", true),
    ("a/**/d", "a/b/d", true),
    ("a/**/d", "b/d", false), ("docs", "docs/a/b", true), ("docs", "mydocs/a", false), ("a?c", "abc", true),
    ("a?c", "ac", false), ("[ab]x", "bx", true), ("[a-c]x", "cx", true), ("[!a]x", "bx", true), ("[!a]x", "ax", false),
    ("{one,two}/*.json", "two/a.json", true), ("{one,two}/*.json", "three/a.json", false), ("a{,b}", "a", true),
    ("A/*.Strings", "a/b.strings", true), ("**", "a/b", true), ("*a*b*", "xxaxxbxx", true),
    ("*a*b*", "xxbxxaxx", false),
    ("", "a", false), ("[", "[", true), ("{a", "{a", true),
  ])
  func patterns(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern)?.matches(PathPattern.parts(of: path[...])) == matches)
  }

  @Test(arguments: [
    (String(repeating: "*a", count: 200) + "b", String(repeating: "a", count: 2_000)),
    (String(repeating: "**/", count: 200) + "b", String(repeating: "a/", count: 200) + "c"),
    // Each name between two `**` can be that of any folder.
    (String(repeating: "**/a/", count: 40) + "b", String(repeating: "a/", count: 200) + "c"),
    (String(repeating: "{a,b}", count: 64), "c"),
  ])
  func hostilePatternsTakeBoundedTime(_ pattern: String, _ path: String) {
    #expect(PathPattern(pattern)?.matches(PathPattern.parts(of: path[...])) == false)
  }

  @Test func tooLongPatternsAreIgnored() {
    #expect(PathPattern(String(repeating: "a", count: 20_000)) == nil)
    #expect(PathPattern(String(repeating: "a", count: 1_000) + String(repeating: "{a,b}", count: 6)) == nil)
  }

  @Test(arguments: [
    ("", "a", "a"), ("a", "", "a"), ("a/b", "../c", "a/c"), ("a", "../../c", "../c"), ("a", "./b//c/", "a/b/c"),
    ("..", "a", "../a"), ("..", "../a", "../../a"), ("a", ".hidden/b", "a/.hidden/b"), ("", ".", ""),
    ("a", "b/..", "a"),
  ])
  func joinsPaths(_ folder: String, _ path: String, _ whole: String) {
    #expect(ProjectPath.joined(folder, path) == whole)
  }

  @Test func refusesAbsoluteAndTooLongPaths() {
    #expect(ProjectPath.joined("a", "/b") == nil)
    #expect(ProjectPath.joined("a", String(repeating: "b/", count: 4_000)) == nil)
  }
}

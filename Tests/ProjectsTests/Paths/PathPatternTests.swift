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
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test func hostilePatternsTakeBoundedTime() {
    let stars = PathPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 2_000)))
    let folders = PathPattern(String(repeating: "**/", count: 200) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 200) + "c"))
    let braces = PathPattern(String(repeating: "{a,b}", count: 64))
    #expect(!braces.matches("c"))
  }

  @Test(arguments: [
    ("", "a", "a"), ("a", "", "a"), ("a/b", "../c", "a/c"), ("a", "../../c", "../c"), ("a", "./b//c/", "a/b/c"),
    ("..", "a", "../a"), ("..", "../a", "../../a"), ("a", ".hidden/b", "a/.hidden/b"), ("", ".", ""),
    ("a", "b/..", "a"),
  ])
  func joinsPaths(_ folder: String, _ path: String, _ whole: String) {
    #expect(ProjectPath.joined(folder, path) == whole)
  }

  @Test func refusesAbsolutePaths() { #expect(ProjectPath.joined("a", "/b") == nil) }
}

import Audit
import Testing

@Suite struct KeyPatternTests {
  @Test(arguments: [
    ("*", ""), ("*", "a.b"), ("a.*", "a.b.c"), ("*.title", "a.title"), ("a?c", "abc"), ("a*c*e", "abcde"), ("", ""),
    ("*a*", "a"), ("**", "x"), ("[a]", "[a]"), ("a*b", "aabab"),
  ])
  func matches(_ pattern: String, _ key: String) { #expect(KeyPattern(pattern).matches(key)) }

  @Test(arguments: [
    ("a", ""), ("a.*", "b.c"), ("?", ""), ("a?c", "ac"), ("*.title", "a.titles"), ("", "a"), ("A", "a"),
  ])
  func doesNotMatch(_ pattern: String, _ key: String) { #expect(!KeyPattern(pattern).matches(key)) }
}

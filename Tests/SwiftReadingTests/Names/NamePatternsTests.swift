import AuditModel
import TestSupport
import Testing

/// Collections of patterns find what each of their patterns finds alone.
@Suite struct NamePatternsTests {
  private static let parts = ["", "a", "ab", "b", "ba.", "é", "👩‍👧"]

  /// All patterns of up to three parts.
  private static var all: [NamePattern] {
    let pairs = parts.flatMap { first in parts.map { [first, $0] } }
    return (parts.map { [$0] } + pairs + pairs.flatMap { pair in parts.map { pair + [$0] } }).map(NamePattern.init)
  }

  private static let names = parts + ["aba", "abba.", "ba.b", "e\u{301}a", "a👩‍👧b", "👩b", "zz"]

  @Test func oneIsFoundLikeItself() {
    for pattern in Self.all {
      var patterns = NamePatterns()
      patterns.insert(pattern)
      for name in Self.names { #expect(patterns.matches(name) == pattern.matches(name), "\(pattern), \(name)") }
    }
  }

  @Test func manyAreFoundTogether() {
    let chosen = stride(from: 0, to: Self.all.count, by: 37).map { Self.all[$0] }
    var (first, second) = (NamePatterns(), NamePatterns())
    for (number, pattern) in chosen.enumerated() {
      if number.isMultiple(of: 2) { first.insert(pattern) } else { second.insert(pattern) }
    }
    first.formUnion(second)
    for name in Self.names { #expect(first.matches(name) == chosen.contains { $0.matches(name) }, "\(name)") }
    #expect(!NamePatterns().matches("") && first != second)
  }
}

import AuditModel
import Testing

@Suite struct LanguageSharesTests {
  private func findings(_ locales: [String?]) -> [Finding] {
    locales.enumerated().map { number, locale in
      var finding = Finding(
        rule: "a", severity: .error, key: "\(number)", location: SourceLocation(file: "f", line: 1, column: 1),
        message: "m")
      finding.locale = locale
      return finding
    }
  }

  private func taken(_ locales: [String?], of most: Int) -> [Int] {
    let all = findings(locales)
    var shares = LanguageShares(all, of: most)
    return all.indices.filter { shares.takes(all[$0]) }
  }

  /// A quarter of the capacity, in equal parts.
  @Test func everyLanguageGetsItsPart() {
    let locales = Array(repeating: "de", count: 50) + Array(repeating: "fr", count: 50) as [String?]
    #expect(taken(locales, of: 80) == Array(0..<10) + Array(50..<60))
  }

  @Test func keepsAtLeastThreeAndAtMostTheCapacity() {
    let locales = ["de", "de", "de", "de", "fr", nil, nil, nil, nil, "it"]
    #expect(taken(locales, of: 12) == [0, 1, 2, 4, 5, 6, 7, 9])
    #expect(taken(locales, of: 4) == [0, 1, 2, 4])
    #expect(taken([], of: 4).isEmpty)
  }

  @Test func aFullShareAcceptsNoMore() {
    let all = findings(["de", "de", "de", "fr"])
    var shares = LanguageShares(all, of: 500)
    for finding in all { #expect(shares.takes(finding) && !shares.areFull) }
    let many = findings(Array(repeating: "de", count: 200))
    var one = LanguageShares(many, of: 500)
    #expect(many.count { one.takes($0) } == 125 && one.areFull)
  }
}

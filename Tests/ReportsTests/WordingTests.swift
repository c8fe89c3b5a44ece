import AuditModel
import Testing

@testable import Reports

@Suite struct WordingTests {
  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_284_000, "1,284,000"), (-12_345, "-12,345")])
  func numbers(_ number: Int, expected: String) { #expect(Wording.number(number) == expected) }

  @Test func oneIsSingular() {
    #expect(Wording.count(1, "text") == "1 text")
    #expect(Wording.count(2, "text") == "2 texts")
  }

  @Test(arguments: [(nil, "body, 288 pt wide, 1 line"), (15, "fixed 15 pt, 288 pt wide, 1 line")])
  func theFontComesFirst(_ size: Double?, expected: String) {
    var result = Samples.result("Save", key: "save", locale: "en")
    result.slot.size = size
    let finding = Samples.finding(result, .error)
    #expect(Wording.room(finding.fields) == expected)
  }
}

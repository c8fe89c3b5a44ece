import Testing

@testable import Reports

@Suite struct WordingTests {
  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_284_000, "1,284,000"), (-12_345, "-12,345")])
  func numbers(_ number: Int, expected: String) { #expect(Wording.number(number) == expected) }

  @Test(arguments: [(288, "288 pt"), (312.44, "312.4 pt"), (0.05, "0.05 pt"), (.nan, "nan pt"), (1e300, "1e+300 pt")])
  func points(_ value: Double, expected: String) { #expect(Wording.points(value) == expected) }

  @Test func oneIsSingular() {
    #expect(Wording.count(1, "text") == "1 text")
    #expect(Wording.count(2, "text") == "2 texts")
  }
}

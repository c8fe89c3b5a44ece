import AuditModel
import Testing

@Suite struct RatioTests {
  @Test(arguments: [
    (4.499_999, "4.49", "4.49"), (4.5, "4.5", "4.50"), (21, "21", "21.00"), (1.001, "1", "1.00"),
    (10.1, "10.1", "10.10"),
    (.infinity, "inf", "?"), (1e300, "1e+300", "?"), (-1e300, "-1e+300", "?"),
  ])
  func ratiosInSentencesAndColumns(_ value: Double, _ number: String, _ column: String) {
    #expect(Ratio(value).number == number && Ratio(value).column == column)
    #expect("\(Ratio(value))" == number + ":1")
  }

  @Test(arguments: [(8.29, "8.2", "8.2"), (8.04, "8", "8.0"), (-0.19, "-0.1", "-0.1"), (0, "0", "0.0")])
  func tenthsRoundTowardsZero(_ value: Double, _ words: String, _ column: String) {
    #expect(Ratio.tenths(value) == words && Ratio.columnOfTenths(value) == column)
  }

  @Test(arguments: [(0.6, "0.6"), (0.05, "0.05"), (-1.25, "-1.25"), (3, "3"), (Double.nan, "nan")])
  func decimals(_ value: Double, _ words: String) { #expect(Ratio.decimals(value) == words) }

  @Test func listings() {
    #expect("\(Listing([]))" == "" && "\(Listing(["a"]))" == "a" && "\(Listing(["a", "b", "c"]))" == "a, b and c")
    #expect("\(Listing(["a", "b", "c", "d", "e"]))" == "a, b, c and 2 more")
  }
}

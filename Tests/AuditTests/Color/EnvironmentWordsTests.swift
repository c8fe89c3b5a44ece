import AuditModel
import ColorContrast
import Testing

@testable import ColorRules

@Suite struct EnvironmentWordsTests {
  @Test(arguments: [
    (Appearance.allCases, "every appearance"), ([.light], "light"), ([.light, .lightHighContrast], "light"),
    ([.light, .dark], "light and dark"), ([.darkHighContrast], "high-contrast dark"),
    ([.lightHighContrast, .darkHighContrast], "high-contrast light and dark"),
    ([.light, .darkHighContrast], "light and high-contrast dark"),
  ]) func words(_ appearances: [Appearance], expected: String) {
    #expect(EnvironmentWords(appearances.map { ColorEnvironment($0) }).description == expected)
  }

  @Test func devicesAreNamed() {
    #expect(EnvironmentWords([ColorEnvironment(.dark, idiom: .ipad)]).description == "dark on ipad")
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d", "e"], "a, b, c and 2 more"),
    ] as [([String], String)]) func listing(_ items: [String], expected: String)
  {
    #expect(Listing(items).description == expected)
  }

  @Test(arguments: [(21.0, "21:1"), (4.4999, "4.49:1"), (3.0999, "3.09:1"), (2.5, "2.5:1"), (1.05, "1.05:1")])
  func ratioIsRoundedDown(_ value: Double, expected: String) {
    #expect("\(Ratio(value))" == expected)
  }
}

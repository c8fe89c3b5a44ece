import TestSupport
import Testing

@Suite struct CheckArgumentsTests {
  /// Pairs of options of which one would do nothing are refused.
  @Test(arguments: [
    ["--items", "--write-baseline", "f"], ["--items", "--baseline", "f"], ["--items", "--pseudo", "double"],
    ["--items", "--larger-text"], ["--items", "--explain", "row.apply"], ["--items", "--locale", "de"],
    ["--explain", "row.apply", "--write-baseline", "f"], ["--explain", "row.apply", "--pseudo", "double"],
    ["--explain", "row.apply", "--report", "json=a.json"], ["--explain", "row.apply", "--format", "json"],
    ["--explain", "row.apply", "--strict-baseline"], ["--items", "--all"], ["--explain", "row.apply", "--all"],
  ])
  func refusesOptionsWithoutEffect(arguments: [String]) throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.run(["check"] + arguments, in: scratch.url)
    #expect(result.status == 2, "\(result.output)")
    #expect(result.error.contains("does nothing with") || result.error.contains("needs files"), "\(result.error)")
  }
}

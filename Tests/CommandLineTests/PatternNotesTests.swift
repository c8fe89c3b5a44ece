import Foundation
import TestSupport
import Testing

/// Messages about a configuration that leaves nothing, or names missing files.
@Suite struct PatternNotesTests {
  private static func check(_ configuration: String, _ arguments: [String] = []) throws -> Binary.Result {
    try Binary.run(["check"] + arguments, in: try CheckCommandTests.project(configuration))
  }

  @Test(arguments: [
    ("", ["--locale", "fr"], "no text is in fr"), ("locales: [fr, it]", [], "no text is in fr, it"),
    ("locales: {exclude: [de, en]}", [], "every language is excluded"),
  ])
  func namesMissingLanguages(configuration: String, arguments: [String], message: String) throws {
    let result = try Self.check(configuration, arguments)
    #expect(result.status == 2)
    #expect(result.output.contains("error: \(message)"), "\(result.output)")
    #expect(result.output.contains("de, en"), "\(result.output)")
    let report = try Self.check(configuration, arguments + ["--format", "junit"])
    #expect(report.output.contains(message) && !report.output.contains("nothing was measured"), "\(report.output)")
  }

  @Test(arguments: [
    ("excluded: [\"**\"]", "excluded by the configuration: **"),
    ("baseline:\n\nincluded: [nothing]", "not among what the configuration includes"),
  ])
  func theErrorNamesPatternsThatLeaveNothing(configuration: String, cause: String) throws {
    let result = try Self.check(configuration)
    #expect(result.status == 2)
    let line = configuration.prefix { $0 != "[" }.split(separator: "\n", omittingEmptySubsequences: false).count
    let error = "error: every file with texts in this folder was skipped: \(cause)"
    #expect(result.output.contains(".typecheck.yml:\(line):") && result.output.contains(error), "\(result.output)")
  }

  @Test func reportsPatternsThatMatchNothing() throws {
    let result = try Self.check("excluded: [Test, \"Vendr/**\"]\nincluded: [App, DE.lproj]\n")
    #expect(
      result.output.contains("2 patterns of excluded match no file with texts: \"Test\", \"Vendr/**\""),
      "\(result.output)")
    #expect(
      result.output.contains("1 pattern of included matches no file with texts: \"DE.lproj\""), "\(result.output)")
    let part = try Self.check("excluded: [Test]\n", ["App"])
    #expect(!part.output.contains("match"), "\(part.output)")
  }

  @Test(arguments: [".", "./", "App/.."])
  func theFolderItselfIsTheWholeProject(input: String) throws {
    let configuration = CheckCommandTests.configuration + "  nowhere.at.all: row\nexcluded: [Test]\n"
    let result = try Self.check(configuration, [input])
    #expect(result.output.contains("1 pattern of excluded matches no file with texts: \"Test\""), "\(result.output)")
    #expect(result.output.contains("1 pattern of keys matches nothing"), "\(result.output)")
    let scratch = try CheckCommandTests.project(configuration)
    let below = try Binary.run(["check", ".."], in: scratch.url.appending(path: "App"))
    #expect(below.output.contains("1 pattern of excluded"), "\(below.output)")
    let part = try Binary.run(["check", "."], in: scratch.url.appending(path: "App"))
    #expect(!part.output.contains("match"), "\(part.output)")
  }

  @Test func filesAreCountedOnce() throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("App/broken.de.json", "{\"a\": ")
    let result = try Binary.run(["check", "--verbose", "--inputs"], in: scratch.url)
    #expect(result.error.contains("2 files read, 1 not read"), "\(result.error)")
    #expect(result.output.contains("from 2 files"), "\(result.output)")
  }
}

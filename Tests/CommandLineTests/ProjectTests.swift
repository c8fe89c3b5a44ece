import Foundation
import TestSupport
import Testing

/// The choice of the configuration of a run.
@Suite struct ProjectTests {
  private static func twoProjects() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    for (name, width) in [("p1", 1000), ("p2", 60)] {
      try scratch.file("\(name)/de.lproj/L.strings", "\"a\" = \"Einstellungen und alles weitere\";\n")
      try scratch.file(
        "\(name)/.typecheck.yml", "slots: {row: {style: body, width: \(width), lines: 1}}\nkeys: {\"*\": row}\n")
    }
    try scratch.file("p3/de.lproj/L.strings", "\"a\" = \"b\";\n")
    return scratch
  }

  @Test(arguments: [["p1", "p2"], ["p2/de.lproj", "p1"], ["p1", "p3"], ["p3", "p2"]])
  func pathsOfSeveralConfigurationsAreRefused(paths: [String]) throws {
    let result = try Binary.run(["check"] + paths, in: try Self.twoProjects())
    #expect(result.status == 2)
    #expect(result.error.contains("--config"), "\(result.error)")
    for path in paths where !path.hasPrefix("p3") {
      #expect(result.error.contains("\(path.prefix(2))/.typecheck.yml"), "\(result.error)")
    }
  }

  @Test func aNamedConfigurationAppliesToAllPaths() throws {
    let scratch = try Self.twoProjects()
    #expect(try Binary.run(["check", "p1", "p2", "--config", "p1/.typecheck.yml"], in: scratch.url).status == 0)
    #expect(try Binary.run(["check", "p1", "p3", "--config", "p2/.typecheck.yml"], in: scratch.url).status == 1)
    #expect(try Binary.run(["check", "p1/de.lproj", "p1"], in: scratch.url).status == 0)
  }

  @Test func aBrokenLinkToAConfigurationIsAnError() throws {
    let scratch = try Self.twoProjects()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("p3/.typecheck.yml"), withDestinationPath: "nowhere.yml")
    let result = try Binary.run(["check", "p3"], in: scratch)
    #expect(result.status == 2)
    #expect(result.error.contains("p3/.typecheck.yml:1:1: error: the link target is missing"), "\(result.error)")
  }

  @Test(arguments: ["--only-rule", "--disable-rule", "--pseudo", "--locale"], ["", ",", " , "])
  func refusesAnEmptyList(option: String, list: String) throws {
    let result = try Binary.run(["check", "p2", option, list], in: try Self.twoProjects())
    #expect(result.status == 2)
    #expect(result.error.contains("\(option) is empty"), "\(result.error)")
  }
}

import Foundation
import TestSupport
import Testing

/// A file that was found and cannot be read is a finding; one that is named leaves no answer.
@Suite struct FileUnreadableTests {
  /// An app with a text that is measured, and a table that ends in a string.
  private static func app(_ configuration: String = "fail_on: error\n") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(".typecheck.yml", configuration)
    try folder.write("App/en.lproj/Localizable.strings", "\"a\" = \"Light\";\n")
    try folder.write("App/de.lproj/Localizable.strings", "\"a\" = \"Licht")
    return folder
  }

  private static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> (Int32, [String: Any]) {
    let result = try Binary.run(arguments + ["--format", "json"], in: folder)
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    return (result.status, try #require(report, "\(result.error)"))
  }

  private static func severities(_ report: [String: Any]) -> [String] {
    let findings = report["findings"] as? [[String: Any]] ?? []
    return findings.filter { $0["rule"] as? String == "file-unreadable" }.compactMap { $0["severity"] as? String }
  }

  private static func issues(_ report: [String: Any]) -> [String] {
    (report["inputIssues"] as? [[String: Any]] ?? []).compactMap { $0["severity"] as? String }
  }

  @Test(arguments: ["check", "measure"]) func aFoundFileIsAFindingAndANamedOneIsNot(_ command: String) throws {
    let folder = try Self.app()
    let (status, found) = try Self.run([command, "App"], in: folder)
    #expect(status == 1 && Self.severities(found) == ["error"] && Self.issues(found) == [], "\(found)")
    let broken = "App/de.lproj/Localizable.strings"
    for inputs in [["App", broken], [broken, "App"], ["App/en.lproj", broken]] {
      let (status, named) = try Self.run([command] + inputs, in: folder)
      #expect(status == 2 && Self.severities(named) == [] && Self.issues(named) == ["error"], "\(named)")
    }
  }

  /// Then it is the reason why there is no answer.
  @Test(arguments: ["check", "measure"]) func withoutResultsItStaysAnErrorOfTheInput(_ command: String) throws {
    let (status, report) = try Self.run([command, "App/de.lproj"], in: Self.app())
    #expect(status == 2 && Self.severities(report) == [] && Self.issues(report) == ["error"], "\(report)")
  }

  @Test func severitiesAndLevelsApply() throws {
    let folder = try Self.app("rules: {file-unreadable: warning}\n")
    let (status, report) = try Self.run(["check", "."], in: folder)
    #expect(status == 0 && Self.severities(report) == ["warning"], "\(report)")
    #expect(try Self.run(["check", ".", "--fail-on", "warning"], in: folder).0 == 1)
  }

  /// The report must not look as if the file had been checked.
  @Test(arguments: [
    ["--disable-rule", "file-unreadable"], ["--only-rule", "text-truncated"],
  ]) func withoutTheRuleItIsAWarning(_ options: [String]) throws {
    for command in ["check", "measure"] {
      let folder = try Self.app()
      let (status, report) = try Self.run([command, "App"] + options, in: folder)
      #expect(status == 0 && Self.severities(report) == [] && Self.issues(report) == ["warning"], "\(report)")
      #expect(try Self.run([command, "App", "--strict"] + options, in: folder).0 == 2)
    }
    let folder = try Self.app("rules: {disabled_rules: [file-unreadable]}\n")
    #expect(try Self.run(["check", "."], in: folder).0 == 0)
  }

  @Test func aloneTheRuleStillRuns() throws {
    for command in ["check", "measure"] {
      let (status, report) = try Self.run([command, "App", "--only-rule", "file-unreadable"], in: Self.app())
      #expect(status == 1 && Self.severities(report) == ["error"], "\(report)")
    }
  }

  @Test func aPaletteThatIsFoundIsAFinding() throws {
    let folder = try TemporaryFolder()
    try folder.write("Good/palette.json", "{\"colors\": {\"ink\": \"#000000\", \"paper\": \"#FFFFFF\"}}")
    try folder.write("Bad/palette.json", "{\"colors\": ")
    let (status, found) = try Self.run(["palette", "."], in: folder)
    #expect(status == 1 && Self.severities(found) == ["error"], "\(found)")
    #expect(try Self.run(["palette", ".", "Bad/palette.json"], in: folder).0 == 2)
    #expect(try Self.run(["palette", ".", "--disable-rule", "file-unreadable"], in: folder).0 == 0)
  }

  /// The fingerprint has the kind of the problem and not its line.
  @Test func theFingerprintIgnoresLines() throws {
    let folder = try Self.app()
    func fingerprint() throws -> String? {
      let findings = try Self.run(["check", "App"], in: folder).1["findings"] as? [[String: Any]]
      return findings?.first { $0["rule"] as? String == "file-unreadable" }?["fingerprint"] as? String
    }
    let before = try fingerprint()
    try folder.write("App/de.lproj/Localizable.strings", "\n\n\n\"a\" = \"Licht")
    #expect(try fingerprint() == before && before != nil)
    try folder.write("App/de.lproj/Localizable.strings", "<<<<<<< HEAD\n=======\n>>>>>>> b\n")
    #expect(try fingerprint() != before)
  }

  @Test func aComparisonDoesNotCallFindingsInItFixed() throws {
    let folder = try Self.app("slots: {row: {style: body, width: 40, lines: 1}}\nkeys: {a: row}\n")
    try folder.write("App/de.lproj/Localizable.strings", "\"a\" = \"Helligkeit\";\n")
    _ = try Binary.run(["check", ".", "--report", "json=main.json"], in: folder)
    try folder.write("App/de.lproj/Localizable.strings", "\"a\" = \"Helligkeit")
    let (_, report) = try Self.run(["check", ".", "--compare", "main.json"], in: folder)
    let counts = (report["summary"] as? [String: Any])?["compare"] as? [String: Int]
    #expect(counts?["fixed"] == 0 && (counts?["notChecked"] ?? 0) > 0, "\(report)")
  }

  /// A slot of the configuration that no text fits in is not the fault of the file.
  @Test func aBrokenSlotOfTheConfigurationLeavesNoAnswer() throws {
    let folder = try Self.app("slots: {row: {width: 20, inset: 10}}\nkeys: {b: row}\n")
    try folder.write("App/de.lproj/Localizable.strings", "\"a\" = \"Licht\";\n\"b\" = \"Aus\";\n")
    let (status, report) = try Self.run(["check", "."], in: folder)
    #expect(status == 2 && Self.severities(report) == [] && Self.issues(report) == ["error"], "\(report)")
  }
}

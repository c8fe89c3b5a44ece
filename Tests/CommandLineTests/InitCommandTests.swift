import Foundation
import TestSupport
import Testing

@Suite struct InitCommandTests {
  @Test func theWrittenConfigurationWorks() throws {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "App/en.lproj/Main.strings", "\"abc-12-xyz.normalTitle\" = \"Save\";\n\"other\" = \"Long text\";\n")
    try scratch.file("App/de.lproj/Main.strings", "\"abc-12-xyz.normalTitle\" = \"Sichern\";\n")
    let first = try Binary.run(["init"], in: scratch.url)
    #expect(first.status == 0, "\(first.error)")
    #expect(first.output.contains("strings 2") && first.output.contains("normalTitle 1"), "\(first.output)")
    let file = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    #expect(file.contains("\"???-??-???.normalTitle\": button"), "\(file)")
    let check = try Binary.run(["check"], in: scratch.url)
    #expect(check.status == 0, "\(check.output)\(check.error)")
    #expect(check.output.contains("3 texts"))
  }

  @Test func proposesSlotsSoThatTheNextRunChanges() throws {
    let scratch = try TemporaryFolder()
    for language in ["en", "de"] {
      try scratch.file(
        "App/\(language).lproj/Main.strings",
        "\"menu.title\" = \"Kite\";\n\"menu.close.button\" = \"Ja\";\n\"menu.open.button\" = \"Ja\";\n")
    }
    func passed() throws -> Int {
      let result = try Binary.run(["check", "--format", "json"], in: scratch.url)
      let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      return try #require((report?["summary"] as? [String: Any])?["pass"] as? Int, "\(result.error)")
    }
    #expect(try passed() == 0)
    let result = try Binary.run(["init"], in: scratch.url)
    #expect(
      result.output.contains("Next: correct the 2 slots that are guessed under keys, then run"), "\(result.output)")
    let file = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    #expect(file.contains("\n  \"*.button\": button  # 2 keys, 4 texts: \"Ja\", \"Ja\"\n"), "\(file)")
    #expect(try passed() > 0)
  }

  @Test func listsFontsAndViewsOfPackages() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("App/en.lproj/Main.strings", "\"a\" = \"Save\";\n\"b\" = \"Close\";\n")
    try scratch.file(
      "App/A.swift",
      """
      struct A: View { var body: some View {
        Text("a").font(tokens.title)
        Text("b").font(tokens.title)
        ListRow(title: String(localized: "a"))
      } }

      """)
    #expect(try Binary.run(["init"], in: scratch.url).status == 0)
    let file = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    let section = "# sources:\n#   fonts:\n#     tokens.title: STYLE  # uses: 2\n#   views:\n"
    #expect(file.contains(section + "#     ListRow: {title: {style: STYLE}}  # uses: 1\n"), "\(file)")
    // The lines are a section of the configuration once they are no comments, but their values are still to be stated.
    let open = file.replacing("\n# sources:", with: "\nsources:").replacing("\n#   ", with: "\n  ")
    try scratch.file(".typecheck.yml", open)
    let refused = try Binary.run(["uses", "a"], in: scratch.url)
    #expect(refused.status == 2 && refused.error.contains("STYLE"), "\(refused.error)")
    try scratch.file(".typecheck.yml", open.replacing("STYLE", with: "body"))
    let uses = try Binary.run(["uses", "a"], in: scratch.url)
    #expect(uses.output.contains("style: body") && uses.output.contains("ListRow"), "\(uses.output)\(uses.error)")
  }

  @Test func overwritesNothing() throws {
    let scratch = try CheckCommandTests.project()
    let refused = try Binary.run(["init"], in: scratch.url)
    #expect(refused.status == 2 && refused.error.contains("--force"), "\(refused.error)")
    let kept = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    #expect(kept == CheckCommandTests.configuration)
    #expect(try Binary.run(["init", "--force"], in: scratch.url).status == 0)
    #expect(try Binary.run(["check"], in: scratch.url).status != 2)
  }

  @Test func nothingToCheckWritesNothing() throws {
    let scratch = try TemporaryFolder()
    #expect(try Binary.run(["init"], in: scratch.url).status == 2)
    #expect(try Binary.run(["init", "nowhere"], in: scratch.url).status == 2)
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: ".typecheck.yml").path))
  }

  private static func survey(_ files: [String], _ path: String = ".") throws -> (Binary.Result, TemporaryFolder) {
    let scratch = try TemporaryFolder()
    for file in files { try scratch.file("\(file)/de.lproj/L.strings", "\"a\" = \"b\";\n") }
    return (try Binary.run(["init", path], in: scratch.url), scratch)
  }

  @Test func requiresASourceLanguageThatNoFileNames() throws {
    let (result, scratch) = try Self.survey(["App"])
    #expect(result.output.contains("Source language: not known"), "\(result.output)")
    let file = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    #expect(file.contains("\n# source_locale: \"de\"\n"), "\(file)")
    try scratch.file("App/en.lproj/L.strings", "\"a\" = \"b\";\n")
    let known = try Binary.run(["init", "--force"], in: scratch)
    #expect(!known.output.contains("Source language"), "\(known.output)")
    let next = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    #expect(next.contains("\nsource_locale: \"en\"\n"), "\(next)")
  }

  @Test func countsTheFilesThatCheckReads() throws {
    let (result, scratch) = try Self.survey(["App", "App/Tests", "Carthage"])
    #expect(result.status == 0)
    #expect(result.output.contains("Files: strings 1."), "\(result.output)")
    #expect(result.output.contains("excluded: Tests."), "\(result.output)")
    let file = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
    #expect(file.contains("\nexcluded: [Tests]\n"), "\(file)")
    let check = try Binary.run(["check"], in: scratch.url)
    #expect(check.output.contains("from 1 file at"), "\(check.output)")
    #expect(!check.output.contains("excluded match"), "\(check.output)")
  }

  @Test func excludesOnlyExistingFilesAndNotAll() throws {
    for folder in ["App", "Tests"] {
      let (result, scratch) = try Self.survey([folder])
      #expect(result.status == 0)
      let file = try String(contentsOf: scratch.url.appending(path: ".typecheck.yml"), encoding: .utf8)
      #expect(!file.contains("\nexcluded:"), "\(file)")
      #expect(try Binary.run(["check"], in: scratch.url).status == 0)
    }
  }

  @Test func suggestsTheNextCommand() throws {
    #expect(try Self.survey(["App"]).0.output.hasSuffix("then run: typecheck check\n"))
    let (result, _) = try Self.survey(["my app"], "my app")
    #expect(result.output.hasSuffix("then run: typecheck check 'my app'\n"), "\(result.output)")
  }
}

import Foundation
import TestSupport
import Testing

/// The options of `typecheck serve`, which every build has.
@Suite struct ServeCommandTests {
  @Test(arguments: [
    ("--port 0", "--port must be between 1 and 65535"), ("--port 65536", "--port must be between 1 and 65535"),
    ("--editor vim", "\"vim\" is not an editor; known: vscode, cursor, zed, idea, textmate"),
    ("--write-baseline b.jsonl", "--write-baseline does nothing with serve"), ("--items", "--items does nothing"),
    ("--explain title", "--explain does nothing with serve"), ("--report json=r.json", "--report"),
    ("--editor vscode --source-url https://example.org/{path}#L{line}", "--editor and --source-url both set the links"),
    ("--only-rule nothing", "nothing"),
  ])
  func optionsWithoutMeaningAreRefused(_ options: String, _ words: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.file("App/de.json", "{\"yes\": \"Ja\"}")
    let result = try Binary.run(["serve", "App"] + options.split(separator: " ").map(String.init), in: scratch)
    #expect(result.status == 2 && result.error.contains(words), "\(result.error)")
    #expect(result.output.isEmpty)
  }

  #if !Serve
    @Test func aBuildWithoutTheServerNamesTheTrait() throws {
      let scratch = try TemporaryFolder()
      try scratch.file("App/de.json", "{\"yes\": \"Ja\"}")
      let result = try Binary.run(["serve", "App"], in: scratch)
      #expect(result.status == 2)
      #expect(result.error.hasPrefix("error: this build has no server; build with `--traits default,Serve`\n"))
    }
  #endif
}

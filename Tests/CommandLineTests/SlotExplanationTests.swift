import TestSupport
import Testing

@Suite struct SlotExplanationTests {
  /// Findings on another form than the one that stands for the text, and those of rules on translations.
  @Test func everyFindingOfTheKeyIsTold() throws {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "en.json", "{\"files_one\": \"{{count}} of {{all}}\", \"files_other\": \"{{count}} of {{all}} files\"}")
    let long = "Mehr als tausend ausgewählte Dateien"
    try scratch.file(
      "de.json", "{\n\"files_one\": \"{{count}} \(long)\",\n\"files_other\": \"{{count}} Dateien\"\n}")
    let result = try Binary.run(
      ["check", "--explain", "files", "--locale", "de", "--width", "150", "--lines", "1"], in: scratch.url)
    #expect(result.output.contains("[text-truncated]"), "\(result.output)\(result.error)")
    #expect(result.output.contains("[placeholder-mismatch]"), "\(result.output)")
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct CheckXLIFFTests {
  private static func file(_ name: String, _ unit: String) -> String {
    """
    <file original="\(name)" source-language="en" target-language="de" datatype="plaintext"><body>
    \(unit)
    </body></file>

    """
  }

  private static func project(_ files: String, _ configuration: String = "x-none: 1\n") throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "de.xliff", "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\n\(files)</xliff>\n")
    try scratch.file(".typecheck.yml", configuration)
    return scratch
  }

  private static let broken =
    "<trans-unit id=\"OK\"><source>Hi %@</source><target>Hallo</target></trans-unit>"

  /// Equal keys of two tables in one file are two findings: for GitHub, and for a baseline.
  @Test func distinguishesTables() throws {
    let scratch = try Self.project(Self.file("A.strings", Self.broken) + Self.file("B.strings", Self.broken))
    _ = try Binary.run(["check", "--report", "json=out.json"], in: scratch.url)
    let data = try Data(contentsOf: scratch.url.appending(path: "out.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let mismatches = findings.filter { $0["rule"] as? String == "placeholder-mismatch" }
    #expect(mismatches.count == 2 && Set(mismatches.compactMap { $0["fingerprint"] as? String }).count == 2)

    let fine = "<trans-unit id=\"OK\"><source>Hi %@</source><target>Hallo %@</target></trans-unit>"
    let half = try Self.project(Self.file("A.strings", Self.broken) + Self.file("B.strings", fine))
    #expect(try Binary.run(["check", "--write-baseline", "b.jsonl"], in: half.url).status == 0)
    let baseline = try String(contentsOf: half.url.appending(path: "b.jsonl"), encoding: .utf8)
    #expect(baseline.contains("\"table\": \"A.strings\""), "\(baseline)")
    let both = try Self.project(Self.file("A.strings", Self.broken) + Self.file("B.strings", Self.broken))
    try both.file("b.jsonl", baseline)
    let result = try Binary.run(["check", "--baseline", "b.jsonl", "--fail-on", "warning"], in: both.url)
    #expect(result.status == 1, "\(result.output)")
  }

  /// A file with one table has baselines without it.
  @Test func doesNotNameASingleTable() throws {
    let scratch = try Self.project(Self.file("A.strings", Self.broken))
    #expect(try Binary.run(["check", "--write-baseline", "b.jsonl"], in: scratch.url).status == 0)
    let baseline = try String(contentsOf: scratch.url.appending(path: "b.jsonl"), encoding: .utf8)
    #expect(baseline.contains("placeholder-mismatch") && !baseline.contains("table"), "\(baseline)")
  }

  private static let sized =
    "<trans-unit id=\"OK\" maxwidth=\"6\"><source>Save</source><target>Sichern</target></trans-unit>"

  @Test func theConfigurationSetsTheUnitOfSizes() throws {
    let file = Self.file("A.strings", Self.sized)
    let (none, characters, points) = (
      try Self.project(file), try Self.project(file, "xliff_size_unit: characters\n"),
      try Self.project(file, "xliff_size_unit: points\n")
    )
    let silent = try Binary.run(["check", "--inputs"], in: none.url)
    #expect(silent.output.contains("xliff_size_unit"), "\(silent.output)")
    #expect(!silent.output.contains("[character-limit]"))
    let checked = try Binary.run(["check"], in: characters.url)
    #expect(checked.output.contains("[character-limit]") && checked.status == 1, "\(checked.output)")
    #expect(checked.output.contains("were read as characters"), "\(checked.output)")
    let explained = try Binary.run(["check", "--explain", "OK"], in: points.url)
    #expect(explained.output.contains("width          6               the text's own file"), "\(explained.output)")
  }

  @Test(arguments: [
    ("{markup: markdown}", true), ("{markup: none, framework: swiftui}", false), ("{framework: swiftui}", true),
    ("{framework: uikit}", false),
  ])
  func removesMarkdownIfTheSlotHasIt(slot: String, isPlain: Bool) throws {
    let scratch = try TemporaryFolder()
    try scratch.file(".typecheck.yml", "slots: {a: \(slot)}\ndefault_slot: a\n")
    try scratch.file("en.lproj/A.strings", "\"k\" = \"**Now**\";\n")
    let result = try Binary.run(["check", "--format", "json"], in: scratch.url)
    #expect(result.output.contains("\"measuredText\": \"Now\"") == isPlain, "\(slot)")
  }
}

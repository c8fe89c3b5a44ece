import Foundation
import TestSupport
import Testing

/// `check` never overwrites its input.
@Suite struct OutputFileTests {
  @Test(arguments: [
    (["--write-baseline", "App/de.lproj/Main.strings"], "the new baseline would overwrite the input"),
    (["--write-baseline", ".typecheck.yml"], "the new baseline would overwrite the configuration"),
    (["--write-baseline", "z", "--report", "json=./z"], "the report and the new baseline both go to"),
    (["--report", "json=.typecheck.yml"], "the report would overwrite the configuration"),
    (["--baseline", "b.jsonl", "--report", "json=b.jsonl"], "the report would overwrite the baseline"),
    (["--report", "json=kept.jsonl"], "the report would overwrite the baseline"),
  ])
  func aCheckNeverOverwritesItsInput(arguments: [String], message: String) throws {
    let scratch = try CheckCommandTests.project(CheckCommandTests.configuration + "baseline: kept.jsonl\n")
    let names = ["App/de.lproj/Main.strings", ".typecheck.yml", "b.jsonl", "kept.jsonl"]
    for name in names.suffix(2) { try scratch.file(name, "{\"typecheckBaseline\": 1}\n") }
    let before = try names.map { try Data(contentsOf: scratch.url.appending(path: $0)) }
    let result = try Binary.run(["check"] + arguments, in: scratch.url)
    #expect(result.status == 2, "\(result.output)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(try names.map { try Data(contentsOf: scratch.url.appending(path: $0)) } == before)
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "z").path))
  }

  /// Whatever the mask: what a user chose for a file holds for the next report in it.
  @Test(arguments: [0o666, 0o600, 0o644, 0o444 | 0o200]) func aFileKeepsItsMode(_ mode: Int) throws {
    let scratch = try CheckCommandTests.project()
    func modes() throws -> [String: Int] {
      try Dictionary(
        uniqueKeysWithValues: ["old.json", "new.json"].map { name in
          let attributes = try FileManager.default.attributesOfItem(atPath: scratch.file(name))
          return (name, try #require(attributes[.posixPermissions] as? Int))
        })
    }
    let digits = String(mode, radix: 8)
    _ = try Binary.shell(
      """
      umask 022; : > old.json; chmod \(digits) old.json
      exec "$0" check . --report json=old.json --report json=new.json
      """, in: scratch)
    #expect(try modes() == ["old.json": mode, "new.json": 0o644])
    #expect(try String(contentsOfFile: scratch.file("old.json"), encoding: .utf8).contains("row.apply"))
  }

  /// A signal in the middle of a report leaves no temporary file.
  @Test(arguments: ["HUP", "INT", "TERM"]) func aSignalLeavesNothingBehind(signal: String) throws {
    let scratch = try TemporaryFolder()
    let texts = (0..<3_000).map { "\"k\($0)\": \"Einstellungen übernehmen und speichern \($0)\"" }
    try scratch.file("de.json", "{\(texts.joined(separator: ","))}")
    try FileManager.default.createDirectory(atPath: scratch.file("out"), withIntermediateDirectories: true)
    // A shell has its background jobs ignore SIGINT, and nohup SIGHUP; a program inherits that.
    let result = try Binary.run(
      [
        "-c",
        """
        import os, signal, subprocess, sys, time
        signal.signal(signal.SIG\(signal), signal.SIG_DFL)
        run = subprocess.Popen([sys.argv[1], "measure", "de.json", "--report", "json=out/r.json"], stdout=subprocess.DEVNULL)
        while run.poll() is None and not any(name.endswith(".tmp") for name in os.listdir("out")): time.sleep(0.001)
        run.send_signal(signal.SIG\(signal))
        print(-run.wait() == signal.SIG\(signal), os.listdir("out"))
        """, Binary.url.path,
      ], in: scratch.url, by: URL(filePath: "/usr/bin/python3"))
    #expect(result.output == "True []\n", "\(result.error)")
  }

  /// A path through a linked folder and `..` leads where the system says, for what is refused and what is written.
  @Test func resolvesALinkedFolderLikeTheSystem() throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("other/deep/x", "")
    try FileManager.default.createSymbolicLink(atPath: scratch.file("App/link"), withDestinationPath: "../other/deep")
    let input = "App/de.lproj/Main.strings"
    let before = try Data(contentsOf: scratch.url.appending(path: input))
    _ = try Binary.run(["measure", input, "--report", "json=App/link/../\(input)"], in: scratch)
    #expect(try Data(contentsOf: scratch.url.appending(path: input)) == before)
    #expect(FileManager.default.fileExists(atPath: scratch.file("other/\(input)")))
    let refused = try Binary.run(["measure", input, "--report", "json=App/link/../../\(input)"], in: scratch)
    #expect(refused.status == 2 && refused.error.contains("would overwrite the input"), "\(refused.error)")
  }

  /// A refusal is one line, whatever a file is called.
  @Test(arguments: [
    ["check", ".", "--report", "json=a\nb", "--report", "csv=a\nb"],
    ["check", "a\nb.json", "--report", "json=a\nb.json"],
    ["check", ".", "--report", "json=a\nb/"], ["preview", "Ja", "-o", "a\nb/"],
    ["check", ".", "--report", "json=/dev/null/a\nb"],
  ]) func printsNamesOnOneLine(_ arguments: [String]) throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("a\nb.json", "{}")
    let result = try Binary.run(arguments, in: scratch)
    #expect(result.status == 2 && result.error.contains("a\\nb") && !result.error.contains("a\nb"), "\(result.error)")
  }

  @Test func aNewBaselineMayReplaceTheOldOne() throws {
    let scratch = try CheckCommandTests.project(CheckCommandTests.configuration + "baseline: kept.jsonl\n")
    try scratch.file("kept.jsonl", "{\"typecheckBaseline\": 1}\n")
    let result = try Binary.run(["check", "--write-baseline", "kept.jsonl"], in: scratch.url)
    #expect(result.status == 0, "\(result.error)")
    #expect(try String(contentsOf: scratch.url.appending(path: "kept.jsonl"), encoding: .utf8).contains("row.apply"))
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct MeasureCommandTests {
  private static let german = "{\"apply\": \"Einstellungen übernehmen\", \"save\": \"Sichern\"}"

  @Test func findingsExitWithOneAndNameTheLocation() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", Self.german)
    let result = try Binary.run(["measure", "de.json", "--lines", "1"], in: scratch.url)
    #expect(result.status == 1)
    #expect(result.output.contains("de.json:1:11: error:"), "\(result.output)")
    #expect(result.output.contains("[text-truncated]"))
    #expect(result.error.isEmpty)
  }

  @Test(arguments: [("error", 1), ("never", 0), ("warning", 1), ("note", 1), ("review", 1)])
  func failOnDecidesTheExitStatus(level: String, status: Int32) throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", Self.german)
    let result = try Binary.run(["measure", "de.json", "--lines", "1", "--fail-on", level], in: scratch.url)
    #expect(result.status == status)
  }

  @Test func cleanTextsExitWithZeroAndOneLine() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", "{\"save\": \"Save\"}")
    let result = try Binary.run(["measure", "en.json"], in: scratch.url)
    #expect(result.status == 0)
    #expect(result.output.contains("1 text"), "\(result.output)")
  }

  @Test func jsonHasTheFieldsOfTheContract() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", Self.german)
    let result = try Binary.run(["measure", "de.json", "--format", "json", "--lines", "1"], in: scratch.url)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 3)
    let results = try #require(object["results"] as? [[String: Any]])
    let first = try #require(results.first)
    for key in ["file", "line", "key", "locale", "text", "style", "room", "measurements"] {
      #expect(first[key] != nil, "\(key)")
    }
    let measurements = try #require(first["measurements"] as? [[String: Any]])
    #expect(measurements.count == 12)
    for key in [
      "category", "size", "leading", "tracking", "weight", "naturalWidth", "uncertainty", "lineLimit",
      "lineLimitSource",
      "lineCount", "height", "fits", "outcome", "visibleText", "scale", "visibleShare", "missingGlyphs",
    ] {
      #expect(measurements[0][key] != nil, "\(key)")
    }
    let summary = try #require(object["summary"] as? [String: Any])
    #expect(summary["measurements"] as? Int == 24)
    #expect(!result.output.contains(scratch.url.path), "no absolute paths")
  }

  @Test func keepingOnlyTheWorstChangesNoByte() throws {
    let scratch = try TemporaryFolder()
    let members = (0..<400).map { "\"k\($0)\": \"\($0 % 3 == 0 ? "Ja \($0) %d" : "Übersicht \($0) ansehen")\"" }
    try scratch.file("de.json", "{\(members.joined(separator: ","))}")
    let question = ["measure", "de.json", "--lines", "1", "--width", "170"]
    // A report that holds everything makes the run keep everything.
    for (words, options) in ["more causes: --verbose": [], "the worst ten:": ["--verbose"]] {
      let everything = try Binary.run(question + options + ["--report", "json=all.json"], in: scratch.url)
      #expect(everything.output.contains(words), "\(everything.output)")
      for jobs in ["1", "2", "7"] {
        let worst = try Binary.run(question + options + ["--jobs", jobs], in: scratch.url)
        #expect(worst.output == everything.output && worst.status == everything.status)
      }
    }
  }

  @Test func writesTheSameBytesForAnyNumberOfThreads() throws {
    let scratch = try TemporaryFolder()
    let members = (0..<500).map { "\"k\($0)\": \"Übersicht \($0) ansehen\"" }.joined(separator: ",")
    try scratch.file("de.json", "{\(members)}")
    let runs = try ["1", "2", "7"].map {
      try Binary.run(["measure", "de.json", "--format", "json", "--lines", "1", "--jobs", $0], in: scratch.url).output
    }
    #expect(Set(runs).count == 1)
    #expect(runs[0].utf8.count > 1000)
  }

  @Test func writesCompleteReportsNextToStandardOutput() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", Self.german)
    let result = try Binary.run(
      ["measure", "de.json", "--report", "json=out/deep/r.json", "--report", "text=r.txt"], in: scratch.url)
    #expect(result.status < 2, "\(result.error)")
    let data = try Data(contentsOf: scratch.url.appendingPathComponent("out/deep/r.json"))
    #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.url.appendingPathComponent("out/deep").path)
    #expect(left == ["r.json"])
  }

  @Test func reportsAnUnwritableReportAndStillWritesStandardOutput() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", Self.german)
    try scratch.file("taken/file.txt", "x")
    for path in ["taken", "taken/file.txt/r.json"] {
      let result = try Binary.run(["measure", "de.json", "--report", "json=\(path)"], in: scratch.url)
      #expect(result.status == 2)
      #expect(result.error.contains(path), "\(result.error)")
      #expect(result.output.contains("\nTexts: 1 fits · 1 depends on"), "\(result.output)")
    }
  }

  @Test func reportsNeverReplaceOtherFiles() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", Self.german)
    try scratch.file("target.json", "old")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appendingPathComponent("link.json").path, withDestinationPath: "target.json")
    let linked = try Binary.run(["measure", "de.json", "--report", "json=link.json"], in: scratch.url)
    #expect(linked.status == 0)
    let target = try Data(contentsOf: scratch.url.appendingPathComponent("target.json"))
    #expect(try JSONSerialization.jsonObject(with: target) is [String: Any])
    let link = scratch.url.appendingPathComponent("link.json").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.json")
    for arguments in [
      ["--report", "json=de.json"], ["--report", "json=./de.json"],
      ["--report", "json=a.json", "--report", "text=a.json"],
    ] {
      let refused = try Binary.run(["measure", "de.json"] + arguments, in: scratch.url)
      #expect(refused.status == 2)
      #expect(refused.error.contains(".json"))
    }
    #expect(try String(contentsOf: scratch.url.appendingPathComponent("de.json"), encoding: .utf8) == Self.german)
  }

  @Test func reportsNeverReplaceInputs() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("app/de.lproj/L.strings", "\"a\" = \"Sichern\";")
    try scratch.file("l.csv", "style,category,size\nbody,large,17\n")
    let refused = try Binary.run(
      ["measure", "app", "--report", "json=app/de.lproj/L.strings"], in: scratch.url)
    #expect(refused.status == 2)
    #expect(refused.error.contains("the report would overwrite the input"), "\(refused.error)")
    #expect(try Binary.run(["scale", "--lint", "l.csv", "--report", "json=l.csv"], in: scratch.url).status == 2)
    #expect(
      try Binary.run(["scale", "--report", "json=x.json", "--report", "text=x.json"], in: scratch.url).status == 2)
  }

  @Test func aReportKeepsItsFilesPermissionsAndNeverWaitsForAPipe() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", Self.german)
    let file = try scratch.file("r.json", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    #expect(mkfifo(scratch.url.appendingPathComponent("pipe").path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appendingPathComponent("dangling").path, withDestinationPath: "ghost.json")
    let arguments = ["--report", "json=r.json", "--report", "json=pipe", "--report", "json=dangling"]
    let result = try Binary.run(["measure", "de.json"] + arguments, in: scratch.url)
    #expect(result.status == 2)
    #expect(!result.hasHung)
    #expect(result.error.contains("pipe"), "\(result.error)")
    #expect(result.output.contains("\nTexts: 1 fits · 1 depends on"), "\(result.output)")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent("ghost.json").path))
  }

  @Test func reportsAnUnmeasurableItemAndMeasuresTheOthers() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", "{\"a\": {\"text\": \"Hi\", \"style\": \"extraLargeTitle\"},\n\"b\": \"Save\"}")
    let result = try Binary.run(["measure", "en.json"], in: scratch.url)
    #expect(result.status == 2)
    #expect(result.output.contains("en.json:1:16: error:"), "\(result.output)")
    #expect(result.output.contains("\nTexts: 1 fits\n"), "\(result.output)")
    let lines =
      "{\"text\": \"Hi\", \"style\": \"extraLargeTitle\"}\n{\"text\": \"Hi\", \"width\": 0}\n{\"text\": \"Save\"}"
    let streamed = try Binary.run(["measure", "-"], input: Data(lines.utf8))
    #expect(streamed.status == 2)
    let answers = streamed.output.split(separator: "\n")
    #expect(answers.count == 3)
    #expect(answers.prefix(2).allSatisfy { $0.contains("\"error\"") })
    #expect(answers.last?.contains("naturalWidth") == true)
  }

  @Test func printsTimingsOnlyOnRequest() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", Self.german)
    let asked = try Binary.run(["measure", "de.json", "--format", "json", "--timings"], in: scratch.url)
    #expect(asked.output.contains("\"timings\""))
    let plain = try Binary.run(["measure", "de.json", "--format", "json"], in: scratch.url)
    #expect(!plain.output.contains("\"timings\""))
    let again = try Binary.run(["measure", scratch.url.path + "/de.json", "--format", "json"], in: scratch.url)
    #expect(plain.output == again.output, "the same bytes however the file is named")
  }

  @Test func reportsUnsupportedFormats() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("Main.storyboard", "<document/>")
    let named = try Binary.run(["measure", "Main.storyboard"], in: scratch.url)
    #expect(named.status == 2)
    #expect(named.output.contains(".storyboard"), "\(named.output)")
    try scratch.file("en.json", "{\"a\": \"Save\"}")
    let folder = try Binary.run(["measure", ".", "--format", "json"], in: scratch.url)
    #expect(folder.output.contains("storyboard files: this version does not read them"))
  }

  @Test func reportsAFullDisk() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"), "Linux has /dev/full")
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", Self.german)
    let result = try Binary.run(["measure", "de.json"], in: scratch.url, output: full)
    #expect(result.status == 2)
    #expect(result.error.contains("standard output"), "\(result.error)")
  }

  @Test func anEmptyFolderAndAMissingFileStopTheRun() throws {
    let scratch = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
    let empty = try Binary.run(["measure", "empty"], in: scratch.url)
    #expect(empty.status == 2)
    #expect((empty.output + empty.error).contains("empty"))
    let missing = try Binary.run(["measure", "nowhere.json"], in: scratch.url)
    #expect(missing.status == 2)
    #expect((missing.output + missing.error).contains("nowhere.json"))
  }

  @Test func oneBadFileDoesNotStopTheOthers() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("app/de.lproj/L.strings", "\"a\" = \"Sichern\";")
    try scratch.file("app/fr.lproj/L.strings", Data([0x22, 0xC3, 0x28, 0x22]))
    let result = try Binary.run(["measure", "app"], in: scratch.url)
    #expect(result.status == 1)
    #expect((result.output + result.error).contains("app/fr.lproj/L.strings:1:2: error:"), "\(result.output)")
    #expect(result.output.contains("\nTexts: 1 fits\n"), "\(result.output)")
  }

  @Test func reportsAnUnreadableFileAndMeasuresTheOthers() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", Self.german)
    // A regular file whose first byte not even root can read.
    let result = try Binary.run(["measure", "/proc/self/mem", "de.json"], in: scratch.url)
    #expect(result.status == 2)
    #expect(result.output.contains("mem:1:1: error:"), "\(result.output)")
    #expect(result.output.contains("\nTexts: 1 fits · 1 depends on"), "\(result.output)")
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func reportsAFileWithoutPermission() throws {
    let scratch = try TemporaryFolder()
    let file = try scratch.file("de.json", Self.german)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    let result = try Binary.run(["measure", "de.json"], in: scratch.url)
    #expect(result.status == 2)
    #expect(result.output.contains("de.json:1:1: error:"))
  }

  @Test func standardInputIsAnsweredLineByLine() throws {
    let lines = """
      {"key": "a", "text": "Save", "locale": "en"}
      not json
      {"key": "b", "text": "Einstellungen übernehmen", "locale": "de", "source": "Apply"}
      """
    let result = try Binary.run(["measure", "-"], input: Data(lines.utf8))
    #expect(result.status == 2)
    let answers = result.output.split(separator: "\n")
    #expect(answers.count == 3)
    let objects = try answers.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    #expect(objects[0]?["key"] as? String == "a")
    #expect(objects[1]?["line"] as? Int == 2)
    #expect(objects[1]?["error"] is String)
    #expect((objects[2]?["findings"] as? [Any])?.isEmpty == false)
    #expect(result.error.contains("2 texts"))
  }

  @Test func helpAndVersionExitWithZero() throws {
    for arguments in [
      ["--help"], ["measure", "--help"], ["check", "--help"], ["init", "--help"], ["--version"], ["help", "scale"],
    ] {
      let result = try Binary.run(arguments)
      #expect(result.status == 0)
      #expect(!result.output.isEmpty)
    }
    #expect(try Binary.run(["mesure"]).status == 2)
  }

  @Test func aCopiedProgramMeasuresAnywhere() throws {
    let scratch = try TemporaryFolder()
    let copy = scratch.url.appendingPathComponent("typecheck-copy")
    try FileManager.default.copyItem(at: Binary.url, to: copy)
    try scratch.file("de.json", Self.german)
    let process = Process()
    process.executableURL = copy
    process.arguments = ["measure", "de.json", "--fail-on", "never"]
    process.currentDirectoryURL = scratch.url
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

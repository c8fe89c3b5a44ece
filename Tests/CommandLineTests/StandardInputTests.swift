import Foundation
import TestSupport
import Testing

/// `measure -`: lines in, lines out, at constant memory, as soon as they are known.
@Suite struct StandardInputTests {
  private func item(_ number: Int) -> String {
    "{\"key\": \"k\(number)\", \"text\": \"Übersicht \(number) öffnen\", \"locale\": \"de\"}\n"
  }

  @Test func writesTheSameBytesForAnyNumberOfThreads() throws {
    let odd = ["not json\n", "\n", "{\"text\": 5}\n", "{\"text\": \"a\", \"text\": \"b\"}\n"]
    let lines = (0..<2_000).map { $0 % 97 == 5 ? odd[$0 % odd.count] : item($0) }.joined()
    let runs = try ["1", "2", "7"].map {
      try Binary.run(["measure", "-", "--category", "large,AX5", "--jobs", $0], input: Data(lines.utf8))
    }
    #expect(Set(runs.map(\.output)).count == 1 && Set(runs.map(\.error)).count == 1)
    #expect(runs.allSatisfy { $0.status == 2 && !$0.hasHung })
    let keys = runs[0].output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /"key": "k([0-9]+)"/).flatMap { Int($0.1) }
    }
    #expect(keys == (0..<2_000).filter { $0 % 97 != 5 })
    let refused = runs[0].output.split(separator: "\n").compactMap { $0.firstMatch(of: /"line": ([0-9]+)\}$/)?.1 }
    #expect(refused.first == "103", "the line of the input, empty ones counted")
  }

  @Test func reportsAMarkThatNamesNoRule() throws {
    let line = "{\"text\": \"Save\", \"comment\": \"typecheck:disable text-trunkated\"}\n"
    let result = try Binary.run(["measure", "-", "--category", "L"], input: Data(line.utf8))
    #expect(result.status == 0)
    #expect(
      result.error.contains("turns off \"text-trunkated\", which is not a rule; write text-truncated"),
      "\(result.error)")
  }

  @Test func answersALineBeforeReadingTheNext() throws {
    let conversation = try Conversation(["measure", "-"])
    for number in 0..<5 {
      try conversation.send(item(number))
      #expect(conversation.answer()?.contains("\"key\": \"k\(number)\"") == true)
    }
    try conversation.send("{\"key\": \"last\", \"text\": \"without an end\"}")
    try conversation.stopSaying()
    #expect(conversation.answer()?.contains("\"key\": \"last\"") == true)
    #expect(conversation.answer() == nil)
    #expect(conversation.ends())
    #expect(try conversation.error().contains("6 texts"))
  }

  @Test func joinsTheChunksOfALine() throws {
    let conversation = try Conversation(["measure", "-"])
    for piece in ["{\"key\": \"k\", ", "\"text\": \"Sa", "ve\"", "}\n"] {
      try conversation.send(piece)
      usleep(20_000)
    }
    #expect(conversation.answer()?.contains("\"text\": \"Save\"") == true)
    try conversation.stopSaying()
    #expect(conversation.ends() && conversation.status == 0)
  }

  @Test(arguments: ["1", "2"])
  func aReaderThatClosesThePipeEndsTheRun(jobs: String) throws {
    let conversation = try Conversation(["measure", "-", "--jobs", jobs])
    try conversation.send(item(1))
    #expect(conversation.answer() != nil)
    try conversation.stopListening()
    try conversation.send(item(2))
    #expect(conversation.ends(), "though standard input is open")
    #expect(try !conversation.error().contains("error"))
  }

  @Test(arguments: ["1", "2"])
  func doesNotReadFarAheadOfTheReader(jobs: String) throws {
    let conversation = try Conversation(["measure", "-", "--jobs", jobs])
    let taken = conversation.sendAsMuchAsIsAccepted(item(1), atMost: 4_000_000)
    #expect(taken > 1_000 && taken < 1_000_000, "\(taken) bytes")
    try conversation.stopListening()
    #expect(conversation.ends())
  }

  @Test func manyWarningsAreCountedAndSomeShown() throws {
    let lines = String(repeating: "{\"text\": \"a\", \"text\": \"b\"}\n", count: 250)
    let result = try Binary.run(["measure", "-", "--category", "large"], input: Data(lines.utf8))
    #expect(result.status == 0)
    #expect(result.error.split(separator: "\n").count { $0.contains(": warning: ") } == 100)
    #expect(result.error.hasSuffix("and 150 more warnings\n"), "\(result.error.suffix(200))")
    let strict = try Binary.run(["measure", "-", "--category", "large", "--strict"], input: Data(lines.utf8))
    #expect(strict.status == 2)
  }

  @Test func skipsAnAbsurdlyLongLine() throws {
    var lines = Data("{\"text\": \"".utf8) + Data(repeating: 0x61, count: 64 << 20) + Data("\"}\n".utf8)
    lines += Data(item(2).utf8) + Data(repeating: 0x20, count: (64 << 20) + 1)
    let result = try Binary.run(["measure", "-"], input: lines)
    #expect(result.status == 2 && !result.hasCrashed && !result.hasHung)
    let answers = result.output.split(separator: "\n")
    #expect(answers.count == 3)
    #expect(answers.first?.contains("longer than 64 MB") == true && answers.first?.hasSuffix("\"line\": 1}") == true)
    #expect(answers.dropFirst().first?.contains("\"key\": \"k2\"") == true)
    #expect(answers.last?.hasSuffix("\"line\": 3}") == true)
    #expect(result.error.contains("2 lines not read"))
  }

  @Test func reportsNothingToMeasure() throws {
    for input in ["", "\n\n \t\r\n"] {
      let result = try Binary.run(["measure", "-"], input: Data(input.utf8))
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.error.contains("standard input contained no item"))
    }
  }

  /// Unknown languages are measured anyway, and reported wherever they are named.
  @Test func reportsInvalidLanguages() throws {
    let warning = "\"gr\" is not a known language"
    let item = "{\"text\": \"Save\", \"locale\": \"gr\"}\n"
    let plain = "{\"text\": \"Save\"}\n{\"text\": \"Sichern\", \"locale\": \"de\"}\n"
    let scratch = try CheckCommandTests.project("fail_on: error\n")
    for (command, input) in [
      (["measure", "-"], item), (["check", "--items"], item), (["measure", "-", "--locale", "gr"], plain),
      (["measure", "-", "--source-locale", "gr"], plain), (["check", "--items", "--source-locale", "gr"], plain),
    ] {
      let result = try Binary.run(command, input: Data(input.utf8), in: scratch.url)
      #expect(result.error.components(separatedBy: warning).count == 2, "\(command): \(result.error)")
      #expect(result.status == 0)
      #expect(try Binary.run(command + ["--strict"], input: Data(input.utf8), in: scratch.url).status == 2)
    }
    #expect(!(try Binary.run(["measure", "-"], input: Data(plain.utf8), in: scratch.url)).error.contains("warning"))
  }

  @Test(arguments: [
    ["measure", "App", "--source-locale", "gr"], ["check", "--source-locale", "gr"],
    ["check", "--config", "odd.yml"],
  ])
  func reportsInvalidLanguagesOfFiles(command: [String]) throws {
    let scratch = try CheckCommandTests.project("fail_on: error\n")
    try scratch.file("odd.yml", "\nsource_locale: gr\n")
    let result = try Binary.run(command + ["--width", "2000"], in: scratch.url)
    #expect(result.status == 0, "\(result.output)\(result.error)")
    #expect(
      result.output.components(separatedBy: "\"gr\" is not a known language").count == 2, "\(result.output)")
    #expect(result.output.contains(command.contains("odd.yml") ? "odd.yml:2:16" : "command-line:1:1"))
    #expect(try Binary.run(command + ["--width", "2000", "--strict"], in: scratch.url).status == 2)
  }
}

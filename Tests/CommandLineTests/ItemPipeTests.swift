import Foundation
import TestSupport
import Testing

/// `measure -` and `check --items` as parts of a pipe whose other ends are killed, slow, or odd.
@Suite struct ItemPipeTests {
  private static let filters: [[String]] = [["measure", "-"], ["check", "--items"]]

  private func answers(_ result: Binary.Result) throws -> [[String: Any]] {
    try result.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func checksItemsByTheConfigurationInOrder() throws {
    let scratch = try CheckCommandTests.project()
    let lines = """
      {"key": "row.apply", "text": "Einstellungen übernehmen", "locale": "de", "source": "Apply"}
      {"key": "row.count", "text": "Dateien", "locale": "de", "source": "%d files"}
      no item
      {"key": "other", "text": "Einstellungen übernehmen", "locale": "de", "source": "Apply"}
      """
    let result = try Binary.run(["check", "--items"], input: Data(lines.utf8), in: scratch.url)
    #expect(result.status == 2, "a line that is not an item")
    let answers = try answers(result)
    #expect(answers.map { $0["key"] as? String } == ["row.apply", "row.count", nil, "other"])
    let rules = answers.map { ($0["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String } }
    #expect(rules[0] == ["text-truncated"] && rules[1].contains("placeholder-mismatch"))
    #expect(answers[2]["line"] as? Int == 3 && answers[2]["error"] is String)
    let widths = answers.map { ($0["room"] as? [String: Any])?["width"] as? Double }
    #expect(widths == [150, 150, nil, 288], "the slot of row.*, and that of texts without one")
  }

  /// An unknown value in an item is the error of that item; a role of a fixed size needs no published one.
  @Test(arguments: filters)
  func anInvalidItemDoesNotStopTheOthers(filter: [String]) throws {
    let scratch = try CheckCommandTests.project()
    let role = "\"role\": \"tabLabel\", \"maxCategory\": \"S\""
    let lines = """
      {"text": "A"}
      {"text": "Save", \(role), "style": "extraLargeTitle"}
      {"text": "Save", "style": "extraLargeTitle", "maxCategory": "S"}
      {"text": "B"}
      """
    let result = try Binary.run(filter, input: Data(lines.utf8), in: scratch.url)
    #expect(result.status == 2 && !result.hasCrashed)
    let answers = try answers(result)
    #expect(answers.map { $0["text"] as? String } == ["A", "Save", nil, "B"])
    #expect((answers[2]["error"] as? String)?.contains("publishes no size for extraLargeTitle") == true)
    for platform in ["macos", "tvos"] {
      let item = "{\"text\": \"Save\", \(role)}\n"
      let options = ["--platform", platform, "--width", "100"]
      let single = try Binary.run(["measure", "-"] + options, input: Data(item.utf8), in: scratch.url)
      #expect(single.status == 0 && single.output.hasPrefix("{\"boldText\""), "\(single.error)")
      let odd = "{\"text\": \"x\", \"style\": \"body\", \"maxCategory\": \"S\"}"
      try scratch.file("d/en.json", "[\(item.dropLast()), \(odd)]")
      try scratch.file("d/de.json", "{\"open\": \"Open\"}")
      let folder = try Binary.run(["measure", "d"] + options, in: scratch.url)
      #expect(folder.status == 1 && folder.output.contains("\nTexts: 2 fit\n"), "\(folder.output)\(folder.error)")
      #expect(folder.output.contains("this text is not measured"), "\(folder.output)")
    }
  }

  /// A writer that is killed leaves half a line.
  @Test(arguments: filters)
  func reportsAnIncompleteLastLine(filter: [String]) throws {
    let scratch = try CheckCommandTests.project()
    let input = Data("{\"key\": \"a\", \"text\": \"Save\"}\n{\"key\": \"b\", \"te".utf8)
    let result = try Binary.run(filter, input: input, in: scratch.url)
    #expect(result.status == 2 && !result.hasCrashed && !result.hasHung)
    let answers = try answers(result)
    #expect(answers.count == 2 && answers[0]["key"] as? String == "a")
    #expect(answers.last?["line"] as? Int == 2 && answers.last?["error"] is String)
    #expect(result.error.contains(", 1 line not read"))
  }

  /// However items are dealt to processes, their answers are the same, errors too.
  @Test(arguments: filters)
  func errorsNameTheLocationOfTheItem(filter: [String]) throws {
    let scratch = try CheckCommandTests.project()
    let items = [
      #"{"text": "Save", "file": "de.json", "line": 3, "key": "a"}"#,
      #"{"text": "Save", "file": "de.json", "line": 4, "key": "b", "width": -20}"#,
      #"{"text": 5, "file": "de.json", "line": 5, "key": "c"}"#,
      #"{"text": "x", "wdith": 20, "file": "fr.json", "line": 6}"#,
      #"{"text": "Save", "style": "extraLargeTitle", "maxCategory": "S", "file": "fr.json", "line": 7, "key": "d"}"#,
      "{\"text\": \"\(String(repeating: "long ", count: 220_000))\", \"file\": \"fr.json\", \"line\": 8, \"key\": \"e\"}",
    ]
    let together = try Binary.run(filter, input: Data(items.joined(separator: "\n").utf8), in: scratch.url)
    let apart = try items.map { try Binary.run(filter, input: Data($0.utf8), in: scratch.url).output }
    #expect(together.status == 2 && together.output == apart.joined())
    let answers = try answers(together)
    #expect(answers.map { $0["error"] == nil } == [true, false, false, false, false, false])
    #expect(answers.map { $0["line"] as? Int } == [3, 4, 5, 6, 7, 8])
    #expect(answers.map { $0["key"] as? String } == ["a", "b", "c", nil, "d", "e"])
    #expect(
      answers.map { $0["file"] as? String } == ["de.json", "de.json", "de.json", "fr.json", "fr.json", "fr.json"])
  }

  /// A program finds its item again by its id, and reads how long a text may be.
  @Test(arguments: filters)
  func answersHaveAnIdAnOutcomeAndTheCharactersThatFit(filter: [String]) throws {
    let scratch = try CheckCommandTests.project()
    let slot = #""width": 150, "lines": 1, "style": "body", "locale": "de""#
    let lines = """
      {"id": 12, "key": "a", "text": "Fertig", \(slot)}
      {"id": "x-1", "text": "Einstellungen übernehmen", \(slot)}
      {"key": "b", "text": "", \(slot)}
      {"id": "bad", "text": "Sichern", "width": -1}
      {"id": 1e300, "text": "Sichern"}
      {"id": true, "text": "Sichern"}
      {"di": "x", "text": "Sichern"}
      """
    let result = try Binary.run(filter, input: Data(lines.utf8), in: scratch.url)
    #expect(result.status == 2)
    let answers = try answers(result)
    #expect(answers[0]["id"] as? Int == 12 && answers[0]["outcome"] as? String == "pass")
    #expect(answers[0]["charactersThatFit"] as? Int == 6)
    #expect(answers[1]["id"] as? String == "x-1" && answers[1]["outcome"] as? String == "fail")
    let fitting = try #require(answers[1]["charactersThatFit"] as? Int)
    let sizes = try #require(answers[1]["measurements"] as? [[String: Any]])
    let large = try #require(sizes.first { $0["category"] as? String == "accessibilityExtraLarge" })
    #expect((large["visibleText"] as? String)?.count == fitting + 1 && fitting > 3 && fitting < 24)
    #expect(answers[2]["id"] as? String == "b" && answers[2]["outcome"] as? String == "notApplicable")
    #expect(answers[2]["charactersThatFit"] is NSNull)
    #expect(answers[3]["id"] as? String == "bad" && answers[3]["error"] is String)
    #expect((answers[4]["error"] as? String)?.contains("the item's id is out of range") == true)
    #expect((answers[5]["error"] as? String)?.contains("not a string or a number") == true && answers[5]["id"] == nil)
    #expect((answers[6]["error"] as? String)?.contains("is not a field of an item; did you mean") == true)
  }

  /// A comment sets the slot and turns rules off, in files of items as in the pipe.
  @Test func appliesCommentsOfItems() throws {
    let scratch = try TemporaryFolder()
    let limited = #"{"text": "Einstellungen übernehmen", "comment": "typecheck: width=60 lines=1"}"#
    let quiet =
      #"{"text": "Einstellungen übernehmen", "width": 60, "lines": 1, "comment": "typecheck:disable text-truncated"}"#
    let result = try Binary.run(["measure", "-", "--category", "large"], input: Data("\(limited)\n\(quiet)".utf8))
    let answers = try answers(result)
    #expect(answers.map { ($0["room"] as? [String: Any])?["width"] as? Double } == [60, 60])
    let rules = answers.map { ($0["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String } }
    #expect(rules[0].contains("text-truncated") && !rules[1].contains("text-truncated"), "\(rules)")
    try scratch.file("de.json", "[\(limited), \(quiet)]")
    let file = try Binary.run(["measure", "de.json", "--category", "large", "--format", "json"], in: scratch.url)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(file.output.utf8)) as? [String: Any])
    let found = (report["findings"] as? [[String: Any]] ?? []).filter { $0["rule"] as? String == "text-truncated" }
    #expect(found.count == 1 && (report["accepted"] as? [String: Int])?["suppressed"] == 1, "\(file.output)")
  }

  /// Answers are lines of JSON; what would shape a report is not passed over.
  @Test(arguments: filters, [["--format", "sarif"], ["--format", "text"], ["--all"], ["--timings"]])
  func optionsOfReportsAreRefused(filter: [String], options: [String]) throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.run(filter + options, input: Data("\"Save\"\n".utf8), in: scratch.url)
    #expect(result.status == 2 && result.output.isEmpty && result.error.contains("remove "), "\(result.error)")
    #expect(result.error.contains(options.joined(separator: " ")), "\(result.error)")
    let asked = try Binary.run(filter + ["--format", "json"], input: Data("\"Save\"\n".utf8), in: scratch.url)
    #expect(asked.status == 0 && asked.output.hasPrefix("{\"boldText\""), "\(asked.error)")
  }

  /// The parts of a command's manual page.
  private static func manual(of command: String) throws -> String {
    struct Dump: Decodable {
      struct Command: Decodable {
        var commandName: String
        var discussion: String?
        var subcommands: [Command]?
      }
      var command: Command
    }
    let dumped = try Binary.run(["--experimental-dump-help"]).output
    let root = try JSONDecoder().decode(Dump.self, from: Data(dumped.utf8)).command
    return try #require(root.subcommands?.first { $0.commandName == command }?.discussion)
  }

  /// The manual page, which is made of the dumped help, says what goes in and what comes out.
  @Test(arguments: ["measure", "check"])
  func theHelpDescribesTheContract(command: String) throws {
    let words = try Self.manual(of: command).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(try Binary.run([command, "--help"]).output.contains("man typecheck-\(command)"))
    let fields =
      "text, key, role, style, weight, width, lines, height, maxCategory, minimumScale, locale, source, comment,"
    #expect(words.contains(fields))
    #expect(
      words.contains("{\"error\": …, \"file\": …, \"id\": …, \"key\": …, \"line\": …}")
        && words.contains("in the order of the input"))
  }

  /// `head` ends when it has enough; that is not reported, and the status is that of the answered items.
  @Test(arguments: filters)
  func aReaderThatClosesEarlyIsNotAnError(filter: [String]) throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.shell(
      """
      yes '{"text": "Save"}' 2> /dev/null | { "$0" \(filter.joined(separator: " ")); echo "status $?" >&2; } | head -n 3
      """, in: scratch)
    #expect(result.status == 0 && !result.hasHung)
    #expect(result.output.split(separator: "\n").count == 3)
    #expect(result.error.hasSuffix("status 0\n") && !result.error.contains("error"), "\(result.error)")
  }

  /// The peak of memory after many different items is that after some, but for what allocators keep.
  @Test func memoryIsConstant() throws {
    let conversation = try Conversation(["measure", "-", "--category", "large", "--jobs", "1"])
    var number = 0
    func feed(_ count: Int) throws -> Int {
      for _ in 0..<count / 50 {
        let items = (0..<50).map { "{\"key\": \"k\(number + $0)\", \"text\": \"Übersicht \(number + $0) öffnen\"}\n" }
        try conversation.send(items.joined())
        number += 50
        for _ in 0..<50 { #expect(conversation.answer() != nil) }
      }
      return try #require(conversation.peakMemory)
    }
    let early = try feed(2_000)
    let late = try feed(12_000)
    #expect(late - early < 8_000, "\(early) kB, then \(late) kB")
    try conversation.stopSaying()
    #expect(conversation.ends())
  }

  /// With too few threads the run reports it; with just enough, or without memory for more, it answers.
  @Test(arguments: filters)
  func reportsTooFewThreadsWithoutWaiting(filter: [String]) throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("items", String(repeating: "{\"text\": \"Save\"}\n", count: 3_000))
    // A stack larger than all addresses there are to have: no thread can be made, on whatever machine.
    let none = try Binary.shell(
      "ulimit -s 64000000 && ulimit -v 32000000 && exec \"$0\" \(filter.joined(separator: " ")) < items", in: scratch)
    #expect(none.status == 2 && !none.hasHung && !none.hasCrashed)
    #expect(none.output.isEmpty && none.error.contains("allows this process 0 of the"), "\(none.error)")
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct RoomOptionsTests {
  private static let texts = """
    {"long": "Benachrichtigungen einschalten", "short": "Sichern",
     "own": {"text": "Benachrichtigungen", "width": 100, "lines": 1}}
    """

  private func scratch(_ texts: String = texts) throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", texts)
    return scratch
  }

  private func object(_ arguments: [String], in scratch: TemporaryFolder) throws -> [String: Any] {
    let result = try Binary.run(arguments + ["--format", "json"], in: scratch.url)
    #expect(result.status < 2, "\(result.error)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  private func rooms(_ object: [String: Any], of list: String, key: String) throws -> [[String: Any]] {
    let entries = try #require(object[list] as? [[String: Any]])
    return entries.filter { $0["key"] as? String == key }.compactMap { $0["room"] as? [String: Any] }
  }

  private func ids(_ room: [String: Any]) -> [String] {
    (room["devices"] as? [[String: Any]] ?? []).compactMap { $0["device"] as? String }
  }

  @Test func mergesEqualWidthsAndListsTheNarrowestFirst() throws {
    let scratch = try scratch()
    let object = try object(
      ["measure", "de.json", "--device", "ipad-9,iPhone 8", "--device", "iphone-se-3", "--lines", "1"], in: scratch)
    let rooms = try rooms(object, of: "results", key: "short")
    #expect(rooms.map { $0["width"] as? Double } == [343, 770])
    #expect(rooms.map(ids) == [["iphone-8", "iphone-se-3"], ["ipad-9"]])
    let container = try #require(object["container"] as? [String: Any])
    #expect(container["width"] as? Double == 343)
    #expect((container["source"] as? String)?.contains("2 available widths on 3 devices") == true, "\(container)")
    let summary = try #require(object["summary"] as? [String: Any])
    #expect(summary["texts"] as? Int == 3 && summary["measurements"] as? Int == 5 * 12)
    let outcomes = try #require(summary["textsByOutcome"] as? [String: Int])
    #expect(outcomes["fail"] == 2 && outcomes["pass"] == 1 && outcomes.values.reduce(0, +) == 3)
  }

  @Test func devicesDoNotAffectAnExplicitWidth() throws {
    let object = try object(["measure", "de.json", "--device", "all"], in: scratch())
    let rooms = try rooms(object, of: "results", key: "own")
    #expect(rooms.map { $0["width"] as? Double } == [100])
    #expect(rooms.map(ids) == [[]])
  }

  @Test func eachFailingWidthIsAFindingThatNamesItsDevices() throws {
    let scratch = try scratch()
    let asked = ["measure", "de.json", "--device", "iphone-se-3,iphone-16-pro-max,ipad-pro-13-m4", "--lines", "1"]
    let object = try object(asked, in: scratch)
    let found = try rooms(object, of: "findings", key: "long")
    #expect(found.map(ids) == [["iphone-se-3"], ["iphone-16-pro-max"]], "it fits on the iPad")
    let prints = (object["findings"] as? [[String: Any]] ?? []).compactMap { $0["fingerprint"] as? String }
    #expect(Set(prints).count == prints.count)
    let text = try Binary.run(asked + ["--verbose"], in: scratch.url)
    #expect(text.status == 1)
    #expect(
      text.output.contains("slot       body, on iPhone SE (3rd generation), 343 pt wide, 1 line"), "\(text.output)")
  }

  @Test func manyDevicesAreCounted() throws {
    let result = try Binary.run(
      ["measure", "de.json", "--device", "narrowest", "--lines", "1", "--verbose"], in: scratch())
    #expect(result.output.contains(", … ("), "\(result.output)")
    #expect(result.output.contains(" devices), 288 pt wide"), "\(result.output)")
  }

  @Test func usesInsetsOrientationsAndWindows() throws {
    let scratch = try scratch()
    let both = try object(
      ["measure", "de.json", "--device", "ipad-9", "--orientation", "both", "--inset", "10"], in: scratch)
    let widths = try rooms(both, of: "results", key: "short").map { $0["width"] as? Double }
    #expect(widths == [750, 1020])
    let windows = try object(
      [
        "measure", "de.json", "--device", "ipad-pro-11-4", "--orientation", "landscape", "--window", "full,half",
        "--os", "18",
      ], in: scratch)
    let rooms = try rooms(windows, of: "results", key: "short")
    #expect(rooms.map { ($0["devices"] as? [[String: Any]])?.first?["window"] as? String } == ["half", "full"])
    let alone = try object(["measure", "de.json", "--window", "400x600"], in: scratch)
    let room = try #require(try self.rooms(alone, of: "results", key: "short").first)
    #expect(room["width"] as? Double == 360)
    #expect((room["devices"] as? [[String: Any]])?.first?["device"] is NSNull)
  }

  /// The counts of larger widths equal the measurements in each.
  @Test(arguments: [["--lines", "1"], [], ["--lines", "2", "--height", "60"], ["--framework", "swiftui"]])
  func keepingOnlyTheWorstChangesNoByte(_ options: [String]) throws {
    let words = ["Ja", "Übersicht", "Einstellungen", "%d Dateien", "ganz\u{E000}", "öffnen und schließen"]
    let members = (0..<120).map { "\"k\($0)\": \"\(words[$0 % 6]) \(words[$0 % 5]) \($0 % 7 == 0 ? words[2] : "")\"" }
    let scratch = try scratch("{\(members.joined(separator: ","))}")
    let asked = ["measure", "de.json", "--device", "all", "--orientation", "both", "--verbose"] + options
    let everything = try Binary.run(asked + ["--report", "json=all.json"], in: scratch.url)
    #expect(everything.output.contains("Needs review"), "\(everything.error)")
    for jobs in ["1", "2", "7"] {
      let worst = try Binary.run(asked + ["--jobs", jobs], in: scratch.url)
      #expect(worst.output == everything.output && worst.status == everything.status)
    }
  }

  /// A finding that does not depend on the width is reported once, not per width.
  @Test func reportsFindingsIndependentOfWidthOnce() throws {
    let scratch = try scratch("{\"a\": \"Ja %@\", \"b\": \"Nein \u{E000}\"}")
    let object = try object(["measure", "de.json", "--device", "all", "--lines", "1"], in: scratch)
    for (key, rule) in [("a", "text-truncated"), ("b", "missing-glyphs")] {
      let found = (object["findings"] as? [[String: Any]] ?? []).filter {
        $0["key"] as? String == key && $0["rule"] as? String == rule
      }
      #expect(found.count == 1, "\(key)")
      #expect((found.first?["room"] as? [String: Any])?["width"] as? Double == 288)
    }
  }

  @Test func checksTheDesignInEachWidth() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", "{\"a\": \"Turn on all of the notifications for this device and for every other one\"}")
    try scratch.file("de.json", "{\"a\": \"Benachrichtigungen an\"}")
    let object = try object(["measure", ".", "--device", "iphone-se-3,ipad-9"], in: scratch)
    let results = try #require(object["results"] as? [[String: Any]])
    let german = results.filter { $0["locale"] as? String == "de" }
    #expect(german.map { $0["lineLimitSource"] as? String } == ["unknown", "inferred"])
  }

  @Test(arguments: [
    (["--device", "iphone-16", "--window", "half", "--orientation", "landscape"], "iPhone 16 has no window \"half\""),
    (["--device", "ipad", "--window", "half", "--os", "18"], "where the window does not exist in portrait"),
    (["--device", "all", "--window", "half", "--os", "18"], "none of"),
    (["--device", "iphone", "--window", "half"], "where the device or its system has no such window"),
    (["--device", "all,iphone-17", "--os", "18"], "iPhone 17 never ran iOS 18"),
    (["--device", "ipad-pro-11-4", "--window", "full,half", "--os", "18"], "does not exist in portrait"),
    (["--device", "ipohne-16"], "did you mean \"iphone-16"), (["--device", ","], "--device is empty"),
    (["--width", "200", "--device", "all"], "remove one of them"),
    (["--device", "all", "--orientation", "up"], "portrait"), (["--device", "all", "--os", "new"], "not a version"),
    (["--window", "30x30"], "no width left for text"),
    (["--device", "iphone-14", "--display-zoom"], "Display Zoom"),
    (["--device", "all", "--platform", "watchos", "--width", "100"], "iPhones and iPads"),
  ])
  func impossibleOptionsExitWithTwo(_ arguments: [String], _ words: String) throws {
    let scratch = try scratch()
    for command in [["measure", "de.json"], ["check", "."]] {
      let result = try Binary.run(command + arguments, in: scratch.url)
      #expect(result.status == 2)
      #expect(result.error.contains(words), "\(result.error)")
    }
  }

  /// `check` chooses among the devices of the app instead.
  @Test(arguments: [
    (["--orientation", "landscape"], "needs a device"), (["--window", "half"], "needs a device"),
    (["--window", "400x600", "--display-zoom"], "needs --device"),
  ])
  func measureNeedsADeviceForItsSettings(_ arguments: [String], _ words: String) throws {
    let scratch = try scratch()
    let result = try Binary.run(["measure", "de.json"] + arguments, in: scratch.url)
    #expect(result.status == 2 && result.error.contains(words), "\(result.error)")
    // No screen with Display Zoom is known to be 400 pt wide.
    let checked = try Binary.run(["check", "."] + arguments, in: scratch.url)
    #expect((checked.status < 2) == !arguments.contains("400x600"), "\(checked.error)")
  }

  @Test func reportsAnUnknownSystem() throws {
    for command in [["measure", "de.json"], ["check", "."]] {
      let result = try Binary.run(command + ["--device", "iphone-16,ipad-9", "--os", "99"], in: scratch())
      #expect(result.output.components(separatedBy: "Note: there is no data for iOS 99").count == 2, "\(result.output)")
    }
  }

  @Test func aSystemAloneAppliesToRecordingsAndFonts() throws {
    #expect(try Binary.run(["measure", "de.json", "--os", "18"], in: scratch()).status < 2)
    #expect(try Binary.run(["measure", "de.json", "--os", "new"], in: scratch()).error.contains("not a version"))
    #expect(try Binary.run(["check", ".", "--os", "18"], in: scratch()).status < 2)
    #expect(try Binary.run(["check", ".", "--os", "new"], in: scratch()).error.contains("not a version"))
  }

  @Test func countsCombinationsThatGroupsLack() throws {
    let result = try Binary.run(
      ["measure", "de.json", "--device", "all", "--orientation", "both", "--window", "full,half", "--os", "17"],
      in: scratch())
    let note = result.output.split(separator: "\n").first { $0.hasPrefix("Note: of ") }
    #expect(note?.contains("were skipped: ") == true, "\(result.output)")
    #expect(note?.contains("where the window does not exist in portrait") == true)
    #expect(note?.contains("where the device or its system has no such window") == true)
  }

  @Test func aLineOfStandardInputHasAnAnswerPerWidth() throws {
    let result = try Binary.run(
      ["measure", "-", "--device", "iphone-se-3,ipad-9"], input: Data("{\"text\": \"Sichern\"}\n".utf8))
    #expect(result.output.split(separator: "\n").count == 2, "\(result.output)")
    #expect(result.error.contains("1 text, 24 measurements"), "\(result.error)")
  }

  // MARK: The configuration

  @Test func aConfigurationNamesDevicesForSlotsWithoutAWidth() throws {
    let scratch = try scratch()
    try scratch.file(
      ".typecheck.yml",
      """
      devices: [iphone-se-3, ipad-9]
      os: 26
      slots:
        row: {style: body, lines: 1}
        narrow: {style: body, width: 120, lines: 1}
        pad: {style: headline, devices: ipad-pro-11-4, orientations: [landscape], windows: [half], os: 18}
      keys: {short: narrow, own: pad}
      default_slot: row
      """)
    let object = try object(["check", "--measurements", "all"], in: scratch)
    let widths = try ["long", "short"].map { key in
      try rooms(object, of: "results", key: key).map { $0["width"] as? Double }
    }
    #expect(widths == [[343, 770], [120]])
    let container = try #require(object["container"] as? [String: Any])
    #expect((container["source"] as? String)?.hasPrefix("devices of the configuration") == true, "\(container)")
    let option = try self.object(["check", "--measurements", "all", "--device", "iphone-16-pro-max"], in: scratch)
    #expect(try rooms(option, of: "results", key: "long").map { $0["width"] as? Double } == [400])
    let explained = try Binary.run(["check", "--explain", "long"], in: scratch.url)
    #expect(explained.output.contains("devices        343, 770"), "\(explained.output)")
    #expect(explained.output.contains("wide on iPad"), "\(explained.output)")
  }

  @Test func largerTextCountsATextOnce() throws {
    let result = try Binary.run(["check", ".", "--larger-text", "--device", "all", "--lines", "1"], in: scratch())
    #expect(result.output.contains(" of 3 texts fail"), "\(result.output)")
  }

  @Test func aBaselineEntryCoversAllWidths() throws {
    let scratch = try scratch()
    let asked = ["check", ".", "--device", "all", "--lines", "1"]
    let written = try Binary.run(asked + ["--write-baseline", "accepted.jsonl"], in: scratch.url)
    #expect(written.status == 0, "\(written.output)\(written.error)")
    let again = try Binary.run(asked + ["--baseline", "accepted.jsonl", "--strict-baseline"], in: scratch.url)
    #expect(again.status == 0, "\(again.output)\(again.error)")
  }
}

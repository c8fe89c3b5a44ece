import Foundation
import Testing

@Suite struct ContrastCommandTests {
  private func json(_ arguments: [String]) throws -> [String: Any] {
    let result = try Binary.run(["contrast"] + arguments + ["--format", "json"])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.error)")
  }

  @Test(arguments: [
    (["#767676", "white"], Int32(0), "4.54:1 passes"), (["#777777", "#FFFFFF"], 1, "4.47:1 fails"),
    (["#777", "white", "--style", "title1"], 0, "large"), (["#949494", "white", "--non-text"], 0, "3.03:1 passes"),
    (["#767676", "white", "--enhanced"], 1, "7:1"),
    (["white", "#ff000080"], 0, "needs review: depends on the colour behind the background"),
    (["white", "#ff000080", "--fail-on", "review"], 1, "depends"),
    (["#777", "white", "--fail-on", "never"], 0, "fails"),
    (["white", "#ff000080", "--over", "#00000080", "black"], 0, "passes"),
  ])
  func theVerdictIsTheExitStatus(_ arguments: [String], status: Int32, message: String) throws {
    let result = try Binary.run(["contrast"] + arguments)
    #expect(result.status == status, "\(result.output)\(result.error)")
    #expect(result.output.contains(message), "\(result.output)")
  }

  @Test func jsonHasTheFieldsOfTheContract() throws {
    let object = try json(["#8E8E93", "white", "--suggest"])
    for key in [
      "schemaVersion", "tool", "text", "background", "composite", "ratio", "ratioShown", "wcag", "isLargeText",
      "requiredRatio", "outcome", "lightnessDifference", "michelson", "grayscale", "visions", "suggestion",
    ] {
      #expect(object[key] != nil, "\(key)")
    }
    let wcag = try #require(object["wcag"] as? [String: Bool])
    #expect(wcag == ["aaNormal": false, "aaLarge": true, "aaaNormal": false, "aaaLarge": false, "uiComponent": true])
    let visions = try #require(object["visions"] as? [[String: Any]])
    #expect(visions.map { $0["deficiency"] as? String } == ["protan", "deutan", "tritan", "achromat"])
    for key in ["model", "severity", "text", "background", "ratio", "deltaE2000"] {
      #expect(visions[0][key] != nil, "\(key)")
    }
    let suggestion = try #require(object["suggestion"] as? [String: Any])
    let ratio = try #require(suggestion["ratio"] as? Double)
    #expect(ratio >= 4.5 && ratio < 4.6)
    #expect(object["apca"] == nil, "APCA only when asked for")
  }

  @Test func aRatioIsNeverRounded() throws {
    let object = try json(["#777777", "white"])
    #expect(object["ratio"] as? Double == 4.478_089_453_577_214)
    #expect(object["ratioShown"] as? Double == 4.47)
    #expect(object["outcome"] as? String == "fail")
  }

  /// Title 3 is 17 points at extraSmall, so large only from small on.
  @Test(arguments: [
    (["--style", "title3"], 4.5, "small"), (["--style", "title3", "--category", "S,AX5"], 3, "small"),
    (["--style", "title2"], 3, "extraSmall"), (["--style", "body"], 4.5, "extraLarge"),
    (["--style", "body", "--weight", "bold"], 3, "extraSmall"),
    (["--style", "caption2", "--weight", "bold"], 4.5, "extraExtraLarge"),
    (["--style", "headline"], 4.5, "extraLarge"), (["--style", "headline", "--bold-text"], 3, "extraSmall"),
    (["--style", "title2", "--large-text", "wcag"], 4.5, "extraLarge"),
    (["--style", "caption2", "--weight", "bold", "--large-text", "apple"], 3, "extraSmall"),
  ])
  func largeTextDependsOnTheReadersSize(_ options: [String], required: Double, from: String) throws {
    let object = try json(["#808080", "white"] + options)
    #expect(object["requiredRatio"] as? Double == required)
    #expect(object["isLargeText"] as? Bool == (required == 3))
    #expect(object["largeTextFrom"] as? String == from)
  }

  @Test func systemColoursFollowAppearanceAndGeneration() throws {
    let texts = try [
      [], ["--appearance", "dark"], ["--high-contrast"], ["--ios", "13-14"],
    ].map { try json(["systemBlue", "white"] + $0)["text"] as? String }
    #expect(texts == ["#0088FF", "#0091FF", "#1E6EF4", "#007AFF"])
  }

  @Test func showsTheRequestedVisions() throws {
    let object = try json(["#f00", "#0f0", "--vision", "deutan:0.6,protan", "--severity", "0.4", "--model", "machado"])
    let visions = try #require(object["visions"] as? [[String: Any]])
    #expect(visions.map { $0["severity"] as? Double } == [0.6, 0.4])
    #expect(visions.allSatisfy { $0["model"] as? String == "machado" })
  }

  @Test func apcaIsInformative() throws {
    let object = try json(["black", "white", "--apca"])
    let apca = try #require(object["apca"] as? [String: Any])
    #expect(apca["informative"] as? Bool == true)
    #expect(abs((apca["lightnessContrast"] as? Double ?? 0) - 106.04) < 0.01)
  }

  @Test func showsColourNextToHexAndRespectsNoColor() throws {
    let plain = try Binary.run(["contrast", "#f00", "white"])
    #expect(!plain.output.contains("\u{1B}"))
    let colored = try Binary.run(["contrast", "#f00", "white", "--color", "always"])
    #expect(colored.output.contains("\u{1B}[38;2;") && colored.output.contains("#"))
    let none = try Binary.run(["contrast", "#f00", "white"], environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"])
    #expect(!none.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["systemBleu", "white"], ["TEXT", "systemBlue"]), (["#12345", "white"], ["column 2", "#RRGGBB"]),
    (["#f00", "rgb(1,2"], ["BACKGROUND"]), (["#f00"], ["background"]),
    (["#f00", "white", "--vision", "dutan"], ["deutan"]), (["#f00", "white", "--vision", "deutan:2"], ["0"]),
    (["#f00", "white", "--severity", "2"], ["0…1"]), (["#f00", "white", "--model", "vieno"], ["vienot"]),
    (["#f00", "white", "--style", "bdy"], ["body"]), (["#f00", "white", "--category", "XXXXL"], ["XXXL"]),
    (["#f00", "white", "--large-text", "dots"], ["points"]), (["#f00", "white", "--appearance", "dim"], ["dark"]),
    (["#f00", "white", "--ios", "19"], ["15-18", "--ios"]), (["#f00", "white", "--weight", "fat"], ["light"]),
    (["#f00", "#fff8", "--over", "#0008"], ["opaque"]), (["#f00", "white", "--non-text", "--enhanced"], ["3:1"]),
    (["#f00", "white", "--format", "xml"], ["json"]), (["\u{1B}[2J", "white"], ["cannot be read"]),
    ([String(repeating: "f", count: 100_000), "white"], ["TEXT"]),
  ])
  func reportsMistakesWithAFix(_ arguments: [String], messages: [String]) throws {
    let result = try Binary.run(["contrast"] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    for word in messages { #expect(result.error.lowercased().contains(word.lowercased()), "\(result.error)") }
    #expect(!result.error.contains("\u{1B}"))
  }

  @Test func anUnwritableReportStopsTheRun() throws {
    let result = try Binary.run(["contrast", "black", "white", "--report", "json=/dev/null/x/report.json"])
    #expect(result.status == 2 && result.error.contains("/dev/null/x/report.json"))
    #expect(result.output.contains("21.00:1"))
  }
}

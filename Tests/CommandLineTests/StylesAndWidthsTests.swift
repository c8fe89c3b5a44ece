import Foundation
import TestSupport
import Testing

/// Lists of styles and widths on the command line.
@Suite struct StylesAndWidthsTests {
  @Test func measuresEveryStyleInEveryWidth() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", #"{"apply": "Übernehmen", "save": {"text": "Sichern", "style": "footnote"}}"#)
    let result = try Binary.run(
      ["measure", "de.json", "--style", "all", "--width", "288,120", "--lines", "1", "--format", "json"],
      in: scratch.url)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let results = try #require(object?["results"] as? [[String: Any]])
    let styles = results.filter { $0["key"] as? String == "apply" }.compactMap { $0["style"] as? String }
    #expect(styles.count == 22 && Set(styles).count == 11)
    let own = results.filter { $0["key"] as? String == "save" }
    #expect(own.compactMap { $0["style"] as? String } == ["footnote", "footnote"])
    let widths = results.compactMap { ($0["room"] as? [String: Any])?["width"] as? Double }
    #expect(widths == Array(repeating: [120, 288], count: 12).flatMap(\.self))
  }

  @Test(arguments: [
    (["--style", "body,bdy"], "\"bdy\" is not a text style"), (["--style", ","], "is not a text style"),
    (["--width", "120,"], "--width \"\" is not usable"), (["--width", "120,-3"], "--width -3 is not usable"),
    (["--width", "120,288", "--device", "all"], "--width and --device both set the available width"),
  ])
  func refusesListsWithAWrongValue(options: [String], message: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.file("de.json", #"{"save": "Sichern"}"#)
    let result = try Binary.run(["measure", "de.json"] + options, in: scratch.url)
    #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
  }
}

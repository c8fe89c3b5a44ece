import Foundation
import TestSupport
import Testing
import Vocabulary

/// A text in a picture that iOS drew, as a person read it.
///
/// Source: `Tests/Fixtures/accuracy/pictures.csv`.
struct PictureReading: Sendable {
  var repository: String
  var picture: String
  /// The versions of iOS that drew the same picture.
  var systems: [Int]
  var place: String
  var locale: String
  /// The lines as drawn.
  var lines: [String]
  var text: String
  var framework: String
  /// The other fields of the text's slot, as in a comment of a table.
  var slot: [String: String]
  var category: String
  /// The width of the ink of a single whole line, in points; nil for other texts.
  var ink: Double?
  /// Whether lines break between any two letters, which typecheck does not lay out.
  var breaksLetters: Bool

  /// Whether a part of the text is not drawn.
  var isCut: Bool { letters(of: lines.joined()) != letters(of: text) }

  /// The letters that are drawn before an ellipsis, without spaces and hyphens at line ends.
  var visible: String { letters(of: lines.joined()) }

  /// Apps may draw texts in capitals.
  private func letters(of text: String) -> String { text.filter { !$0.isWhitespace && $0 != "\u{AD}" }.lowercased() }

  static func all() throws -> [PictureReading] {
    let file = Binary.package.appending(path: "Tests/Fixtures/accuracy/pictures.csv")
    let table = TableDecoder(try String(contentsOf: file, encoding: .utf8), name: "readings")
    return table.rows.map { row in
      var slot: [String: String] = [:]
      for (field, column) in [
        ("style", "style"), ("weight", "weight"), ("width", "width"), ("lines", "line_limit"), ("truncation", "mode"),
        ("minimum_scale", "shrink"),
      ] { slot[field] = row[column] }
      let breaksLetters = slot["truncation"] == "char"
      if breaksLetters { slot["truncation"] = "clip" }
      let lines = (row["visible"] ?? "").components(separatedBy: " | ")
      let edges = [row["left"], row["right"]].compactMap { $0.flatMap { Double($0) } }
      let isWhole = lines.count == 1 && lines[0] == row["text"]
      return PictureReading(
        repository: row["repository"] ?? "", picture: row["picture"] ?? "",
        systems: (row["os"] ?? "").split(separator: " ").compactMap { Int($0) }, place: row["place"] ?? "",
        locale: row["locale"] ?? "", lines: lines, text: row["text"] ?? "", framework: row["framework"] ?? "",
        slot: slot, category: row["category"] ?? "", ink: isWhole && edges.count == 2 ? edges[1] - edges[0] : nil,
        breaksLetters: breaksLetters)
    }
  }
}

/// The answers of the program about readings.
struct PictureAnswer: Decodable, Sendable {
  struct Measurement: Decodable, Sendable {
    var lineCount: Int
    var outcome: String
    var reason: String?
    var visibleText: String?
    var naturalWidth: Double
    var uncertainty: Double
    var size: Double
  }

  private struct Result: Decodable {
    var key: String
    var measurements: [Measurement]
  }

  private struct Report: Decodable {
    var results: [Result]
  }

  /// Measures the texts of readings in their slots, in one run for each language, size and framework.
  static func all(of readings: [PictureReading]) throws -> [Measurement] {
    var found: [Int: Measurement] = [:]
    let groups = Dictionary(grouping: readings.indices) { index in
      [readings[index].locale, readings[index].category, readings[index].framework]
    }
    for (group, members) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let scratch = try TemporaryFolder()
      let texts = members.map { index in
        let slot = readings[index].slot.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
        return
          "/* typecheck: \(slot) */\n\"key\(index)\" = \"\(readings[index].text.replacing("\"", with: "\\\""))\";\n"
      }
      try scratch.file("\(group[0]).lproj/Localizable.strings", Data(texts.joined(separator: "\n").utf8))
      let options = ["--category", group[1], "--framework", group[2], "--format", "json", "--fail-on", "never"]
      let result = try Binary.run(
        ["measure", "\(group[0]).lproj/Localizable.strings"] + options, in: scratch.url,
        environment: ["TYPECHECK_FONTS": ""])
      try #require(result.status == 0, "\(result.error)")
      for answer in try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).results {
        guard let index = Int(answer.key.dropFirst(3)) else { continue }
        found[index] = answer.measurements.first
      }
    }
    return try readings.indices.map { try #require(found[$0], "\(readings[$0].picture)") }
  }
}

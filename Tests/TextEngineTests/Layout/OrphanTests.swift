import DynamicType
import Foundation
import Testing
import Vocabulary

@testable import TextEngine

/// A short word is not left alone on the last line of a SwiftUI text.
@Suite struct OrphanTests {
  private func lines(_ text: String, limit: Double, avoidsOrphans: Bool = true) throws -> [String] {
    let bench = try Bench()
    let layout = try bench.layout(text)
    let broken = try layout.breakLines(at: bench.scale(17), limit: limit, avoidsOrphans: avoidsOrphans)
    for line in broken.lines {
      #expect(broken.breaksWord || line.width <= limit + 1e-6)
      #expect(abs(layout.width(from: line.start, to: line.end, at: bench.scale(17)) - line.width) < 1e-6)
    }
    for (line, next) in zip(broken.lines, broken.lines.dropFirst()) { #expect(line.next == next.start) }
    return broken.lines.map { String(decoding: layout.text.units[$0.start..<$0.end], as: UTF16.self) }
  }

  @Test func aShortWordPullsTheWordBeforeItDown() throws {
    #expect(try lines("Lights turn on when you are home", limit: 230, avoidsOrphans: false).last == "home")
    #expect(try lines("Lights turn on when you are home", limit: 230) == ["Lights turn on when you", "are home"])
    #expect(try lines("Lights turn on when you are home\nYes", limit: 230).count == 3)
  }

  @Test func everyParagraphEndsSo() throws {
    let text = "Lights turn on when you are home\nLights turn on when you are home"
    #expect(try lines(text, limit: 230).filter { $0 == "are home" }.count == 2)
  }

  @Test(arguments: [
    // A third of the line is wide enough.
    ("Lights turn on for your neighbours", 230.0, "neighbours"),
    // The line above has one word only.
    ("Notifications home", 110.0, "home"),
    // The two words together are too wide.
    ("A unmistakable home", 118.0, "home"),
    // A hyphen and an ideograph are no space between two words.
    ("Lights turn on for the well-known", 229.0, "known"),
  ]) func otherWordsStayAlone(text: String, limit: Double, last: String) throws {
    #expect(try lines(text, limit: limit, avoidsOrphans: false).last == last)
    #expect(try lines(text, limit: limit).last == last)
  }

  @Test func textsWithoutWrapsStayTheSame() throws {
    for text in ["", "home", "at home", "one\n\ntwo", "设置通知的时间与声音"] {
      for limit in [1, 40, 400] as [Double] {
        #expect(
          try lines(text, limit: limit).count == lines(text, limit: limit, avoidsOrphans: false).count, "\(text)")
      }
    }
  }

  // MARK: Pictures of iOS

  /// Texts that wrap in pictures, of which a person read every line.
  @Test func linesEndWhereiOSEndsThem() throws {
    let table = FontFixture.fonts.appending(path: "../Tests/Fixtures/accuracy/pictures.csv")
    let rows = TableDecoder(try String(contentsOf: table, encoding: .utf8), name: "pictures").rows
    let bench = try Bench()
    let (tracking, scale) = (Tracking(platform: .ios), TypeScale(platform: .ios))
    var (seen, wrong) = (0, [] as [String])
    for row in rows {
      guard let text = row["text"], let visible = row["visible"], let limit = row.optionalNumber("width"),
        row["mode"] == "tail", let style = TextStyle(rawValue: row["style"] ?? ""),
        let category = ContentSizeCategory(rawValue: row["category"] ?? "")
      else { continue }
      let drawn = visible.components(separatedBy: " | ")
      guard drawn.count > 1, !visible.contains("…") else { continue }
      let size = try #require(scale.size(style, category)).size
      let weight = FontWeight(rawValue: row["weight"] ?? "")?.cssWeight ?? 400
      let layout = try bench.layout(text, language: row["locale"] ?? "en", weight: weight)
      let broken = try layout.breakLines(
        at: bench.scale(size, tracking: tracking.points(at: size)), limit: limit,
        avoidsOrphans: row["framework"] == "swiftui")
      let lines = broken.lines.map { String(decoding: layout.text.units[$0.start..<$0.end], as: UTF16.self) }
      seen += 1
      if lines != drawn { wrong.append("\(drawn) -> \(lines)") }
    }
    #expect(seen > 60)
    #expect(wrong.count <= 5, "\(wrong.joined(separator: "\n"))")
  }
}

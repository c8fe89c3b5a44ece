import DynamicType
import Foundation
import Testing

/// Custom fonts grow as UIFontMetrics lets them: readings of an iOS 26 simulator.
@Suite struct UIFontMetricsTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/accuracy/uifontmetrics.csv")

  @Test func aScaledFontHasTheSizeThatIOSReads() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 96)
    let scale = TypeScale(platform: .ios)
    for line in lines.dropFirst() {
      let cells = line.split(separator: ",").map(String.init)
      let style = try #require(try scale.styles(named: cells[0]).first)
      let scaling = try #require(scale.scaling(style, try ContentSizeCategory(name: cells[1])))
      let size = scaling.scaledFont(try #require(Double(cells[2])))
      #expect(size == Double(cells[3]), "\(line): \(size)")
    }
  }
}

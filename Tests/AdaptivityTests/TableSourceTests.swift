import Foundation
import Testing
import Vocabulary

/// Every number has a source, and every key of a source is spelled out in the head of its table.
@Suite struct TableSourceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Adaptivity/Tables").standardized

  private func table(_ name: String) throws -> TableDecoder {
    let text = try String(contentsOf: Self.folder.appending(path: name + ".csv"), encoding: .utf8)
    return TableDecoder(text, name: name)
  }

  static let columns = [
    "devices": ["source"], "safe-areas": ["source"], "layout-guides": ["source"],
    "multitasking": ["class_source", "width_source"],
  ]

  @Test(arguments: columns.keys.sorted()) func everyKeyIsSpelledOut(_ name: String) throws {
    let table = try table(name)
    let spelled = (table.headLines["source"] ?? []).compactMap { $0.split(separator: " ").first.map(String.init) }
    var used: Set<String> = []
    for row in table.rows {
      for column in Self.columns[name] ?? [] {
        used.formUnion((row[column] ?? "").split(separator: "+").map(String.init))
      }
    }
    #expect(used.subtracting(spelled).isEmpty)
    #expect(!used.isEmpty)
  }

  @Test func everyNumberHasASource() throws {
    for row in try table("devices").rows { #expect(row["source"] != nil, "\(row.place)") }
    for row in try table("safe-areas").rows { #expect(row["source"] != nil, "\(row.place)") }
    for row in try table("layout-guides").rows where row["value_pt"] != nil {
      #expect(row["source"] != nil, "\(row.place)")
    }
    for row in try table("multitasking").rows {
      #expect((row["width_pt"] == nil) == (row["width_source"] == nil), "\(row.place)")
      #expect(row["class_source"] != nil, "\(row.place)")
    }
  }
}

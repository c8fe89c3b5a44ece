import DynamicType
import Foundation
import Testing
import Vocabulary

@Suite struct TableDecoderTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/DynamicType/Tables").standardized

  static var tables: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".csv") }.sorted()
  }

  @Test func findsTables() {
    #expect(Self.tables.count == 14)
  }

  @Test(arguments: tables) func headerIsComplete(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let keys = ["# source: ", "# retrieved: ", "# unit: ", "# checked against: ", "# title: "]
    for (line, key) in zip(lines, keys) {
      #expect(line.hasPrefix(key) && line.count > key.count, "\(name): a line that begins with \(key)")
    }
    #expect(!text.contains("\r") && text.hasSuffix("\n"))
  }

  @Test(arguments: tables) func decodes(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let table = TableDecoder(text, name: name)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(table.rows.count == lines.count - 1)
    #expect(table.head["source"]?.isEmpty == false)
  }

  @Test func cells() {
    let table = TableDecoder("# source: https://a.example: b\nname,size_pt\nbody,17.5\nnone,\n", name: "sample")
    #expect(table.head["source"] == "https://a.example: b")
    #expect(table.rows.count == 2)
    #expect(table.rows[0].number("size_pt") == 17.5)
    #expect(table.rows[0].value("name", as: TextStyle.self) == .body)
    #expect(table.rows[1]["size_pt"] == nil)
  }

  @Test func quotedCells() {
    let table = TableDecoder(
      "name,note\n\"iPad Pro (12.9-inch, 1st generation)\",\"the \"\"3x\"\" canvas\"\n\"\",plain\n", name: "quoted")
    #expect(table.rows[0]["name"] == "iPad Pro (12.9-inch, 1st generation)")
    #expect(table.rows[0]["note"] == "the \"3x\" canvas")
    #expect(table.rows[1]["name"] == nil)
    #expect(table.rows[1]["note"] == "plain")
  }

  @Test func repeatedKeysKeepEveryLine() {
    let table = TableDecoder("# source: A = one\n# source: B = two\n# unit: points\na\n1\n", name: "sources")
    #expect(table.headLines["source"] == ["A = one", "B = two"])
    #expect(table.head["source"] == "A = one")
    #expect(table.headLines["unit"] == ["points"])
    #expect(table.headLines["note"] == nil)
  }

  @Test func acceptsOptionalCells() {
    let table = TableDecoder("size,style\n17.5,body\n,\n", name: "optional")
    #expect(table.rows[0].optionalNumber("size") == 17.5)
    #expect(table.rows[0].optionalValue("style", as: TextStyle.self) == .body)
    #expect(table.rows[1].optionalNumber("size") == nil)
    #expect(table.rows[1].optionalValue("style", as: TextStyle.self) == nil)
  }

  @Test func refusesBrokenTables() async {
    await #expect(processExitsWith: .failure) { _ = TableDecoder("a,b\n\"1,2\n", name: "open quote") }
    await #expect(processExitsWith: .failure) { _ = TableDecoder("a,b\n1\"1,2\n", name: "quote inside") }
    await #expect(processExitsWith: .failure) { _ = TableDecoder("a,b\n1\n", name: "short row") }
    await #expect(processExitsWith: .failure) { _ = TableDecoder("a,b\n", name: "no rows") }
    await #expect(processExitsWith: .failure) { _ = TableDecoder("a\nx\n", name: "no number").rows[0].number("a") }
  }
}

import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite("Keys of many tables")
struct SharedKeysTests {
  private static func uses(tables: Int, uses: Int) throws -> SourceUses {
    let keys =
      (0..<tables).map { TextKey(key: "title", table: "Table\($0)") } + [TextKey(key: "own", table: "Table0")]
    let texts = String(
      repeating: "Text(NSLocalizedString(\"title\", tableName: table, comment: \"\"))\n", count: uses)
    let source = "struct V: View { var body: some View { VStack {\n\(texts)Text(\"own\", tableName: \"Table0\")\n} } }"
    return SourceUses(of: keys, in: [try Sources.tree(source)])
  }

  @Test("each use counts for each table if the code names none")
  func followed() throws {
    let found = try Self.uses(tables: 20, uses: 30)
    #expect(found.uses.count { $0.key.key == "title" } == 600)
    #expect(found.mentions.isEmpty)
    #expect(found.issues.isEmpty)
  }

  @Test("over the limit, a warning names the key, each table has one mention, and other keys are followed")
  func limited() throws {
    let found = try Self.uses(tables: 300, uses: 300)
    #expect(found.uses.map(\.key.key) == ["own"])
    #expect(found.mentions.count == 300)
    #expect(Set(found.mentions.map(\.key)).count == 300)
    let issue = try #require(found.issues.first)
    #expect(found.issues.count == 1)
    #expect(issue.location.line == 2)
    #expect(issue.message.contains("\"title\" is in 300 tables, and the code names no table"))
  }

  @Test("the keys with the most uses give way, until the others are within the limit")
  func largest() throws {
    let keys = (0..<200).flatMap { table in
      ["a", "b", "c"].map { TextKey(key: $0, table: "Table\(table)") }
    }
    let texts = [("a", 240), ("b", 230), ("c", 20)].map { key, count in
      String(repeating: "Text(NSLocalizedString(\"\(key)\", comment: \"\"))\n", count: count)
    }
    let source = "struct V: View { var body: some View { VStack {\n\(texts.joined())} } }"
    let found = SourceUses(of: keys, in: [try Sources.tree(source)])
    #expect(Set(found.uses.map(\.key.key)) == ["b", "c"])
    #expect(found.issues.count == 1)
  }
}

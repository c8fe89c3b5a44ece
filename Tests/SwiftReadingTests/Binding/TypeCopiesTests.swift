import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite("Types of the same name in several files")
struct TypeCopiesTests {
  /// The uses in files, as `file:key`.
  private static func uses(_ files: [String: String], _ keys: String...) throws -> [String] {
    let trees = try files.sorted { $0.key < $1.key }.map { try Sources.tree($0.value, named: $0.key) }
    let found = SourceUses(of: keys.map { TextKey(key: $0, table: "Localizable") }, in: trees)
    return found.uses.filter { keys.contains($0.key.key) }.map { "\($0.location.file):\($0.key.key)" }.sorted()
  }

  private static func row(_ key: String) -> String {
    """
    struct Row: View {
      var title: String
      var body: some View { Text(title) }
    }
    struct \(key.uppercased()): View { var body: some View { Row(title: String(localized: "\(key)")) } }
    """
  }

  @Test("a text is drawn by the type of its own file only")
  func ownFile() throws {
    let found = try Self.uses(["A.swift": Self.row("a"), "B.swift": Self.row("b")], "a", "b")
    #expect(found == ["A.swift:a", "B.swift:b"])
  }

  @Test("a file uses the type of the nearest folder")
  func nearest() throws {
    let use = "struct Use: View { var body: some View { Row(title: String(localized: \"c\")) } }"
    let files = ["App/Row.swift": Self.row("a"), "Watch/Row.swift": Self.row("b"), "Watch/Use.swift": use]
    #expect(try Self.uses(files, "c") == ["Watch/Row.swift:c"])
  }

  @Test("a file that is as near to several types uses none of them")
  func sameDistance() throws {
    let use = "struct Use: View { var body: some View { Row(title: String(localized: \"c\")) } }"
    let files = ["A/Row.swift": Self.row("a"), "B/Row.swift": Self.row("b"), "C/Use.swift": use]
    #expect(try Self.uses(files, "c").isEmpty)
  }
}

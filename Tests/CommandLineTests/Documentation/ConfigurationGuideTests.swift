import AuditModel
import Foundation
import TestSupport
import Testing

/// The guide to the configuration names every key of the schema and no other, and each example is a configuration.
@Suite struct ConfigurationGuideTests {
  private static let page = "Sources/TypeCheckKit/Documentation.docc/ConfigurationGuide.md"

  /// A row of a table: a key, and its example.
  struct Row: CustomStringConvertible, Sendable {
    var section: String
    var key: String
    var example: String
    var description: String { "\(section): \(key)" }
  }

  private static let rows: [Row] = {
    var section = ""
    return DocumentPage.lines(of: DocumentPage.text(of: page)).compactMap { line in
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      let cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
      guard cells.count == 4, cells[0].hasPrefix("`"), section != "Roles" else { return nil }
      return Row(section: section, key: bare(cells[0]), example: bare(cells[3]))
    }
  }()

  private static func bare(_ cell: String) -> String { cell.trimmingCharacters(in: ["`"]) }

  @Test func everyKeyOfTheSchemaIsExplained() throws {
    let text = DocumentPage.text(of: "Sources/TypeCheckKit/Schemas/typecheck.schema.json")
    let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let top = try #require(schema["properties"] as? [String: Any])
    let slot = try #require((schema["$defs"] as? [String: [String: Any]])?["slot"]?["properties"] as? [String: Any])
    let samples = try #require((top["samples"] as? [String: Any])?["properties"] as? [String: Any])
    for (section, keys) in [("Top level", top), ("Fields of a slot", slot), ("Fields of samples", samples)] {
      let explained = Self.rows.filter { $0.section == section }.map(\.key)
      #expect(explained.sorted() == keys.keys.filter { $0 != "<<" }.sorted(), "\(section)")
    }
  }

  @Test(arguments: TextRole.allCases) func everyRoleIsExplained(_ role: TextRole) throws {
    let start = try #require(DocumentPage.text(of: Self.page).firstRange(of: "\n## Roles\n"))
    let section = DocumentPage.text(of: Self.page)[start.upperBound...].prefix { $0 != "#" }
    #expect(section.contains("`\(role.rawValue)`"))
  }

  @Test(arguments: rows)
  func theExampleIsAConfiguration(_ row: Row) throws {
    let stage = try DocumentStage()
    try stage.folder.file("Resources/.typecheck-baseline.jsonl", "{\"typecheckBaseline\": 1}\n")
    let font = DocumentPage.package.appending(path: "Fonts/Inter-subset.ttf")
    try FileManager.default.createDirectory(
      at: stage.folder.url.appending(path: "Resources/Fonts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: font, to: stage.folder.url.appending(path: "Resources/Fonts/Brand.otf"))
    // What a key says something about.
    let other = [
      "size": "font: Fonts/Brand.otf", "font": "size: 17", "orientations": "devices: [ipad]",
      "windows": "devices: [ipad]", "display_zoom": "devices: [iphone]", "os": "devices: [iphone]",
    ][row.key]
    let text =
      switch row.section {
      case "Fields of a slot":
        "slots: {row: {\(row.example)\(other.map { ", \($0)" } ?? "")}}\ndefault_slot: row\n"
      case "Fields of samples": "samples: {\(row.example)}\n"
      case _ where ["keys", "default_slot"].contains(row.key):
        "\(row.example)\nslots: {title: {style: headline}, row: {style: body}}\n"
      default: "\(row.example)\n\(other.map { "\($0)\n" } ?? "")"
      }
    try stage.folder.file("Resources/.typecheck.yml", text)
    let result = try stage.shell("typecheck check Resources --category L")
    // A pattern that matches nothing ends with 2 and names no problem of the configuration.
    #expect(!result.error.contains("error:") && !result.hasCrashed, "\(row): \(text)\(result.error)\(result.output)")
    #expect(!result.output.contains(".typecheck.yml:"), "\(row): \(result.output)")
  }
}

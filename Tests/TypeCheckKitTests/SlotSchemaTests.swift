import AuditModel
import Foundation
import Testing

/// The schema and the guide say what the table of slot fields says.
@Suite struct SlotSchemaTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/TypeCheckKit")
  private static let fields = SlotDescriptor.all(on: .configuration)

  private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }

  /// The schema of a field's value; nil for devices, which the table does not describe.
  private static func values(of descriptor: SlotDescriptor) -> [String: Any]? {
    switch descriptor.shape {
    case .number(let range, let isAbove, _):
      ["type": "number", isAbove ? "exclusiveMinimum" : "minimum": range.lowerBound, "maximum": range.upperBound]
    case .whole(let range, _):
      if descriptor.automatic.contains(.configuration) {
        ["oneOf": [["const": "auto"], whole(range)]]
      } else {
        whole(range)
      }
    case .flag(let hasBoth):
      ["enum": [true, false, "yes", "no", "on", "off"] as [Any] + (hasBoth ? ["both"] : [])]
    case .name(let known, let isOpen): isOpen ? ["type": "string"] : ["enum": known]
    case .path: ["type": "string"]
    case .devices: nil
    }
  }

  private static func whole(_ range: ClosedRange<Int>) -> [String: Any] {
    ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
  }

  /// The sentence for editors; the names of an open list are in it, because the schema cannot list their aliases.
  private static func description(of descriptor: SlotDescriptor) -> String {
    var text = plain(descriptor.summary)
    if case .name(let known, isOpen: true) = descriptor.shape { text += " Known: \(known.joined(separator: " "))." }
    return descriptor.standard == "none" ? text : text + " Default: \(plain(descriptor.standard))."
  }

  @Test(arguments: fields)
  func theSchemaMatchesTheTable(_ descriptor: SlotDescriptor) throws {
    let file = Self.sources.appending(path: "Schemas/typecheck.schema.json")
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let slot = try #require((schema["$defs"] as? [String: [String: Any]])?["slot"])
    var property = try #require((slot["properties"] as? [String: [String: Any]])?[descriptor.field.rawValue])
    #expect(property.removeValue(forKey: "description") as? String == Self.description(of: descriptor))
    if let values = Self.values(of: descriptor) {
      let (found, wanted) = (property as NSDictionary, values as NSDictionary)
      #expect(found == wanted, "\(descriptor.field.rawValue): \(found), not \(wanted)")
    }
  }

  @Test func theGuideMatchesTheTable() throws {
    let guide = try String(
      contentsOf: Self.sources.appending(path: "Documentation.docc/ConfigurationGuide.md"), encoding: .utf8)
    let section = try #require(guide.components(separatedBy: "\n## Fields of a slot\n").last)
    let rows = section.prefix(upTo: section.range(of: "\n## ")?.lowerBound ?? section.endIndex)
      .split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    let usage = ["orientations", "windows", "os", "display_zoom"]
    let own = rows.filter { row in !usage.contains { row.hasPrefix("| `\($0)`") } }
    let wanted = Self.fields.map { descriptor in
      let name = descriptor.field.rawValue
      let start = "| `\(name)` | \(descriptor.summary.dropLast()) | \(descriptor.standard) | "
      return start + "`\(name): \(descriptor.example)` |"
    }
    #expect(own == wanted, "write these rows:\n\(wanted.joined(separator: "\n"))")
  }
}

import AuditModel
import Foundation
import Testing

@testable import Audit

@Suite struct RuleRegistryTests {
  /// The type names of the files in a folder of rules.
  private static func files(in group: String) throws -> [String] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appending(path: "Sources/Audit/Rules/\(group)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }

  @Test func folderIsList() throws {
    #expect(try Self.files(in: "Text") == RuleRegistry.text.map { "\(type(of: $0))" }.sorted())
  }

  @Test func identifiersAreKebabCaseAndUnique() {
    let ids = RuleRegistry.descriptors.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil })
    #expect(ids == ids.sorted())
  }

  @Test func findingsOfAllRules() {
    let subject = ExampleMeasurements.body("Save and close", width: 270).with { $0.minimumSize = 15 }
    #expect(RuleRegistry.findings(on: subject).map(\.rule) == ["text-too-small", "text-truncated"])
  }

  @Test func nothingMeasuredIsNoFinding() {
    #expect(RuleRegistry.findings(on: ExampleMeasurements.unmeasured("สวัสดี")).isEmpty)
  }
}

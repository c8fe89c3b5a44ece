import AuditModel
import Foundation
import Testing

@testable import Audit
@testable import ColorRules
@testable import LayoutRules
@testable import RuleKit
@testable import TextRules

@Suite struct RuleRegistryTests {
  /// The type names of the files in a folder of rules.
  private static func files(in group: String) throws -> [String] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appending(path: "Sources/\(group)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }

  private static func names<Subject>(_ rules: [any Rule<Subject>]) -> [String] {
    rules.map { "\(type(of: $0))" }.sorted()
  }

  @Test func theListHasEveryFileInTheFolder() throws {
    #expect(try Self.files(in: "TextRules/Rules/Text") == Self.names(RuleRegistry.text))
    #expect(try Self.files(in: "TextRules/Rules/Translation") == Self.names(RuleRegistry.translations))
    let colors =
      Self.names(RuleRegistry.pairs) + Self.names(RuleRegistry.colors) + Self.names(RuleRegistry.palettes)
      + Self.names(RuleRegistry.bars) + Self.names(RuleRegistry.pictures)
    #expect(try Self.files(in: "ColorRules/Rules") == colors.sorted())
    let layouts = Self.names(RuleRegistry.screens) + Self.names(RuleRegistry.screenSets)
    #expect(try Self.files(in: "LayoutRules/Rules/Layout") == layouts.sorted())
    let texts =
      Self.names(RuleRegistry.elementTexts) + Self.names(RuleRegistry.textSets) + Self.names(RuleRegistry.fonts)
    #expect(try Self.files(in: "LayoutRules/Rules/LayoutText") == texts.sorted())
    #expect(try Self.files(in: "LayoutRules/Rules/Manifest") == Self.names(RuleRegistry.manifests))
    #expect(try Self.files(in: "LayoutRules/Rules/Coverage") == Self.names(RuleRegistry.coverage))
    #expect(try Self.files(in: "LayoutRules/Rules/Image") == Self.names(RuleRegistry.images))
    #expect(try Self.files(in: "LayoutRules/Rules/Web") == Self.names(RuleRegistry.webPages))
    #expect(try Self.files(in: "LayoutRules/Rules/File") == Self.names(RuleRegistry.files))
  }

  @Test func identifiersAreKebabCaseAndUnique() {
    let ids = RuleRegistry.descriptors.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z0-9]+)+/) != nil })
    #expect(ids == ids.sorted())
  }

  /// Runs all rules on one text.
  private static func findings(on subject: SlotMeasurement) -> [Finding] {
    RuleRegistry.textRules.compactMap { rule in
      rule.judge(subject).diagnosis.map { rule.finding(of: $0, in: subject) }
    }
  }

  @Test func findingsOfAllRules() {
    let subject = SlotMeasurement.body("Save and close", width: 270).with { $0.minimumSize = 15 }
    #expect(Self.findings(on: subject).map(\.rule) == ["text-too-small", "text-truncated"])
  }

  @Test func noMeasurementGivesNoFinding() {
    #expect(Self.findings(on: SlotMeasurement.unmeasured("สวัสดี")).isEmpty)
  }
}

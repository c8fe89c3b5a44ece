import AuditModel
import TestSupport
import Testing
import TypeCheckKit

/// The table of thresholds in the guide is made of the rules' descriptors.
@Suite struct ThresholdTableTests {
  private static let page = "Sources/TypeCheckKit/Documentation.docc/ConfigurationGuide.md"

  private static var table: String {
    let rows = RuleRegistry.descriptors.flatMap { rule in
      rule.options.compactMap { option in
        option.range.map { range in
          let limits = "\(option.unit.words(range.lowerBound)) to \(option.unit.words(range.upperBound))"
          let value = option.unit.words(option.defaultValue)
          return "| `\(rule.id)` | `\(option.name)` | \(value) | \(limits) | \(option.meaning) |"
        }
      }
    }
    return (["| rule | threshold | default | range | meaning |", "| --- | --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  @Test func theGuideListsEveryThreshold() {
    #expect(DocumentPage.text(of: Self.page).contains("\n\n\(Self.table)\n\n"), "write this: \(Self.table)")
  }
}

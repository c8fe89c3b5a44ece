import AuditModel
import Foundation
import RuleKit
import TestSupport
import Testing

@testable import LayoutRules

/// Every example of a rule on screens, written down as a layout file and checked by the built program.
@Suite struct LayoutExamplesTests {
  /// The expected result of one example.
  private struct Expected {
    var rule: String
    var name: String
    var layouts: [Screen]
    var verdict: Verdict
    var severity: Finding.Severity?

    /// The screen's name in the file.
    var screen: String { "\(rule): \(name)" }
  }

  private static func expected<Subject>(
    _ rule: some Rule<Subject>, _ layouts: (Subject) -> [Screen]
  ) -> [Expected] {
    rule.examples.map {
      Expected(
        rule: rule.descriptor.id, name: $0.name, layouts: layouts($0.subject), verdict: $0.outcome,
        severity: $0.severity)
    }
  }

  /// The examples of all rules on screens that a layout file can say.
  private static var expected: [Expected] {
    var all: [Expected] = []
    for rule in RuleRegistry.screens { all += expected(rule) { [$0.layout] } }
    for rule in RuleRegistry.screenSets + RuleRegistry.textSets { all += expected(rule) { $0.screens.map(\.layout) } }
    // A layout file states frames, so it has no solved ones.
    let stated = all.filter { $0.layouts.allSatisfy { $0.solved == nil } }
    return stated.filter { !$0.layouts.isEmpty && $0.layouts.allSatisfy(LayoutFileText.canExpress) }
  }

  /// Rule, outcome and severity of what the program finds, by the name of the screen.
  private func found(_ examples: [Expected]) throws -> [String: [String]] {
    var file = LayoutFileText()
    for example in examples { file.add(example.screen, example.layouts) }
    let folder = try TemporaryFolder()
    try folder.file("all.layout.json", try file.data())
    let result = try Binary.run(["check", "all.layout.json", "--format", "json"], in: folder.url)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result.error)")
    #expect((report["inputIssues"] as? [Any])?.isEmpty == true, "\(report["inputIssues"] ?? "")")
    var found: [String: [String]] = [:]
    for finding in try #require(report["findings"] as? [[String: Any]]) {
      // The fonts of all screens together are of none.
      guard let screen = (finding["layout"] as? [String: Any])?["screen"] as? String else { continue }
      let words = ["rule", "outcome", "severity"].map { finding[$0] as? String ?? "-" }
      found[screen, default: []].append(words.joined(separator: " "))
    }
    return found
  }

  @Test func everyExampleWorksInALayoutFile() throws {
    let examples = Self.expected
    #expect(examples.count > 150)
    let found = try found(examples)
    for example in examples {
      let own = (found[example.screen] ?? []).filter { $0.hasPrefix("\(example.rule) ") }
      switch example.verdict {
      case .pass, .notApplicable: #expect(own.isEmpty, "\(example.screen): \(own)")
      case .fail, .needsReview:
        let wanted = "\(example.rule) \(example.verdict.rawValue) \(example.severity?.rawValue ?? "-")"
        #expect(own.contains(wanted), "\(example.screen): \(own), not \(wanted)")
      }
    }
  }
}

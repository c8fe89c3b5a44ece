import Audit
import AuditModel
import DynamicType
import Foundation
import Testing

@testable import RuleKit
@testable import ScaleRules

@Suite struct ScaleLintTests {
  private typealias Outcomes = [String: Verdict]

  private static func outcomes(_ rows: [ScaleRow], platform: Platform = .ios) -> Outcomes {
    let report = ScaleLint(platform: platform).check(rows)
    return Dictionary(uniqueKeysWithValues: report.results.map { ($0.rule.id, $0.outcome.kind) })
  }

  static let examples = RuleRegistry.scales.flatMap { rule in
    rule.examples.map { (rule: rule.descriptor.id, example: $0) }
  }

  @Test(arguments: examples) func example(rule id: String, example: Example<ScaleSheet>) throws {
    let rule = try #require(RuleRegistry.scales.first { $0.descriptor.id == id })
    let outcome = rule.evaluate(example.subject)
    let verdict = rule.verdict(on: example.subject)
    let messages = outcome.findings.map(\.message.text)
    #expect(outcome.kind == example.outcome, "\(id): \(example.name): \(messages) \(verdict.unchecked)")
    if outcome.kind == .notApplicable { #expect(!verdict.unchecked.isEmpty, "\(id) says why") }
    #expect(outcome.findings.allSatisfy { $0.message.text.contains("(line \($0.location.line))") })
  }

  @Test(arguments: examples) func examplesAreReadable(rule: String, example: Example<ScaleSheet>) {
    let sheet = example.subject
    #expect(sheet.issues.isEmpty || sheet.rows.isEmpty, "\(rule): \(example.name): \(sheet.issues)")
  }

  @Test func everyRuleHasExamplesOfEveryOutcome() {
    for rule in RuleRegistry.scales {
      #expect(Set(rule.examples.map(\.outcome)) == [.pass, .fail, .notApplicable], "\(rule.descriptor.id)")
    }
  }

  @Test func descriptors() {
    let ids = RuleRegistry.scales.map(\.descriptor.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isDisjoint(with: RuleRegistry.descriptors.map(\.id)))
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
    for rule in RuleRegistry.scales.map(\.descriptor) {
      #expect(!rule.rationale.isEmpty && !rule.criteria.isEmpty && !rule.rationale.contains("\n"))
    }
  }

  /// The meaning of “current” and “dated”: Apple's iOS table of today keeps the ones and not the others.
  @Test func appleTodayOnIOS() {
    #expect(
      Self.outcomes(TypeScale(platform: .ios).rows) == [
        "size-floor": .pass, "body-default-size": .pass, "headline-like-body": .pass, "captions-alike": .pass,
        "light-weight": .pass, "size-steps": .fail, "leading-steps": .fail, "navigation-text": .notApplicable,
        "regular-or-medium": .fail, "tracking-order": .fail,
      ])
  }

  @Test func trackingOrderOfToday() throws {
    let report = ScaleLint().check(TypeScale(platform: .ios).rows)
    let verdict = try #require(report.results.first { $0.rule.id == "tracking-order" })
    let broken = verdict.messages.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(broken == ["title1", "title2", "title3", "headline", "body", "callout"])
  }

  @Test func ios7() throws {
    let report = ScaleLint().check(TypeScale.ios7)
    let outcomes = Self.outcomes(TypeScale.ios7)
    #expect(outcomes["size-floor"] == .pass && outcomes["body-default-size"] == .pass)
    #expect(outcomes["headline-like-body"] == .pass && outcomes["captions-alike"] == .pass)
    #expect(outcomes["leading-steps"] == .notApplicable && outcomes["tracking-order"] == .notApplicable)
    #expect(outcomes["regular-or-medium"] == .fail, "the headline was logged as bold")
    let steps = try #require(report.results.first { $0.rule.id == "size-steps" })
    let styles = Set(steps.messages.compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(styles == ["footnote", "caption2"], "headline and body hold; caption2 is at the minimum up to L")
    #expect(report.fails(.dated) && !report.fails(.current))
  }

  @Test func appleTodayElsewhere() {
    let watch = Self.outcomes(TypeScale(platform: .watchos).rows, platform: .watchos)
    #expect(watch["size-floor"] == .fail, "footnote2 is 10 pt at XS in the published table")
    #expect(watch["headline-like-body"] == .pass && watch["body-default-size"] == .pass)
    for platform in [Platform.macos, .tvos] {
      let outcomes = Self.outcomes(TypeScale(platform: platform).rows, platform: platform)
      #expect(!["size-floor", "body-default-size", "light-weight"].contains { outcomes[$0] != .pass })
      #expect(outcomes["size-steps"] == .notApplicable)
    }
  }

  @Test func messagesNameTheRows() throws {
    let rows = ScaleReader().read(csv: "style,category,size\ncaption2,XS,10\nbody,L,17\nbody,XL,18.5\n").rows
    let report = ScaleLint().check(rows)
    let messages = report.results.flatMap(\.messages)
    #expect(
      messages == [
        "caption2 at XS (line 2) is 10 pt, below the 11 pt minimum of iOS",
        "body at XL (line 4) is 18.5 pt after 17 pt at L (line 3): a step of 1.5, not 1",
      ])
  }

  @Test func checksEachRow() {
    let csv = "style,category,size\nbody,L,17\nbody,large,18\nbody,default,17\nboddy,L,17\n"
    let (rows, issues) = ScaleReader().read(csv: csv)
    let report = ScaleLint().check(rows, issues: issues)
    #expect(report.rows == 2)
    #expect(report.issues.map(\.line) == [2, 3, 4, 5])
    #expect(report.issues[0].message == "body has no row for XS S M XL XXL XXXL AX1 AX2 AX3 AX4 AX5")
    #expect(report.issues[1].message == "body at L is already on line 2; this row is not checked")
    #expect(report.issues[2].message == "iOS has no published size category default")
    #expect(report.issues.map(\.severity) == [.warning, .warning, .warning, .error])
  }

  @Test func applesTablesHaveNoIssues() {
    for platform in Platform.allCases {
      #expect(ScaleLint(platform: platform).check(TypeScale(platform: platform).rows).issues.isEmpty)
    }
  }

  @Test func reportAsJSON() throws {
    let data = try JSONEncoder().encode(ScaleLint().check(TypeScale.ios7))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let results = try #require(object["results"] as? [[String: Any]])
    #expect(results.count == RuleRegistry.scales.count)
    #expect(results[0]["rule"] as? String == "size-floor" && results[0]["era"] as? String == "current")
    #expect(results.allSatisfy { Set(["outcome", "messages", "checked", "unchecked"]).isSubset(of: $0.keys) })
  }
}

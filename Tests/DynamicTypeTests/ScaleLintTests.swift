import Foundation
import Testing

@testable import DynamicType

@Suite struct ScaleLintTests {
  private typealias Outcomes = [String: ScaleVerdict.Outcome]

  private static func outcomes(_ rows: [ScaleRow], platform: Platform = .ios) -> Outcomes {
    let report = ScaleLint(platform: platform).check(rows)
    return Dictionary(uniqueKeysWithValues: report.results.map { ($0.rule.id, $0.verdict.outcome) })
  }

  static let examples = ScaleLint.rules.flatMap { rule in
    type(of: rule).examples.map { (rule: type(of: rule).descriptor.id, example: $0) }
  }

  @Test(arguments: examples) func example(rule: String, example: ScaleExample) throws {
    let judge = try #require(ScaleLint.rules.first { type(of: $0).descriptor.id == rule })
    let verdict = judge.evaluate(example.sheet)
    #expect(verdict.outcome == example.outcome, "\(rule): \(example.name): \(verdict.messages) \(verdict.unchecked)")
    if verdict.outcome == .notApplicable { #expect(!verdict.unchecked.isEmpty, "\(rule) says why") }
    if verdict.outcome == .fail { #expect(verdict.messages.allSatisfy { $0.contains("(line ") }) }
  }

  @Test(arguments: examples) func examplesAreReadable(rule: String, example: ScaleExample) {
    let header = ScaleRecord.columns.joined(separator: ",")
    let issues = ScaleReader(platform: example.platform).read(csv: "\(header)\n\(example.rows)").issues
    #expect(issues.isEmpty || example.rows.isEmpty, "\(rule): \(example.name): \(issues)")
  }

  @Test func everyRuleHasExamplesOfEveryOutcome() {
    for rule in ScaleLint.rules {
      let outcomes = Set(type(of: rule).examples.map(\.outcome))
      #expect(outcomes == Set(ScaleVerdict.Outcome.allCases), "\(type(of: rule).descriptor.id)")
    }
  }

  @Test func folderAndListAgree() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/DynamicType/Lint/Rules").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
      $0.replacing(".swift", with: "")
    }
    #expect(files.sorted() == ScaleLint.rules.map { "\(type(of: $0))" }.sorted())
    let ids = ScaleLint.rules.map { type(of: $0).descriptor.id }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
    for rule in ScaleLint.rules {
      let descriptor = type(of: rule).descriptor
      #expect(!descriptor.rationale.isEmpty && !descriptor.source.isEmpty && !descriptor.rationale.contains("\n"))
    }
  }

  /// What “current” and “dated” mean: Apple's iOS table of today keeps the ones and not the others.
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
    let verdict = try #require(report.results.first { $0.rule.id == "tracking-order" }).verdict
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
    let steps = try #require(report.results.first { $0.rule.id == "size-steps" }).verdict
    let styles = Set(steps.messages.compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(styles == ["footnote", "caption2"], "headline and body hold; caption2 stands at the floor up to L")
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
    let messages = report.results.flatMap(\.verdict.messages)
    #expect(
      messages == [
        "caption2 at XS (line 2) is 10 pt, below the 11 pt minimum of iOS",
        "body at XL (line 4) is 18.5 pt after 17 pt at L (line 3): a step of 1.5, not 1",
      ])
  }

  @Test func rowsThemselves() {
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

  @Test func applesOwnTablesHaveNoIssues() {
    for platform in Platform.allCases {
      #expect(ScaleLint(platform: platform).check(TypeScale(platform: platform).rows).issues.isEmpty)
    }
  }

  @Test func reportAsJSON() throws {
    let data = try JSONEncoder().encode(ScaleLint().check(TypeScale.ios7))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let results = try #require(object["results"] as? [[String: Any]])
    #expect(results.count == ScaleLint.rules.count)
    #expect(results[0]["rule"] as? String == "size-floor" && results[0]["era"] as? String == "current")
    #expect(results.allSatisfy { Set(["outcome", "messages", "checked", "unchecked"]).isSubset(of: $0.keys) })
  }
}

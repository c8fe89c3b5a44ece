import Adaptivity
import AuditModel
import DynamicType
import Testing

@testable import Reports

/// The result for the App Store's Larger Text, which never says yes.
@Suite struct LargerTextWordsTests {
  /// A run in which everything was checked.
  private static func complete() -> AuditReport {
    var report = HTMLSamples.complete(Samples.clean())
    report.subject.coversTexts = true
    var screens = TextOutcomes()
    screens.pass = 2
    for locale in ["en", "de", "ja"] {
      report.tally.largerText.screens[LargerTextCounts.Group(family: .iphone, locale: locale)] = screens
    }
    return report
  }

  private static let group = LargerTextCounts.Group(family: nil, locale: "de")

  private func result(_ change: (inout AuditReport) -> Void) -> (LargerTextWords.Outcome, String) {
    var report = Self.complete()
    change(&report)
    let words = LargerTextWords(report, in: "de")
    return (words.outcome, words.words)
  }

  @Test func nothingIsFoundOnlyWhenEverythingWasChecked() {
    #expect(result { _ in } == (.clear, "nothing found against it"))
    #expect(result { $0.subject.coversTexts = false }.0 == .review)
    #expect(result { $0.tally.largerText.screens = [:] } == (.review, "nothing found in texts, screens not checked"))
    #expect(result { $0.categories = [.large] } == (.review, "not known, not measured at AX3"))
    #expect(result { $0.tally.largerText = LargerTextCounts() }.0 == .review)
  }

  @Test func textsDecideTheirLanguage() {
    #expect(result { $0.tally.largerText.texts[Self.group]?.fail = 1_234 } == (.fail, "fails, 1,234"))
    #expect(result { $0.tally.largerText.texts[Self.group]?.review = 2 } == (.review, "not known, 2"))
    #expect(result { $0.tally.largerText.texts[Self.group]?.unmeasured = 1 } == (.review, "not known, 1"))
    #expect(
      result { $0.tally.largerText.texts[Self.group]?.bounded = 3 }
        == (.clear, "nothing found against it (3 texts bounded)"))
    let bounded = result {
      $0.tally.largerText.screens = [:]
      $0.tally.largerText.texts[Self.group] = TextOutcomes()
      $0.tally.largerText.texts[Self.group]?.bounded = 3
    }
    #expect(bounded == (.review, "not known, no text has a verdict"))
    let unmeasured = result {
      $0.tally.largerText.screens = [:]
      $0.tally.largerText.texts[Self.group] = TextOutcomes()
      $0.tally.largerText.texts[Self.group]?.unmeasured = 4
    }
    #expect(unmeasured == (.review, "not known, no font"))
    let other = result {
      $0.tally.largerText.texts[LargerTextCounts.Group(family: nil, locale: "fr"), default: TextOutcomes()].fail = 1
    }
    #expect(other.0 == .clear, "French does not fail German")
  }

  @Test func familiesAreApart() {
    var report = Self.complete()
    let pad = LargerTextCounts.Group(family: .ipad, locale: "de")
    report.tally.largerText.texts[pad, default: TextOutcomes()].fail = 2
    #expect(LargerTextWords(report, in: "de", on: .iphone).outcome == .clear)
    #expect(LargerTextWords(report, in: "de", on: .ipad).words == "fails, 2")
    #expect(LargerTextWords(report, in: "de").outcome == .fail)
    let page = HTMLReporter().text(of: report)
    #expect(page.contains("<th scope=\"col\">iPhone</th><th scope=\"col\">iPad</th>"))
    let link = "<a href=\"#/texts?lang=de&amp;only=fail\">fails, 2</a>"
    #expect(page.contains("<td class=\"text-pass\">nothing found against it</td><td class=\"text-fail\">\(link)</td>"))
    #expect(page.contains("iPad fails in 1 of 3 languages</a></p>"))
  }

  @Test func theWordsNeverClaimSupport() {
    for count in 0..<64 {
      let (_, words) = result { report in
        report.tally.largerText.texts[Self.group]?.fail = count & 1
        report.tally.largerText.texts[Self.group]?.review = count >> 1 & 1
        report.tally.largerText.texts[Self.group]?.bounded = count >> 2 & 1
        report.subject.coversTexts = count >> 3 & 1 == 1
        if count >> 4 & 1 == 1 { report.tally.largerText.screens = [:] }
        report.tally.largerText.texts[Self.group]?.pass = count >> 5 & 1
      }
      for claim in ["yes", "support", "pass"] { #expect(!words.lowercased().contains(claim), "\(words)") }
      let isWhole = words.hasPrefix("nothing found against it")
      #expect(!isWhole || count & 0b11011 == 0b01000, "\(count): \(words)")
    }
  }
}

import AuditModel
import Reports
import RuleKit
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

/// Checks that are compared with an earlier report.
@Suite struct CheckComparisonTests {
  private typealias Samples = ComparisonSamples

  private static let short = Samples.files.merging([
    "App/de.lproj/Main.strings": "\"apply\" = \"Los\";\n\"close\" = \"Zu\";\n"
  ]) { $1 }

  @Test func theSameAppIsKnown() async throws {
    let before = try await Samples.check()
    #expect(before.comparison == nil && before.findings.count >= 2 && before.findings.allSatisfy { $0.change == nil })
    for measurements in [MeasurementChoice.findings, .all] {
      // Another folder, as in a job of CI.
      let report = try await Samples.check(since: try Samples.earlier(before, measurements))
      let comparison = try #require(report.comparison)
      #expect(comparison.known == before.findings.count && comparison.new == 0 && comparison.worse == 0)
      #expect(comparison.fixed.isEmpty && comparison.notChecked == 0 && comparison.accepted == 0)
      #expect(report.findings.allSatisfy { $0.change == .known })
    }
  }

  @Test func changedTextsAreNewWorseAndFixed() async throws {
    let earlier = try Samples.earlier(try await Samples.check())
    let files = Samples.files.merging([
      "App/de.lproj/Main.strings": "\"apply\" = \"Los\";\n\"close\" = \"Fenster jetzt schließen\";\n",
      "App/fr.lproj/Main.strings": "\"apply\" = \"Appliquer maintenant tous les réglages\";\n\"close\" = \"Non\";\n",
    ]) { $1 }
    let report = try await Samples.check(files, since: earlier)
    let comparison = try #require(report.comparison)
    #expect(report.findings.filter { $0.change == .new }.map(\.key).allSatisfy { $0 == "close" })
    #expect(comparison.new >= 1)
    let worse = report.findings.filter { $0.change == .worse }
    #expect(!worse.isEmpty && worse.allSatisfy { $0.key == "apply" && $0.locale == "fr" })
    #expect(worse.allSatisfy { $0.message.text.contains(" in main.json)") }, "\(worse.map(\.message.text))")
    #expect(comparison.fixed.contains { $0.key == "apply" && $0.locale == "de" && $0.rule == "text-truncated" })
  }

  @Test func aRemovedFileOrTextIsFixed() async throws {
    let earlier = try Samples.earlier(try await Samples.check())
    var files = Samples.files
    files["App/de.lproj/Main.strings"] = nil
    let removed = try #require(try await Samples.check(files, since: earlier).comparison)
    #expect(!removed.fixed.isEmpty && removed.fixed.allSatisfy { $0.locale == "de" } && removed.notChecked == 0)
    files["App/de.lproj/Main.strings"] = "\"close\" = \"Zu\";\n"
    let fewer = try #require(try await Samples.check(files, since: earlier).comparison)
    #expect(fewer.fixed.map(\.fingerprint) == removed.fixed.map(\.fingerprint))
  }

  /// A part of the app, in which the repaired text is not checked.
  private static let parts: [(String, @Sendable (inout CheckPipeline) throws -> Void)] = [
    ("--key", { $0.measure.keys = ["close"] }),
    ("--locale", { $0.configuration.locales.included = [Glob(name: "fr")] }),
    ("--disable-rule", { $0.configuration.rules.disabled = ["text-truncated", "word-broken"] }),
    ("--category", { $0.measure.options.categories = [.extraSmall] }),
    ("--larger-text", { $0.isLargerText = true }),
    ("--pseudo", { $0.configuration.pseudo = [.double] }),
    ("--bold-text", { $0.slot.boldText = [true] }),
  ]

  @Test(arguments: 0..<7) func uncheckedTextsAreNotFixed(number: Int) async throws {
    let earlier = try Samples.earlier(try await Samples.check())
    let (name, change) = Self.parts[number]
    let comparison = try #require(try await Samples.check(Self.short, since: earlier, change: change).comparison)
    #expect(comparison.fixed.isEmpty && comparison.notChecked > 0, "\(name): \(comparison)")
  }

  @Test func filesOutsideOfTheRunAreNotFixed() async throws {
    let earlier = try Samples.earlier(try await Samples.check())
    let part = try await Samples.check(Self.short, since: earlier, ["App/en.lproj", "App/fr.lproj"])
    #expect(part.comparison?.fixed == [] && part.comparison?.notChecked ?? 0 > 0)
    var excluding = Self.short
    excluding[".typecheck.yml", default: ""] += "excluded: [\"**/de.lproj/**\"]\n"
    let excluded = try await Samples.check(excluding, since: earlier)
    #expect(excluded.comparison?.fixed == [] && excluded.comparison?.notChecked ?? 0 > 0)
    var broken = Self.short
    broken["App/de.lproj/Main.strings"] = "\"apply\" = \"Los\";\n\"close\" = "
    let unread = try await Samples.check(broken, since: earlier)
    #expect(unread.comparison?.fixed == [] && unread.comparison?.notChecked ?? 0 > 0)
  }

  @Test func acceptedFindingsAreNotFixed() async throws {
    let before = try await Samples.check()
    let earlier = try Samples.earlier(before)
    let baseline = try await Samples.check(since: earlier) { pipeline in
      var accepted = Baseline()
      for finding in before.findings {
        accepted.accept(
          Baseline.Extent(from: finding.firstCategory, over: 1000),
          at: Baseline.Key(
            file: "App/\(finding.locale ?? "").lproj/Main.strings", key: finding.key, locale: finding.locale ?? "",
            rule: finding.rule, slot: finding.slot?.place(at: finding.site) ?? ""))
      }
      pipeline.baseline = (accepted, pipeline.folder)
    }
    #expect(baseline.comparison?.fixed == [] && baseline.comparison?.accepted ?? 0 > 0)
    var commented = Samples.files
    commented["App/de.lproj/Main.strings"] =
      "/* typecheck:disable text-truncated,word-broken */\n\"apply\" = \"Einstellungen übernehmen\";\n"
    let comment = try await Samples.check(commented, since: earlier)
    #expect(comment.comparison?.fixed == [] && comment.comparison?.accepted ?? 0 > 0)
  }

  @Test func notesNameMisleadingCircumstances() async throws {
    var earlier = try Samples.earlier([Samples.finding("other", file: "Other/it.strings")])
    earlier.version = "0.0.1"
    earlier.isIncomplete = true
    let report = try await Samples.check(since: earlier)
    for words in ["check that it is a report of this app", "made by typecheck 0.0.1", "comes from an incomplete run"] {
      #expect(report.notes.contains { $0.contains(words) }, "\(words): \(report.notes)")
    }
    #expect(report.comparison?.fixed == [])
    let same = try await Samples.check(since: try Samples.earlier(try await Samples.check()))
    #expect(!same.notes.contains { $0.contains("main.json") }, "\(same.notes)")
  }
}

import AuditModel
import Foundation
import RuleKit
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

/// A check of a folder with palettes.
@Suite struct CheckColorsTests {
  private static let tokens = """
    {"color": {"$type": "color", "status": {"ok": {"$value": "#34A853"}, "fail": {"$value": "#EA4335"}}}}
    """
  private static let palette = """
    {"colors": {"hint": {"role": "text", "value": "#AAAAAA", "lightHighContrast": "#333333", "darkHighContrast": "#333333",
      "style": "body"}, "paper": {"role": "background", "value": "#FFFFFF"}}}
    """
  private static let colorSet = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0xAA", "green": "0xAA", "blue": "0xAA", "alpha": "1.000"}}}]}
    """

  private func check(
    _ files: [String: String], _ inputs: [String] = [], change: (inout CheckPipeline) -> Void = { _ in }
  ) async throws -> CheckPipeline.Result {
    let folder = try TemporaryFolder()
    for (path, content) in files {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file, atomically: true, encoding: .utf8)
    }
    var measure = MeasurePipeline()
    measure.retention = .everything
    var pipeline = CheckPipeline(Configuration(), folder: folder.url.path, measure: measure)
    change(&pipeline)
    let result = try await pipeline.run(inputs.map { folder.url.appending(path: $0).path })
    return withExtendedLifetime(folder) { result }
  }

  @Test func aReportContainsTextsAndColors() async throws {
    let report = try await check([
      "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n", "a.palette.json": Self.palette,
      "A.xcassets/hint.colorset/Contents.json": Self.colorSet, "b.tokens.json": Self.tokens,
    ]).report
    #expect(report.summary.texts == 1 && report.container != nil)
    #expect(report.palettes?.count == 3 && report.colorSummary.colors == 5)
    let contrast = report.findings.filter { $0.rule == "contrast-minimum" && $0.outcome == .fail }
    #expect(contrast.map(\.key) == ["hint on paper"] && contrast.first?.severity == .error)
    #expect(report.findings.contains { $0.rule == "red-green-only" && $0.severity == .note })
    #expect(
      report.rules.contains { $0.id == "contrast-minimum" } && report.rules.contains { $0.id == "text-truncated" })
    #expect(report.summary.errors == 1)
    let isReported = report.leftOut.keys.contains { $0.contains("palette") || $0.contains("colour") }
    #expect(!isReported, "\(report.leftOut)")
    #expect(report.files.count { $0.format == "xcassets" } == 1)
  }

  /// A view with a text in a weak colour set on another one, and one on a background that nothing states.
  private static let view = """
    struct A: View {
      var body: some View {
        VStack { Text(name).foregroundStyle(Color("hint")) }.background(Color("paper"))
        VStack { Text(name).foregroundStyle(.yellow) }
      }
    }
    """

  @Test func pairsInCodeAreChecked() async throws {
    let white = Self.colorSet.replacing("0xAA", with: "0xFF")
    let report = try await check([
      "A.xcassets/hint.colorset/Contents.json": Self.colorSet, "A.xcassets/paper.colorset/Contents.json": white,
      "A.xcassets/hintBackground.colorset/Contents.json": Self.colorSet, "A.swift": Self.view,
    ]).report
    let contrast = report.findings.filter { $0.rule == "contrast-minimum" }
    let stated = try #require(contrast.first { $0.outcome == .fail })
    #expect(contrast.count { $0.outcome == .fail } == 1 && stated.key == "hint on paper" && stated.severity == .error)
    #expect(stated.location.file.hasSuffix("A.swift") && stated.location.line == 3)
    let assumed = try #require(contrast.first { $0.outcome == .needsReview })
    #expect(assumed.key == "systemYellow on systemBackground" && assumed.reason == .unknownBackground)
    #expect(assumed.severity == .note)
  }

  @Test func colorsAloneNeedNoTexts() async throws {
    let report = try await check(["a.palette.json": Self.palette], ["a.palette.json"]).report
    #expect(report.container == nil && report.inputIssues.isEmpty && report.colorSummary.pairs == 1)
    #expect(report.findings.contains { $0.key == "hint on paper" })
  }

  @Test func theConfigurationExcludesPalettes() async throws {
    let report = try await check([
      "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n", "Old/a.palette.json": Self.palette,
      "Old/A.xcassets/hint.colorset/Contents.json": "{", "Old/b.tokens.json": "nonsense",
    ]) {
      $0.configuration.excluded = [Glob(path: "Old")]
    }.report
    #expect(report.palettes == nil && report.inputIssues.isEmpty, "\(report.inputIssues)")
  }

  @Test func rulesOnColorsAreChosenAndAccepted() async throws {
    let files = ["a.palette.json": Self.palette]
    let quiet = try await check(files) { $0.configuration.rules.disabled = ["contrast-minimum"] }.report
    #expect(!quiet.findings.contains { $0.rule == "contrast-minimum" })
    let accepting = try await check(files) { $0.newBaselineFolder = $0.folder }
    let accepted = try #require(accepting.newBaseline)
    let key = accepted.entries.keys.first { $0.rule == "contrast-minimum" }
    #expect(key?.file == "a.palette.json" && key?.key == "hint on paper")
    let again = try await check(files) { $0.baseline = (accepted, $0.folder) }
    #expect(again.report.summary.errors == 0 && again.stale.isEmpty)
  }

  @Test func sufficientContrastReportsWhatIncreaseContrastFixes() async throws {
    let files = ["a.palette.json": Self.palette]
    let report = try await check(files) { $0.isSufficientContrast = true }.report
    let notes = report.notes.joined(separator: "\n")
    #expect(report.sufficientContrast?.answer(on: .iphone) == .nothingFound)
    #expect(notes.contains("Sufficient Contrast on iPhone and iPad, in every language: nothing found against it"))
    #expect(
      notes.contains("failing by default but passing with Increase Contrast on iPhone and iPad: \"hint on paper\""))
    #expect(try await check(files).report.sufficientContrast == nil)
  }

  @Test func sufficientContrastChecksScreensToo() async throws {
    let layout = """
      {"typecheckLayout": 1, "screens": [{"name": "A", "environment": {"device": "iphone-16", "contrast": "high"},
        "elements": [{"id": "note", "role": "text", "text": "Hi", "style": "body", "color": "#AAAAAA",
        "background": "#FFFFFF", "frame": [16, 200, 200, 22]}]}]}
      """
    let report = try await check(["a.layout.json": layout]) { $0.isSufficientContrast = true }.report
    #expect(report.sufficientContrast?.answer(on: .iphone) == .fails, "\(report.notes)")
    #expect(report.sufficientContrast?.answer(on: .ipad) == .notKnown)
  }
}

import AuditModel
import RuleKit
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

/// The files of any kind whose findings a baseline accepts.
@Suite struct BaselineScopeTests {
  private static let fonts = "font-does-not-scale"

  private static func label(_ text: String, _ id: String, y: Int, isFixed: Bool = true) -> String {
    """
    <label text="\(text)" \(isFixed ? "" : "adjustsFontForContentSizeCategory=\"YES\"") id="\(id)">
    <rect key="frame" x="16" y="\(y)" width="200" height="30"/>
    <fontDescription key="fontDescription" \(isFixed ? "type=\"system\" pointSize=\"15\"" : "style=\"UICTFontTextStyleBody\"")/>
    </label>
    """
  }

  /// An app with a storyboard of two labels.
  private static func app(_ labels: String...) -> [String: String] {
    [
      "App/en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
      "App/Main.storyboard": Storyboards.screen(labels.joined(), ""),
    ]
  }

  private static let before = app(label("On", "lab-el-001", y: 100), label("On", "lab-el-002", y: 200))

  private static func check(
    _ files: [String: String], _ inputs: [String] = [], change: (inout CheckPipeline) -> Void
  ) async throws -> CheckPipeline.Result {
    let folder = try TemporaryFolder()
    for (path, content) in files { try folder.write(path, Array(content.utf8)) }
    var measure = MeasurePipeline()
    measure.retention = .everything
    var pipeline = CheckPipeline(Configuration(), folder: folder.path, measure: measure)
    change(&pipeline)
    let result = try await pipeline.run(inputs.map { folder.file($0) })
    return withExtendedLifetime(folder) { result }
  }

  private static func accepted(_ files: [String: String]) async throws -> Baseline {
    let result = try await check(files) { $0.newBaselineFolder = $0.folder }
    return try #require(result.newBaseline)
  }

  private static func check(
    _ files: [String: String], against baseline: Baseline, _ inputs: [String] = []
  ) async throws -> CheckPipeline.Result {
    try await check(files, inputs) { $0.baseline = (baseline, $0.folder) }
  }

  @Test func aRepairedObjectOfAStoryboardIsStale() async throws {
    let baseline = try await Self.accepted(Self.before)
    let objects = baseline.entries.keys.filter { $0.rule == Self.fonts }.map(\.object)
    #expect(Set(objects) == ["lab-el-001", "lab-el-002"])
    let same = try await Self.check(Self.before, against: baseline)
    #expect(same.stale.isEmpty && same.report.tally.fixedTexts == 2, "accepted texts do not grow either")
    let repaired = Self.app(
      Self.label("On", "lab-el-001", y: 100, isFixed: false), Self.label("On", "lab-el-002", y: 200))
    let result = try await Self.check(repaired, against: baseline)
    #expect(result.stale.filter { $0.rule == Self.fonts }.map(\.object) == ["lab-el-001"])
    #expect(!result.report.findings.contains { $0.rule == Self.fonts })
    let again = try await Self.check(repaired) {
      $0.newBaselineFolder = $0.folder
      $0.baseline = (baseline, $0.folder)
    }
    #expect(!again.kept.entries.keys.contains { $0.object == "lab-el-001" && $0.rule == Self.fonts })
  }

  /// Without the code, it is not known what it changes.
  @Test func objectsAreStaleOnlyIfTheirCodeWasRead() async throws {
    let baseline = try await Self.accepted(Self.before)
    let repaired = Self.app(
      Self.label("On", "lab-el-001", y: 100, isFixed: false), Self.label("On", "lab-el-002", y: 200, isFixed: false))
    #expect(try await Self.check(repaired, against: baseline, ["App/Main.storyboard"]).stale.isEmpty)
    let unread = repaired.merging(["App/View.swift": "<<<<<<< ours\nstruct A {}\n=======\n>>>>>>> theirs\n"]) { $1 }
    #expect(try await Self.check(unread, against: baseline).stale.isEmpty)
    #expect(try await Self.check(repaired, against: baseline).stale.count == 2)
  }

  @Test func filesThatARunDoesNotReadAreNotStale() async throws {
    let baseline = try await Self.accepted(Self.before)
    let part = try await Self.check(Self.before, against: baseline, ["App/en.lproj"])
    #expect(part.stale.isEmpty, "\(part.stale)")
    let excluding = try await Self.check(Self.before) {
      $0.configuration.excluded = [Glob(path: "App/Main.storyboard")]
      $0.baseline = (baseline, $0.folder)
    }
    #expect(excluding.stale.isEmpty, "\(excluding.stale)")
  }

  /// A label whose name is that of another one is still the same label.
  @Test func aRenamedObjectStaysAccepted() async throws {
    let baseline = try await Self.accepted(Self.before)
    let renamed = Self.app(Self.label("Off", "lab-el-001", y: 100), Self.label("On", "lab-el-002", y: 200))
    let result = try await Self.check(renamed, against: baseline)
    #expect(!result.report.findings.contains { $0.rule == Self.fonts }, "\(result.report.findings)")
    #expect(!result.stale.contains { $0.rule == Self.fonts }, "\(result.stale)")
  }

  @Test func entriesOfEarlierVersionsHaveNumberedNames() async throws {
    var old = Baseline()
    for name in ["View Controller · Label \"On\"", "View Controller · Label \"On\" 2"] {
      old.accept(
        Baseline.Extent(from: nil, over: 0),
        at: Baseline.Key(file: "App/Main.storyboard", key: name, locale: "", rule: Self.fonts, slot: ""))
    }
    let result = try await Self.check(Self.before, against: old)
    #expect(!result.report.findings.contains { $0.rule == Self.fonts } && result.stale.isEmpty, "\(result.stale)")
    let again = try await Self.check(Self.before) {
      $0.newBaselineFolder = $0.folder
      $0.baseline = (old, $0.folder)
    }
    #expect(again.kept.entries.isEmpty)
  }

  private static func catalog(_ sets: [String: String]) -> [String: String] {
    var files = ["App/en.lproj/Localizable.strings": "\"save\" = \"Save\";\n"]
    for (name, scale) in sets {
      files["App/A.xcassets/\(name).imageset/Contents.json"] =
        #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "\#(scale)"}]}"#
    }
    return files
  }

  /// A new image set without 3x is not accepted with the others of its catalog, and a repaired one is stale.
  @Test func eachImageSetIsAccepted() async throws {
    let baseline = try await Self.accepted(Self.catalog(["leaf": "2x", "stone": "2x"]))
    #expect(Set(baseline.entries.keys.map(\.key)) == ["leaf", "stone"])
    let result = try await Self.check(Self.catalog(["leaf": "3x", "stone": "2x", "twig": "2x"]), against: baseline)
    let found = result.report.findings.filter { $0.rule == "bitmap-scale-missing" }
    #expect(found.map(\.key) == ["twig"] && result.stale.map(\.key) == ["leaf"], "\(result.stale)")
  }
}

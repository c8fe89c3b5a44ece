import AuditModel
import DynamicType
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

/// A check of a folder with a storyboard, its tables and code.
@Suite struct DocumentTextsTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="sce-ne-001"><objects>
    <viewController title="Sign In" id="vie-wC-001" customClass="SignIn"><view key="view" id="roo-tV-001"><subviews>
    <label text="Your password" adjustsFontSizeToFit="NO" id="lab-el-001">
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <label text="Placeholder" adjustsFontSizeToFit="NO" id="lab-el-002">
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <button id="but-to-001"><state key="normal" image="close"/></button>
    </subviews></view>
    <connections><outlet property="status" destination="lab-el-002" id="out-le-001"/></connections>
    </viewController></objects></scene></scenes></document>
    """
  private static let long =
    "Ein sehr langes Passwort, das in keiner einzigen Zeile eines iPhones ganz zu lesen ist, nie"

  private func check(_ files: [String: String]) async throws -> CheckPipeline.Result {
    let folder = try TemporaryFolder()
    for (path, content) in files { try folder.write(path, content) }
    var measure = MeasurePipeline()
    measure.retention = .everything
    let pipeline = CheckPipeline(Configuration(), folder: folder.path, measure: measure)
    let result = try await pipeline.run([])
    return withExtendedLifetime(folder) { result }
  }

  private func uses(_ files: [String: String]) async throws -> AppUses {
    let folder = try TemporaryFolder()
    for (path, content) in files { try folder.write(path, content) }
    let report = try await UsesPipeline(CheckPipeline(Configuration(), folder: folder.path, measure: MeasurePipeline()))
      .run([])
    return withExtendedLifetime(folder) { report }
  }

  private static let files = [
    "Base.lproj/Main.storyboard": storyboard,
    "de.lproj/Main.strings": """
    "lab-el-001.text" = "\(long)";
    "lab-el-002.text" = "\(long)";
    "gon-e0-001.text" = "Weg";
    """,
    "SignIn.swift": """
    import UIKit
    class SignIn: UIViewController {
      @IBOutlet var status: UILabel!
      func show() { status.text = model.status }
    }
    """,
  ]

  @Test func textsAreJoinedWithTablesAndCode() async throws {
    let report = try await uses(Self.files)
    #expect(report.documents == 1 && report.documentKeys.count == 4)
    let ways = Dictionary(report.uses.map { ($0.key.key, $0.way) }) { first, _ in first }
    #expect(ways["lab-el-001.text"] == .stored)
    #if SwiftSources
      #expect(ways["lab-el-002.text"] == .setInCode)
    #endif
    #expect(report.mentions.filter { $0.ending == .missingObject }.map(\.key.key) == ["gon-e0-001.text"])
    // The table has no English, and code replaces the other label.
    #expect(report.documentTexts.map(\.text) == ["Sign In", "Your password"])
    #expect(report.documentTexts.allSatisfy { $0.locale == "en" && $0.isBase })
    #expect(report.documentTexts.last?.location.line == 5)
  }

  @Test func aCutIsCertainOnlyForATextThatTheDocumentStores() async throws {
    let report = try await check(Self.files).report
    let cuts = report.findings.filter { $0.rule == "text-truncated" }
    let stored = try #require(cuts.first { $0.key == "lab-el-001.text" })
    #expect(stored.outcome == .fail && stored.locale == "de")
    #expect(stored.uses.map(\.place) == ["Sign In · Label \"Your password\""])
    #expect(stored.uses[0].location.line == 5 && stored.uses[0].location.file.hasSuffix("Main.storyboard"))
    #expect(cuts.allSatisfy { $0.key != "lab-el-002.text" || $0.outcome == .needsReview })
  }

  @Test func rulesNameTheObjectAtItsLine() async throws {
    let report = try await check(Self.files).report
    let fixed = try #require(report.findings.first { $0.rule == "font-does-not-scale" })
    #expect(fixed.key == "Sign In · Label \"Your password\"" && fixed.severity == .warning)
    #expect(fixed.location.file.hasSuffix("Main.storyboard") && fixed.location.line == 5)
    let rules = Set(report.findings.map(\.rule))
    #expect(rules.isSuperset(of: ["image-button-unlabelled", "table-key-without-object"]))
  }

  @Test func aTableOfAllLanguagesHasTheSourceTextToo() async throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"lab-el-001.text": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Your password"}},
        "de": {"stringUnit": {"state": "translated", "value": "Passwort"}}}}}}
      """
    let report = try await uses(["Base.lproj/Main.storyboard": Self.storyboard, "mul.lproj/Main.xcstrings": catalog])
    #expect(!report.documentTexts.contains { $0.key == "lab-el-001.text" })
    #expect(report.uses.contains { $0.key == TextKey(key: "lab-el-001.text", table: "Main") })
  }

  @Test func documentsOfOtherPlatformsAreSkippedWithANote() async throws {
    let mac = Self.storyboard.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    let report = try await check([
      "Base.lproj/Main.storyboard": mac, "en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
    ]).report
    #expect(report.remarks.contains("1 storyboard or xib for macOS skipped"))
    #expect(!report.findings.contains { $0.location.file.hasSuffix(".storyboard") })
  }

  @Test func aDamagedDocumentIsAnError() async throws {
    let report = try await check([
      "Main.storyboard": String(Self.storyboard.prefix(400)), "en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
    ]).report
    let unreadable = report.findings.filter { $0.rule == "file-unreadable" && $0.severity == .error }
    #expect(unreadable.contains { $0.location.file.hasSuffix("Main.storyboard") }, "\(report.inputIssues)")
  }

  private static let grey = """
    <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
    """
  private static let colored = storyboard.replacing("pointSize=\"17\"/></label>", with: "pointSize=\"17\"/>\(grey)")
    .replacing("</subviews></view>", with: "</subviews><color key=\"backgroundColor\" name=\"Paper\"/></view>")

  private func set(_ value: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\(value)",
     "green": "\(value)", "blue": "\(value)", "alpha": "1.000"}}}], "info": {"author": "xcode", "version": 1}}
    """
  }

  @Test func theColourSetIsBehindTheText() async throws {
    var files = ["Base.lproj/Main.storyboard": Self.colored, "SignIn.swift": "class SignIn: UIViewController {}\n"]
    files["Assets.xcassets/Paper.colorset/Contents.json"] = set("1.000")
    let light = try await check(files).report
    let finding = try #require(light.findings.first { $0.rule == "contrast-minimum" && $0.location.line == 5 })
    #expect(finding.outcome == .fail && finding.message.text.contains("on Paper\" has 2.79"))
    files["Assets.xcassets/Paper.colorset/Contents.json"] = set("0.000")
    let dark = try await check(files).report
    #expect(!dark.findings.contains { $0.rule == "contrast-minimum" && $0.location.line == 5 })
    #expect(dark.remarks.contains { $0.hasPrefix("contrast of 2 texts of storyboards and xibs checked") })
  }

  @Test func aTextThatIsOnlyInADocumentCountsItsLanguageAndFile() async throws {
    let report = try await check(["Base.lproj/Main.storyboard": Self.storyboard]).report
    #expect(Array(report.locales.keys) == ["en"] && report.filesRead == 1)
  }

  @Test func aSmallFixedFontIsOneFinding() async throws {
    let small = Self.storyboard.replacing("pointSize=\"17\"", with: "pointSize=\"9\"")
    let report = try await check(["Base.lproj/Main.storyboard": small]).report
    let sizes: Set<String> = ["text-below-minimum", "text-too-small", "font-does-not-scale"]
    let found = report.findings.filter { $0.location.line == 5 && sizes.contains($0.rule) }
    #expect(found.map(\.rule) == ["text-below-minimum"])
  }
}

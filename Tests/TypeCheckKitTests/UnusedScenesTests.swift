import AuditModel
import TestSupport
import Testing

@testable import TypeCheckKit

/// Checks of storyboards with objects that nothing shows, and tables with keys of such objects.
@Suite struct UnusedScenesTests {
  private static func scene(_ id: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController title="\(id)" id="\(id)" \(attributes)>
    <view key="view" id="view-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <label text="Short" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label-\(id)">
    <rect key="frame" x="16" y="60" width="90" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints><constraint firstItem="label-\(id)" firstAttribute="leading" secondItem="view-\(id)"
     secondAttribute="leading" constant="16" id="x-\(id)"/>
    <constraint firstItem="label-\(id)" firstAttribute="top" secondItem="view-\(id)" secondAttribute="top"
     constant="60" id="y-\(id)"/>
    <constraint firstItem="label-\(id)" firstAttribute="width" constant="90" id="w-\(id)"/></constraints>
    </view></viewController></objects></scene>
    """
  }

  private static func storyboard(_ attributes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" initialViewController="first"><scenes>\(scene("first"))\(scene("second", attributes))</scenes>
    </document>
    """
  }

  private static let long = "Ein sehr langer Text, der in keine neunzig Punkte passt"

  private func check(_ attributes: String, code: String, file: String = "A.swift") async throws -> AuditReport {
    let folder = try TemporaryFolder()
    try folder.write("Base.lproj/Main.storyboard", Self.storyboard(attributes))
    try folder.write(file, code)
    let keys = ["label-first", "label-second", "label-gone"].map { "\"\($0).text\" = \"\(Self.long)\";\n" }
    try folder.write("de.lproj/Main.strings", keys.joined())
    var measure = MeasurePipeline()
    measure.retention = .everything
    let result = try await CheckPipeline(Configuration(), folder: folder.path, measure: measure).run([])
    return withExtendedLifetime(folder) { result.report }
  }

  /// The keys of texts that are cut, or may be.
  private func cuts(_ report: AuditReport) -> Set<String> {
    Set(report.findings.filter { $0.rule == "text-truncated" }.map(\.key))
  }

  private func notes(_ report: AuditReport) -> [String] { report.remarks.filter { $0.contains("unused in") } }

  @Test func aSceneWithoutAWayToItHasNoVerdict() async throws {
    let report = try await check("", code: "let a = 1")
    #expect(cuts(report) == ["label-first.text"])
    #expect(!report.findings.contains { $0.key.contains("second") || $0.key.contains("Second") })
    #expect(notes(report).count == 1 && notes(report)[0].contains("second (line "))
  }

  @Test func aKeyWithoutAnObjectIsOneNote() async throws {
    let report = try await check("", code: "let a = 1")
    let gone = report.findings.filter { $0.key.contains("label-gone") }
    #expect(gone.map(\.rule) == ["table-key-without-object"] && gone[0].severity == .note)
  }

  @Test(arguments: [
    ("A.swift", "let id = \"Second\""), ("A.m", "#define kScene @\"Second\"\nvoid f(void) { show(kScene); }"),
  ])
  func aSceneThatCodeNamesIsChecked(_ file: String, _ code: String) async throws {
    let identifier = "storyboardIdentifier=\"Second\""
    let report = try await check(identifier, code: code, file: file)
    #expect(cuts(report) == ["label-first.text", "label-second.text"] && notes(report).isEmpty)
    #if SwiftSources
      let other = try await check(identifier, code: "let id = \"Third\"")
      #expect(cuts(other) == ["label-first.text"] && notes(other).count == 1)
    #endif
  }

  @Test func withoutCodeAnIdentifierMayBeNamed() async throws {
    let report = try await check("storyboardIdentifier=\"Second\"", code: "nothing", file: "README.txt")
    #expect(cuts(report) == ["label-first.text", "label-second.text"])
  }
}

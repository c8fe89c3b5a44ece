import AuditModel
import TestSupport
import Testing

@testable import TypeCheckKit

/// A check of the colours of a xib in folders with projects.
@Suite struct DocumentColorsTests {
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="roo-tV-001"><subviews><label text="Password" id="lab-el-001">
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <color key="textColor" white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </label></subviews><color key="backgroundColor" name="Paper"/></view></objects></document>
    """

  /// A colour set that is grey, white or black in light, and black in dark.
  private static func set(_ light: String) -> String {
    func entry(_ value: String, _ appearance: String) -> String {
      """
      {"idiom": "universal", \(appearance)"color": {"color-space": "srgb", "components": {"red": "\(value)",
       "green": "\(value)", "blue": "\(value)", "alpha": "1.000"}}}
      """
    }
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
    return #"{"colors": [\#(entry(light, "")), \#(entry("0.000", dark))], "info": {"author": "xcode", "version": 1}}"#
  }

  private static func project(_ settings: String = "") -> String {
    """
    name: Kite
    targets:
      Kite: {type: application, platform: iOS, sources: [Kite]\(settings)}
      Moon: {type: application, platform: iOS, sources: [Moon]}
    """
  }

  private func check(_ files: [String: String]) async throws -> AuditReport {
    let folder = try TemporaryFolder()
    for (path, content) in files { try folder.write(path, content) }
    let pipeline = CheckPipeline(Configuration(), folder: folder.path, measure: MeasurePipeline())
    let report = try await pipeline.run([]).report
    return withExtendedLifetime(folder) { report }
  }

  private func contrast(_ report: AuditReport) -> [Finding] {
    report.findings.filter { $0.rule == "contrast-minimum" && $0.location.file.hasSuffix("Card.xib") }
  }

  @Test(arguments: [("1.000", "0.000", 1), ("0.000", "1.000", 0)])
  func theSetOfTheOwnTargetIsBehindTheText(_ own: String, _ other: String, _ count: Int) async throws {
    let report = try await check([
      "project.yml": Self.project(), "Kite/Card.xib": Self.xib,
      "Kite/A.xcassets/Paper.colorset/Contents.json": Self.set(own),
      "Moon/A.xcassets/Paper.colorset/Contents.json": Self.set(other),
    ])
    #expect(contrast(report).count == count)
    #expect(report.remarks.contains("contrast of 1 text of storyboards and xibs checked"))
  }

  @Test func textsThatCodeMayChangeAreCountedWithThoseThatFail() async throws {
    let own = Self.xib.replacing("<label ", with: "<label customClass=\"Heading\" ")
    let report = try await check(["Card.xib": own, "A.xcassets/Paper.colorset/Contents.json": Self.set("1.000")])
    #expect(contrast(report).isEmpty)
    let counted = """
      contrast of 0 texts of storyboards and xibs checked, not of 1 whose colours code that was not read may set
      """
    #expect(report.remarks.contains(counted))
    #expect(report.remarks.contains { $0.hasPrefix("1 text of a storyboard or xib has too little contrast in the") })
  }

  @Test func setsThatDifferLeaveTheTextUncheckedAndCounted() async throws {
    var files = [
      "Kite/Card.xib": Self.xib, "Kite/A.xcassets/Paper.colorset/Contents.json": Self.set("1.000"),
      "Moon/A.xcassets/Paper.colorset/Contents.json": Self.set("0.000"),
    ]
    let open = try await check(files)
    let note = """
      contrast of 0 texts of storyboards and xibs checked, not of 1 with a colour set that has different values in \
      several targets
      """
    #expect(contrast(open).isEmpty && open.remarks.contains(note))
    files["Moon/A.xcassets/Paper.colorset/Contents.json"] = Self.set("1.000")
    #expect(contrast(try await check(files)).count == 1)
  }

  @Test func theStatesOfAButtonHaveAnOrder() async throws {
    func state(_ name: String, _ white: Double) -> String {
      """
      <state key="\(name)" title="Sail"><color key="titleColor" white="\(white)" alpha="1" \
      colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></state>
      """
    }
    var files: [String: String] = [:]
    for number in 1...6 {
      files["\(number).xib"] = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <view id="roo-tV-001"><subviews><button id="but-to-001">\(state("normal", 0.6))\(state("selected", 0.7))</button>
        </subviews><color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/></view></objects></document>
        """
    }
    let pairs = try await check(files).palettes?.flatMap(\.pairs) ?? []
    let colors = Dictionary(grouping: pairs, by: \.pair.location.file).mapValues { $0.map(\.pair.first.name) }
    #expect(colors.count == 6 && Set(colors.values).count == 1 && colors.values.first?.count == 2, "\(colors)")
  }

  @Test func anInfoPlistStatesTheOnlyAppearance() async throws {
    var files = ["Card.xib": Self.xib, "A.xcassets/Paper.colorset/Contents.json": Self.set("1.000")]
    func plist(_ style: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>\(style)</string></dict></plist>
      """
    }
    files["Info.plist"] = plist("Light")
    #expect(contrast(try await check(files)).map(\.outcome) == [.fail])
    files["Info.plist"] = plist("Dark")
    #expect(contrast(try await check(files)).isEmpty)
    files["Info.plist"] = plist("Automatic")
    #expect(contrast(try await check(files)).map(\.outcome) == [.fail])
    files["Info.plist"] = plist("Dark")
    files["Share/Info.plist"] = plist("Automatic")
    let some = contrast(try await check(files))
    #expect(some.map(\.outcome) == [.needsReview])
  }

  @Test func theBuildSettingsStateTheOnlyAppearance() async throws {
    let settings = """
      , settings: {base: {GENERATE_INFOPLIST_FILE: "YES", INFOPLIST_KEY_UIUserInterfaceStyle: Dark}}
      """
    var files = ["Kite/Card.xib": Self.xib, "Kite/A.xcassets/Paper.colorset/Contents.json": Self.set("1.000")]
    files["project.yml"] = Self.project(settings)
    #expect(contrast(try await check(files)).isEmpty)
    files["project.yml"] = Self.project()
    #expect(contrast(try await check(files)).map(\.outcome) == [.fail])
    // A specification that writes the Info.plist counts before the file of an earlier run.
    files["Kite/Info.plist"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>
      """
    files["project.yml"] = Self.project(", info: {path: Kite/Info.plist, properties: {UIUserInterfaceStyle: Dark}}")
    #expect(contrast(try await check(files)).isEmpty)
    files["project.yml"] = Self.project(", info: {path: Kite/Info.plist}")
    #expect(contrast(try await check(files)).map(\.outcome) == [.fail])
  }
}

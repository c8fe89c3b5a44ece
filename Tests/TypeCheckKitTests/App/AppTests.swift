import Adaptivity
import AuditModel
import Bytes
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

/// An app is read once, so that every command has the same answer about its language, devices, windows and texts.
@Suite struct AppTests {
  private static let project = """
    name: Kite
    options: {developmentLanguage: de}
    targets: {Kite: {type: application, platform: iOS, deploymentTarget: "16.0", sources: [.]}}
    """

  private static let storyboard = Storyboards.screen(
    """
    <label text="Konto" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="16" y="100" width="361" height="20"/></label>
    """,
    """
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="9" id="c2"/>
    """)

  private static let code = "import SwiftUI\nstruct V: View { var body: some View { Text(\"Einstellungen\") } }\n"

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(path, text) }
    return folder
  }

  private static func check(
    _ folder: TemporaryFolder, _ change: (inout CheckPipeline) throws -> Void = { _ in }
  ) throws -> CheckPipeline {
    var check = try CheckPipeline.project(at: folder.path, measure: MeasurePipeline()).pipeline
    try change(&check)
    return check
  }

  /// The remark on the windows in which screens were solved.
  private static func solved(_ check: CheckPipeline) async throws -> String? {
    try await check.run([]).report.remarks.first { $0.contains("solved on") }
  }

  private static let files = ["project.yml": project, "Main.storyboard": storyboard, "V.swift": code]

  @Test func displayZoomReachesScreens() async throws {
    let folder = try Self.folder(Self.files)
    let check = try Self.check(folder) {
      var request = RoomRequest()
      request.isDisplayZoomed = true
      $0.windowRequest = request
    }
    let report = try await check.run([]).report
    #expect(report.notes.contains { $0.contains("measured at 320 pt") }, "\(report.notes)")
    #expect(
      report.remarks.contains { $0.contains("solved on iPhone SE (3rd generation) (Display Zoom)") },
      "\(report.remarks)")
  }

  @Test func theOrientationReachesScreens() async throws {
    let folder = try Self.folder(Self.files)
    let check = try Self.check(folder) {
      var request = RoomRequest()
      request.orientations = [.landscape]
      $0.windowRequest = request
    }
    #expect(try await Self.solved(check)?.contains("on iPhone SE (3rd generation) (landscape), iPhone ") == true)
  }

  @Test func devicesOfTheConfigurationReachScreens() async throws {
    let folder = try Self.folder(
      Self.files.merging([".typecheck.yml": "devices: [iphone-16]\norientations: [landscape]\n"]) { $1 })
    #expect(try await Self.solved(Self.check(folder))?.contains("on iPhone 16 (landscape); ") == true)
    // An option comes before the configuration.
    let other = try Self.check(folder) {
      var request = RoomRequest()
      request.devices = [try RoomRequest.DeviceChoice(name: "ipad-mini-5")]
      $0.slot.rooms = try request.rooms()
    }
    #expect(try await Self.solved(other)?.contains("on iPad mini (5th generation); ") == true)
  }

  @Test func theConfigurationDecidesTheDeviceOfRecordings() throws {
    let folder = try Self.folder([".typecheck.yml": "devices: [iphone-16]\n"])
    var check = try Self.check(folder)
    #expect(WindowChoice(check).completed(check.conditions).device?.id == "iphone-16")
    check.conditions.device = try DeviceTable.standard.device("iphone-se-3")
    #expect(WindowChoice(check).completed(check.conditions).device?.id == "iphone-se-3")
  }

  @Test func theLanguageIsThatOfTheProjects() async throws {
    let folder = try Self.folder(Self.files)
    let app = try await Self.check(folder).app([])
    #expect(app.check.sourceLocale == "de")
    // Texts in code alone are texts of this language.
    #expect(app.catalog.strings.first { $0.key == "Einstellungen" }?.locale == "de")
    #expect(app.uses.uses.contains { $0.key.key == "Einstellungen" })
    #expect(app.uses.windows.narrowest.devices.map(\.words) == ["iPhone SE (3rd generation)"])
    let report = try await Self.check(folder).run([]).report
    #expect(report.locales.keys.sorted() == ["de"])
  }

  @Test func aFolderWithoutTablesIsReadAsWell() async throws {
    let folder = try Self.folder(["V.swift": Self.code])
    let app = try await Self.check(folder).app([])
    #expect(app.catalog.issues.isEmpty, "\(app.catalog.issues)")
    let contents = try await ProjectContents.of(folder.path)
    #expect(!contents.isEmpty && contents.issues.isEmpty)
    #expect(contents.locales.map(\.name) == ["en"])
  }

  /// A format that fits with a short value, and is cut with the text that code passes for its argument.
  @Test(arguments: ["String(localized: \"kind\")", "\"Benachrichtigungen\""])
  func aFormatIsMeasuredWithItsArguments(_ value: String) async throws {
    let call = "String(format: String(localized: \"sorted\"), \(value))"
    let folder = try Self.folder([
      "project.yml": Self.project,
      "V.swift":
        "import SwiftUI\nstruct V: View { var body: some View { Text(verbatim: \(call)).font(.body).lineLimit(1) } }\n",
      "de.lproj/Localizable.strings": "\"sorted\" = \"Sortiert nach %@\";\n\"kind\" = \"Benachrichtigungen\";\n",
    ])
    let report = try await Self.check(folder).run([]).report
    let found = report.findings.filter { $0.key == "sorted" && $0.rule == "text-truncated" && $0.severity == .error }
    #expect(found.count == 1, "\(report.findings.map(\.message))")
    #expect(found.first?.message.text.contains("%@ = \"Benachrichtigungen\"") == true, "\(found.map(\.message))")
  }

  @Test func stagesRunInTheirOrder() async throws {
    let folder = try Self.folder(Self.files)
    let app = try await Self.check(folder).app([])
    #expect(app.stages.begun == AppStage.allCases)
    #expect(Set(app.stages.watch.laps.keys) == Set(AppStage.allCases.map(\.rawValue)))
    let report = try await Self.check(folder).run([]).report
    #expect(Set(report.timings.keys).isSuperset(of: app.stages.watch.laps.keys))
  }

  @Test func aRunThatIsToStopEndsBeforeTheNextStage() async throws {
    let folder = try Self.folder(Self.files)
    let check = try Self.check(folder)
    check.limits.stop()
    await #expect(throws: CancellationError.self) { try await check.app([]) }
  }
}

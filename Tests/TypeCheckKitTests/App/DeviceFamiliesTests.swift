import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TypeCheckKit

/// The device families of targets, which decide what their Info.plist files and pictures need.
@Suite struct DeviceFamiliesTests {
  /// A target, with its Info.plist and the folder of its files.
  private struct Target {
    var name = "Kite"
    var kind = "application"
    var families: String?
    var plist = "App/Info.plist"
    var folder: String? = "App"
  }

  private static func project(_ targets: [Target]) -> String {
    let objects = targets.enumerated().map { number, target in
      """
      T\(number) = {isa = PBXNativeTarget; name = \(target.name);
        productType = "com.apple.product-type.\(target.kind)"; buildConfigurationList = L\(number);
        fileSystemSynchronizedGroups = (\(target.folder == nil ? "" : "S\(number)")); };
      L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number)); };
      C\(number) = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos;
        INFOPLIST_FILE = "\(target.plist)"; \(target.families.map { "TARGETED_DEVICE_FAMILY = \"\($0)\";" } ?? "") }; };
      S\(number) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(target.folder ?? "None"); };
      """
    }
    let numbers = targets.indices
    return """
      {objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (\(numbers.map { "T\($0)" }.joined(separator: ", "))); };
      \(objects.joined(separator: "\n"))
      G = {isa = PBXGroup; children = (\(numbers.map { "S\($0)" }.joined(separator: ", "))); };
      }; rootObject = P; }
      """
  }

  /// An Info.plist with the orientations for iPad of Xcode's template.
  private static let plist = """
    <plist version="1.0"><dict>
    <key>UILaunchStoryboardName</key><string>Launch</string>
    <key>UIRequiresFullScreen</key><true/>
    <key>UIRequiredDeviceCapabilities</key><array><string>telephony</string></array>
    <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
    <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationLandscapeLeft</string></array>
    </dict></plist>
    """

  private func findings(_ targets: [Target]?) async throws -> [Finding] {
    let folder = try TemporaryFolder()
    if let targets { try folder.write("Kite.xcodeproj/project.pbxproj", Self.project(targets).utf8) }
    try folder.write("App/Info.plist", Self.plist.utf8)
    try folder.write(
      "App/A.xcassets/gull.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}"#.utf8)
    try folder.write("App/A.xcassets/gull.imageset/a.png", [0x89])
    try folder.write("App/A.swift", #"import UIKit\#nlet gull = UIImage(named: "gull")\#n"#.utf8)
    var measure = MeasurePipeline()
    measure.retention = .everything
    let result = try await CheckPipeline(Configuration(), folder: folder.url.path, measure: measure).run([])
    return withExtendedLifetime(folder) { result.report.findings }
  }

  /// The rules with findings, each with a sign for its outcome: `!` for failures and `?` for results to review.
  private func rules(_ targets: [Target]?) async throws -> Set<String> {
    let rules: Set = ["telephony-required", "full-screen-required", "half-orientation-pair", "bitmap-scale-missing"]
    let found = try await findings(targets).filter { rules.contains($0.rule) }
    return Set(found.map { ($0.outcome == .fail ? "!" : "?") + $0.rule })
  }

  private static let pad: Set = ["!telephony-required", "!full-screen-required", "!half-orientation-pair"]

  @Test func theFamiliesOfTheTargetDecide() async throws {
    #expect(try await rules([Target(families: "1")]) == ["!bitmap-scale-missing"])
    #expect(try await rules([Target(families: "1,2")]) == Self.pad.union(["!bitmap-scale-missing"]))
    #expect(try await rules([Target(families: "2")]) == Self.pad)
  }

  @Test func severalTargetsCountTogether() async throws {
    let clip = Target(name: "Clip", kind: "application.on-demand-install-capable", families: "2", folder: nil)
    #expect(try await rules([Target(families: "1"), clip]) == Self.pad.union(["!bitmap-scale-missing"]))
    let other = Target(name: "Other", families: "2", plist: "Other.plist", folder: nil)
    #expect(try await rules([Target(families: "1"), other]) == ["!bitmap-scale-missing"])
    // A library may be part of every app.
    let library = Target(name: "Gulls", kind: "framework", families: "1,2", plist: "Gulls.plist")
    #expect(try await rules([Target(families: "2", folder: nil), library]) == Self.pad)
  }

  @Test func withoutFamiliesTheListForIPadIsAGuess() async throws {
    let guess: Set = [
      "!telephony-required", "?full-screen-required", "!half-orientation-pair", "!bitmap-scale-missing",
    ]
    #expect(try await rules(nil) == guess)
    #expect(try await rules([Target()]) == guess)
    #expect(try await rules([Target(families: "1"), Target(name: "Clip", folder: nil)]) == guess)
  }
}

import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TypeCheckKit

/// Colour sets and image sets that projects, specifications and Info.plist files name.
@Suite struct ProjectAssetsTests {
  /// The note on what nothing uses of the sets `dune`, `reef` and `gull`, of which `gull` is a picture.
  private func note(_ files: [String: String], bytes: [String: [UInt8]] = [:]) async throws -> String? {
    let folder = try TemporaryFolder()
    for name in ["dune", "reef"] {
      try folder.write(
        "App/A.xcassets/\(name).colorset/Contents.json",
        #"{"colors": [{"idiom": "universal", "color": {"reference": "systemGrayColor", "platform": "ios"}}]}"#.utf8)
    }
    try folder.write("App/A.xcassets/gull.imageset/Contents.json", #"{"images": [{"idiom": "universal"}]}"#.utf8)
    try folder.write("App/A.swift", "import SwiftUI\nstruct V: View { var body: some View { EmptyView() } }\n".utf8)
    for (name, text) in files { try folder.write(name, text.utf8) }
    for (name, bytes) in bytes { try folder.write(name, bytes) }
    var measure = MeasurePipeline()
    measure.retention = .everything
    let result = try await CheckPipeline(Configuration(), folder: folder.url.path, measure: measure).run([])
    return withExtendedLifetime(folder) { result.report.remarks.first { $0.contains(" not checked: no code") } }
  }

  private func xcode(_ settings: String) -> [String: String] {
    let project = """
      {objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      T = {isa = PBXNativeTarget; name = Kite; productType = "com.apple.product-type.application";
        buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; \(settings)}; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; }; G = {isa = PBXGroup; children = (S); };
      }; rootObject = P; }
      """
    return ["Kite.xcodeproj/project.pbxproj": project]
  }

  private func specification(_ more: String) -> [String: String] {
    [
      "project.yml":
        "name: Kite\ntargets:\n  Kite:\n    type: application\n    platform: iOS\n    sources: [App]\n\(more)"
    ]
  }

  private static let all = "2 colour sets and 1 image set not checked: no code, storyboard or xib names them"
  private static let one = "1 colour set not checked: no code, storyboard or xib names it"
  private static let list = """
    <plist version="1.0"><dict><key>UILaunchScreen</key><dict><key>UIColorName</key><string>dune</string>
    <key>UIToolbar</key><dict><key>UIImageName</key><string>gull</string></dict></dict></dict></plist>
    """

  @Test func withoutSettingsNothingNamesThem() async throws {
    #expect(try await note(xcode("")) == Self.all)
    #expect(try await note(specification("")) == Self.all)
  }

  @Test func buildSettingsNameColors() async throws {
    let name = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"
    let rest = "1 colour set and 1 image set not checked: no code, storyboard or xib names them"
    #expect(try await note(xcode("\(name) = dune;")) == rest)
    #expect(try await note(specification("    settings: {\(name): dune}\n")) == rest)
    // A value that is not known may be any colour.
    let pictures = "1 image set not checked: no code, storyboard or xib names it"
    #expect(try await note(xcode("\(name) = \"$(BRAND)\";")) == pictures)
  }

  @Test func launchScreensNameColorsAndPictures() async throws {
    let file = ["Support/Kite-Config.plist": Self.list]
    let settings = xcode("INFOPLIST_FILE = \"Support/Kite-Config.plist\";")
    #expect(try await note(settings.merging(file) { $1 }) == Self.one)
    #expect(try await note(xcode("").merging(file) { $1 }) == Self.all)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: PropertyListSerialization.propertyList(from: Data(Self.list.utf8), format: nil),
      format: .binary,
      options: 0)
    #expect(try await note(settings, bytes: ["Support/Kite-Config.plist": Array(binary)]) == Self.one)
    #expect(try await note([:], bytes: ["App/Info.plist": Array(binary)]) == Self.one)
    let properties = """
          info:
            path: App/Info.plist
            properties: {UILaunchScreen: {UIColorName: dune, UIToolbar: {UIImageName: gull}}}

      """
    #expect(try await note(specification(properties)) == Self.one)
  }
}

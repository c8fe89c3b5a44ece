import Testing

@testable import Projects

/// Build settings with conditions such as `[sdk=macosx*]` in XcodeGen specifications.
@Suite struct XcodeGenConditionsTests {
  private static func app(_ settings: String, _ project: String = "") -> ProjectMap {
    ProjectMap([
      "project.yml": """
      name: Kite
      settings:
        base:
          CODE: x
      \(project)
      targets:
        Kite:
          type: application
          platform: iOS
          deploymentTarget: "15.0"
          sources: [Kite]
          settings:
            base:
              CODE: x
      \(settings)
      """
    ])
  }

  @Test(arguments: [
    ("IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]: 17.0", "15.0"),
    ("IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]: 17.0", "17.0"),
    ("\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*][arch=arm64]\": 17.0", "17.0"),
    ("IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]: 17.0\n        IPHONEOS_DEPLOYMENT_TARGET: 16.0", "17.0"),
  ])
  func valuesForDevicesCount(_ setting: String, _ version: String) {
    let map = Self.app("        \(setting)")
    #expect(map.issues.isEmpty && map.target("Kite")?.deploymentTarget?.description == version)
  }

  @Test func familiesForTheMacDoNotCount() {
    let project = "    TARGETED_DEVICE_FAMILY[sdk=macosx*]: 2\n    TARGETED_DEVICE_FAMILY: \"1\""
    let map = Self.app("", project)
    #expect(map.target("Kite")?.devices.families == [.iphone])
    let own = Self.app("        TARGETED_DEVICE_FAMILY[sdk=iphoneos*]: \"2\"", project)
    #expect(own.target("Kite")?.devices.families == [.ipad])
    let open = Self.app("        TARGETED_DEVICE_FAMILY[config=Debug]: \"2\"", project)
    #expect(open.target("Kite")?.devices.families == nil)
  }

  /// As in an Xcode project, a value of the target hides all those of the project.
  @Test(arguments: [
    ("IPHONEOS_DEPLOYMENT_TARGET[config=Debug]: 17.0", "", nil),
    ("IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos17.0]: 17.0\n        IPHONEOS_DEPLOYMENT_TARGET: 16.0", "", nil),
    ("IPHONEOS_DEPLOYMENT_TARGET: 16.0", "IPHONEOS_DEPLOYMENT_TARGET[config=Debug]: 17.0", "16.0"),
  ])
  func aConditionThatIsNotUnderstoodLeavesAValueOpen(_ own: String, _ project: String, _ version: String?) {
    let map = Self.app("        \(own)", project.isEmpty ? "" : "    \(project)")
    #expect(map.target("Kite")?.deploymentTarget?.description == version)
  }

  @Test func platformsAndPathsMayBeOpenToo() {
    let platforms = Self.app("        SUPPORTED_PLATFORMS[config=Debug]: macosx").target("Kite")?.platforms
    #expect(platforms == .unknown("SUPPORTED_PLATFORMS has a value whose condition is not understood"))
    let file = "INFOPLIST_FILE[variant=small]: Other/Info.plist"
    #expect(Self.app("        \(file)").skipReason(of: "Other/Info.plist") == nil)
    #expect(Self.app("        INFOPLIST_FILE: Kite/Info.plist").skipReason(of: "Other/Info.plist") != nil)
  }

  @Test func variablesThatXcodeDefinesAreKnown() {
    let map = Self.app("        INFOPLIST_FILE: $(SRCROOT)/Support/$(TARGET_NAME).plist")
    #expect(map.target("Kite")?.infoPlists == ["Support/Kite.plist"])
  }

  /// Brackets in a plain key are letters, however many there are.
  @Test func manyConditionsLeaveTheProjectReadable() {
    let names = (0..<40).map { "    NAME_\($0)[sdk=iphoneos*][arch=*]: *v" }.joined(separator: "\n")
    let map = Self.app("", "    FIRST: &v x\n\(names)\n    SPACED NAME [sdk=macosx*]: *v")
    #expect(map.issues.isEmpty && map.takers(of: "Kite/a.strings") == ["Kite"])
  }

  @Test func developmentAssetsMayHaveSpaces() {
    for value in [#"Kite/Preview\ Content Kite/Samples"#, #"'"Kite/Preview Content" Kite/Samples'"#] {
      let map = Self.app("        DEVELOPMENT_ASSET_PATHS: \(value)")
      #expect(map.target("Kite")?.developmentPaths == ["Kite/Preview Content", "Kite/Samples"])
      #expect(map.skipReason(of: "Kite/Preview Content/a.strings")?.hasPrefix("development assets") == true)
    }
    let list = Self.app(#"        DEVELOPMENT_ASSET_PATHS: ['"Kite/Preview Content"', Kite/Samples]"#)
    #expect(list.target("Kite")?.developmentPaths == ["Kite/Preview Content", "Kite/Samples"])
  }
}

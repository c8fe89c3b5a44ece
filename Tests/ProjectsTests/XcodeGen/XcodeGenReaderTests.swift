import Testing

@testable import Projects

@Suite struct XcodeGenReaderTests {
  static let spec = """
    name: Orchard
    options:
      deploymentTarget: {iOS: "15.0", watchOS: 8}
    settings:
      base: {TARGETED_DEVICE_FAMILY: "1,2"}
    targetTemplates:
      Screens:
        templates: [Common]
        sources:
          - path: Screens/${target_name}
            excludes: ["**/Drafts/**", "*.md"]
      Common:
        sources: ["Common/${kind}"]
    targets:
      Orchard:
        type: application
        platform: iOS
        templates: [Screens]
        templateAttributes: {kind: fruit}
        info: {path: Orchard/Info.plist}
        sources:
          - Orchard
          - path: Extra
            includes: ["*.strings", "Deep"]
          - path: Notes
            buildPhase: none
          - path: Both
            destinationFilters: [iOS, macOS]
        settings:
          IPHONEOS_DEPLOYMENT_TARGET: 16.4
      OrchardWatch:
        type: application
        platform: watchOS
        sources: OrchardWatch
      Roots:
        type: framework
        platform: [iOS, tvOS]
        sources: [{path: "Roots/${platform}"}, RootsShared]
      Seeds:
        type: framework
        platform: auto
        supportedDestinations: [macOS, tvOS]
        sources: {path: Seeds}
      OrchardTests: {type: bundle.unit-test, platform: iOS, sources: OrchardTests}

    """
  let map = ProjectMap(["Apps/project.yml": Self.spec])

  @Test(arguments: [("Orchard", "16.4"), ("OrchardWatch", nil), ("Roots_iOS", "15.0"), ("Seeds", nil)])
  func deploymentTargets(_ name: String, _ version: String?) throws {
    #expect(try #require(map.target(name)).deploymentTarget?.description == version)
  }

  @Test(arguments: [
    ("deploymentTarget: 14.2", "14.2"), ("deploymentTarget: {iOS: \"14.3\", macOS: \"12\"}", "14.3"),
    ("deploymentTarget: later", nil), ("type: framework", "13.0"),
  ])
  func aTargetsOwnDeploymentTargetComesFirst(_ line: String, _ version: String?) {
    let spec = """
      name: Grove
      options: {deploymentTarget: {iOS: "13.0"}}
      targets:
        Grove:
          platform: iOS
          \(line)

      """
    #expect(ProjectMap(["project.yml": spec]).target("Grove")?.deploymentTarget?.description == version)
  }

  /// The last part that states a key of the Info.plist counts; a text that the build fills in is not known.
  @Test(arguments: [
    ("info: {path: A.plist, properties: {UIUserInterfaceStyle: Dark}}", "Dark"),
    ("info: {path: A.plist, properties: {UIUserInterfaceStyle: $(STYLE)}}", nil),
    ("info: {path: A.plist, properties: {UIUserInterfaceStyle: \"${style}\"}}", nil),
    ("info: {path: A.plist, properties: {UIUserInterfaceStyle: {a: 1}}}", nil),
    ("info: {path: A.plist}", "Light"), ("type: application", "Light"),
  ])
  func theLastInterfaceStyleOfAnInfoPlistCounts(_ line: String, _ style: String?) throws {
    let spec = """
      name: Grove
      targetTemplates:
        Bright: {info: {path: A.plist, properties: {UIUserInterfaceStyle: Light}}}
      targets:
        Grove:
          platform: iOS
          templates: [Bright]
          \(line)

      """
    #expect(try #require(ProjectMap(["project.yml": spec]).target("Grove")).infoProperties.interfaceStyle == style)
  }

  @Test func orientationsOfAnInfoPlistHaveFamilies() throws {
    let spec = """
      name: Grove
      options: {developmentLanguage: ar}
      targets:
        Grove:
          platform: iOS
          info:
            path: A.plist
            properties:
              UIRequiresFullScreen: true
              UIMainStoryboardFile: Grove
              UILaunchScreen: {}
              UIApplicationSceneManifest:
                UISceneConfigurations:
                  UIWindowSceneSessionRoleApplication: [{UISceneStoryboardFile: Glade}]
              UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]
              UISupportedInterfaceOrientations~ipad: [UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationPortrait]

      """
    let properties = try #require(ProjectMap(["project.yml": spec]).target("Grove")).infoProperties
    let portrait = "UIInterfaceOrientationPortrait"
    #expect(
      properties.orientations == [.iphone: [portrait], .ipad: ["UIInterfaceOrientationLandscapeLeft", portrait]])
    #expect(properties.interfaceStyle == nil && properties.requiresFullScreen == true)
    #expect(properties.hasLaunchScreen && properties.mainStoryboards == ["Grove", "Glade"])
    #expect(ProjectMap(["project.yml": spec]).developmentRegions.map(\.region) == ["ar"])
    #expect(map.developmentRegions.isEmpty)
  }

  @Test(arguments: [
    ("sdk: UIKit.framework", false), ("target: Kit", false), ("package: Lamp", true),
    ("framework: Lamp.framework", true), ("carthage: Lamp", true),
  ])
  func librariesAreKnown(dependency: String, usesLibraries: Bool) {
    let spec = "name: Grove\ntargets: {Grove: {type: application, platform: iOS, dependencies: [{\(dependency)}]}}\n"
    #expect(ProjectMap(["project.yml": spec]).usesLibraries == usesLibraries)
  }

  @Test func targets() throws {
    #expect(map.issues.isEmpty)
    #expect(
      map.targets.map(\.name) == ["Orchard", "OrchardWatch", "Roots_iOS", "Roots_tvOS", "Seeds", "OrchardTests"])
    let app = try #require(map.target("Orchard"))
    #expect(app.platforms == .known([.ios]))
    #expect(app.infoPlists == ["Apps/Orchard/Info.plist"])
    #expect(app.place == ProjectPlace(file: "Apps/project.yml", line: 15))
    #expect(map.target("Roots_tvOS")?.platforms == .known([.tvos]))
    #expect(map.target("Seeds")?.platforms == .known([.macos, .tvos]))
    #expect(map.target("OrchardTests")?.kind == .unitTests)
  }

  @Test(arguments: [
    ("Apps/Orchard/en.lproj/A.strings", ["Orchard"]), ("Orchard/en.lproj/A.strings", []),
    ("Apps/Screens/Orchard/Home.swift", ["Orchard"]), ("Apps/Screens/Orchard/Home/Drafts/A.strings", []),
    ("Apps/Screens/Orchard/Notes.md", []), ("Apps/Screens/Orchard/Deep/Notes.md", ["Orchard"]),
    ("Apps/Common/fruit/A.strings", ["Orchard"]), ("Apps/Notes/A.strings", []),
    ("Apps/Extra/A.strings", ["Orchard"]), ("Apps/Extra/A.json", []), ("Apps/Extra/Deep/A.json", ["Orchard"]),
    ("Apps/Roots/iOS/A.swift", ["Roots_iOS"]), ("Apps/Roots/tvOS/A.swift", ["Roots_tvOS"]),
    ("Apps/RootsShared/A.swift", ["Roots_iOS", "Roots_tvOS"]), ("Apps/Seeds/A.swift", ["Seeds"]),
    ("Apps/Both/A.swift", ["Orchard"]), ("Apps/OrchardTests/A.strings", ["OrchardTests"]),
  ])
  func filesBelongToTargets(_ path: String, _ targets: [String]) {
    #expect(map.takers(of: path) == targets)
  }

  @Test func theLineRefersToTheSource() {
    let taking = map.membership(of: "Apps/Extra/A.strings").takings.first
    #expect(taking?.place == ProjectPlace(file: "Apps/project.yml", line: 23))
  }

  @Test func decisionsFollowThePlatforms() {
    #expect(map.skipReason(of: "Apps/Orchard/A.strings") == nil)
    #expect(map.skipReason(of: "Apps/RootsShared/A.strings") == nil)
    #expect(map.skipReason(of: "Apps/Roots/tvOS/A.strings") == "files only in tvOS targets: not part of an iOS app")
    #expect(
      map.skipReason(of: "Apps/Seeds/A.strings") == "files only in macOS and tvOS targets: not part of an iOS app")
    #expect(map.skipReason(of: "Apps/OrchardTests/A.strings") == "files only in test targets: no user sees them")
  }

  @Test func aPathWithAnUnknownVariableMatchesAnyFile() {
    let map = ProjectMap([
      "project.yml": """
      name: A
      targets:
        App: {type: application, platform: iOS, sources: ["${SOURCES}"]}
        Watch: {type: application, platform: watchOS, sources: [Wrist]}
      """
    ])
    #expect(map.membership(of: "Wrist/A.strings").takings.map(\.place.line) == [3, 4])
    #expect(map.skipReason(of: "Wrist/A.strings") == nil)
  }

  @Test func includesAddTargetsWithTheirPaths() {
    let map = ProjectMap([
      "project.yml": """
      name: A
      include:
        - Parts/wrist.yml
        - {path: Parts/flat.yml, relativePaths: false}
        - Parts/gone.yml
        - ../above.yml
        - /etc/passwd
      targets:
        Wrist: {sources: [Own]}
      """,
      "Parts/wrist.yml":
        "include: ../project.yml\ntargets: {Wrist: {type: application, platform: watchOS, sources: W}}",
      "Parts/flat.yml": "targets: {Flat: {type: application, platform: iOS, sources: F}}",
    ])
    #expect(map.target("Wrist")?.platforms == .known([.watchos]))
    #expect(map.takers(of: "Parts/W/A.swift") == ["Wrist"])
    #expect(map.takers(of: "Own/A.swift") == ["Wrist"])
    #expect(map.takers(of: "F/A.swift") == ["Flat"])
    #expect(
      map.issues.map(\.line) == [
        "project.yml:5: the file Parts/gone.yml was not read, so its targets are not known; "
          + "generate or restore it outside hidden and third-party folders",
        "project.yml:6: ../above.yml is outside the checked folder, so it is not read; "
          + "copy it into the folder, or check a folder that contains both",
        "project.yml:7: /etc/passwd is outside the checked folder, so it is not read; "
          + "copy it into the folder, or check a folder that contains both",
      ])
    #expect(!map.issues.contains { $0.isError })
  }

  @Test(arguments: [
    ("name: A\ntargets:\n  App: [\n", 4, "invalid YAML: did not find expected node content"),
    ("name: A\nname: B\ntargets: {}\n", 1, "the mapping that starts on this line has name twice"),
    (
      "name: A\n<<<<<<< HEAD\ntargets: {}\n=======\n>>>>>>> x\n", 2,
      "unresolved merge conflict, so the file is not read"
    ),
  ])
  func faultsNameTheLine(_ text: String, _ line: Int, _ message: String) {
    let map = ProjectMap(["project.yml": text])
    #expect(map.issues.map(\.place) == [ProjectPlace(file: "project.yml", line: line)])
    #expect(map.issues.map(\.message) == [message] && map.issues.allSatisfy(\.isError))
    #expect(map.projects.isEmpty)
  }

  @Test(arguments: ["targets: [a]", "name: x\nsteps: [build]\n"])
  func ignoresYAMLForOtherPurposes(_ text: String) {
    let map = ProjectMap(["project.yml": text])
    #expect(map.projects.isEmpty && map.issues.isEmpty && map.targets.isEmpty)
  }

  @Test func acceptsTemplatesThatIncludeEachOther() {
    let map = ProjectMap([
      "project.yml": """
      name: A
      targetTemplates: {One: {templates: [Two], sources: [S]}, Two: {templates: [One]}}
      targets: {App: {type: application, platform: iOS, templates: [One]}}
      """
    ])
    #expect(map.takers(of: "S/A.swift") == ["App"])
  }

  @Test func devicesComeFromSettings() throws {
    let spec = """
      name: Grove
      options: {deploymentTarget: {iOS: "13.0"}}
      settings: {TARGETED_DEVICE_FAMILY: "1,2,6"}
      targets:
        Grove: {type: application, platform: iOS}
        Pad: {type: application, platform: iOS, settings: {TARGETED_DEVICE_FAMILY: 2}}
        Wrist: {type: application, platform: watchOS}
      """
    let map = ProjectMap(["project.yml": spec])
    let (grove, pad) = (try #require(map.target("Grove")?.devices), try #require(map.target("Pad")?.devices))
    #expect(grove.families == [.iphone, .ipad] && grove.system?.description == "13.0")
    #expect(pad.families == [.ipad])
    #expect(map.target("Wrist")?.devices == TargetDevices())
    let configs = "configs: {Release: {IPHONEOS_DEPLOYMENT_TARGET: 17.0, TARGETED_DEVICE_FAMILY: 2}}"
    let own = spec.replacing("settings: {TARGETED_DEVICE_FAMILY: 2}", with: "settings: {\(configs)}")
    #expect(ProjectMap(["project.yml": own]).target("Pad")?.devices == TargetDevices())
  }
}

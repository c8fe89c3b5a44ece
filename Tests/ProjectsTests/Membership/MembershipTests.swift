import Testing

@testable import Projects

@Suite struct MembershipTests {
  let map = ProjectMap([LanternProject.file: LanternProject.text])

  @Test(arguments: [
    ("Lantern/en.lproj/Localizable.strings", nil),
    ("Wrist/Watch.strings", "files only in watchOS targets: not part of an iOS app"),
    ("TV/TV.storyboard", "files only in tvOS targets: not part of an iOS app"),
    ("LanternTests/Sample.strings", "files only in test targets: no user sees them"),
    // In no target: read, because a file of a target is in a place that only Xcode knows (SHELF_PATH).
    ("Lantern/fr.lproj/Localizable.strings", nil), ("Exports/en.strings", nil),
    ("Lantern tvOS/Old.strings", "files in folders named Lantern tvOS, a name for tvOS: not part of an iOS app"),
    // Known kinds.
    ("Lantern/Settings.bundle/en.lproj/Root.strings", "files in Settings.bundle: drawn by the Settings app"),
    ("fastlane/screenshots/de/title.strings", "files in folders named fastlane: for the App Store and its screenshots"),
    ("Pods/Kit/en.lproj/Kit.strings", "folders named Pods: third-party code"),
    ("Lantern/Vendor/Kit.framework/en.lproj/Kit.strings", "files in built frameworks: third-party code"),
    (".build/checkouts/Kit/en.lproj/Kit.strings", "folders named .build: build output"),
    ("Lantern/Pods.strings", nil),
  ])
  func decisions(_ path: String, _ reason: String?) {
    #expect(map.skipReason(of: path) == reason)
  }

  @Test func theReasonNamesTargetAndLine() throws {
    guard case .skip(let reason) = map.membership(of: "Wrist/Watch.strings").decision else {
      Issue.record("Wrist/Watch.strings was not skipped")
      return
    }
    let place = ProjectPlace(
      file: LanternProject.file, line: LanternProject.line(of: "R02 = {isa = PBXResourcesBuildPhase"))
    #expect(reason == .otherPlatform(target: "Lantern Watch", platforms: [.watchos], place))
    #expect(reason.place == place)
  }

  @Test func readsAFileThatIsAlsoInTheApp() {
    // A folder named fastlane may hold the app's own files; third-party code is skipped whoever takes it.
    let text = LanternProject.text.replacing("path = Lantern; sourceTree", with: "path = fastlane; sourceTree")
    let moved = ProjectMap([LanternProject.file: text])
    #expect(moved.skipReason(of: "fastlane/en.lproj/Localizable.strings") == nil)
    #expect(moved.skipReason(of: "fastlane/metadata/en.strings") != nil)
    let pods = ProjectMap([
      LanternProject.file: LanternProject.text.replacing("path = Lantern; sourceTree", with: "path = Pods; sourceTree")
    ])
    #expect(pods.takers(of: "Pods/Assets.xcassets") == ["Lantern"])
    #expect(pods.skipReason(of: "Pods/Assets.xcassets") == "folders named Pods: third-party code")
  }

  @Test func anUnknownPlatformIsRead() {
    let text = LanternProject.text.replacing("SDKROOT = watchos;", with: "SDKROOT = auto;")
    let map = ProjectMap([LanternProject.file: text])
    #expect(map.target("Lantern Watch")?.platforms == .unknown("SDKROOT is auto"))
    #expect(map.skipReason(of: "Wrist/Watch.strings") == nil)
  }

  @Test func visionOSIsRead() {
    let text = LanternProject.text.replacing("SDKROOT = appletvos;", with: "SDKROOT = xros;")
    #expect(ProjectMap([LanternProject.file: text]).skipReason(of: "TV/TV.storyboard") == nil)
  }

  @Test func skipsDevelopmentAssetsOfEveryConfiguration() {
    let one = LanternProject.text.replacing(
      "IPHONEOS_DEPLOYMENT_TARGET = 9.3;", with: #"DEVELOPMENT_ASSET_PATHS = "Lantern/Pre\\ view Lantern/Help";"#)
    let both = one.replacing(
      "IPHONEOS_DEPLOYMENT_TARGET = 16.4;", with: #"DEVELOPMENT_ASSET_PATHS = "\"$(SRCROOT)/Lantern/Help\"";"#
    )
    let reason = "development assets, such as Preview Content: not in the app that users get"
    #expect(ProjectMap([LanternProject.file: one]).skipReason(of: "Lantern/Help/en.strings") == nil)
    let map = ProjectMap([LanternProject.file: both.replacing("$(SRCROOT)/", with: "")])
    #expect(map.target("Lantern")?.developmentPaths == ["Lantern/Help"])
    #expect(map.skipReason(of: "Lantern/Help/en.strings") == reason)
    #expect(map.skipReason(of: "Lantern/Assets.xcassets") == nil)
    // The variable names the same folder.
    #expect(ProjectMap([LanternProject.file: both]).target("Lantern")?.developmentPaths == ["Lantern/Help"])
  }

  @Test func aFileOfTheWatchAndOfTestsBelongsToTheWatch() {
    let text = LanternProject.text.replacing("files = (B02, B03, );", with: "files = (B02, B03, B06, );")
    let map = ProjectMap([LanternProject.file: text])
    #expect(map.takers(of: "LanternTests/Sample.strings") == ["Lantern Watch", "LanternTests"])
    #expect(
      map.skipReason(of: "LanternTests/Sample.strings") == "files only in watchOS targets: not part of an iOS app")
  }

  @Test func withoutAProjectOnlyNamesDecide() {
    let map = ProjectMap([:], others: ["A/en.strings"])
    let membership = map.membership(of: "A/en.strings")
    #expect(membership.takings.isEmpty && membership.decision == .take)
    #expect(map.skipReason(of: "A Watch App/en.strings") != nil)
  }

  @Test func aBrokenProjectIsAnErrorAndHidesNothing() {
    let text = String(LanternProject.text.prefix(4_000))
    let map = ProjectMap([
      LanternProject.file: text, "Package.swift": "let p = Package(targets: [.target(name: \"A\", path: \"A\")])",
    ])
    #expect(map.issues.count == 1)
    #expect(map.issues.first?.place.file == LanternProject.file)
    #expect(map.projects == ["Package.swift"])
    #expect(map.skipReason(of: "Wrist/Watch.strings") == nil)
  }

  @Test func anUnreadProjectMayUseWatchFilesOfAnother() {
    let broken = ["Phone.xcodeproj/project.pbxproj": "{", LanternProject.file: LanternProject.text]
    #expect(ProjectMap(broken).skipReason(of: "Wrist/Watch.strings") == nil)
    #expect(ProjectMap(broken).membership(of: "Wrist/Watch.strings").unread == ["Phone.xcodeproj/project.pbxproj"])
    #expect(ProjectMap(broken).skipReason(of: "Pods/a.strings") != nil)
    // One in another folder has no part in it.
    let other = ["Demo/Phone.xcodeproj/project.pbxproj": "{", LanternProject.file: LanternProject.text]
    #expect(ProjectMap(other).skipReason(of: "Wrist/Watch.strings") != nil)
    let included = [
      "project.yml": "name: A\ninclude: [gone.yml]\ntargets: {W: {type: application, platform: watchOS, sources: W}}"
    ]
    #expect(ProjectMap(included).takers(of: "W/a.strings") == ["W"])
    #expect(ProjectMap(included).skipReason(of: "W/a.strings") == nil)
  }

  @Test func ignoresProjectsOfDependencies() {
    for folder in ["Pods", "Carthage/Checkouts/Kit", "node_modules/kit", ".build/checkouts/Kit", "DerivedData/A"] {
      let map = ProjectMap(["\(folder)/\(LanternProject.file)": LanternProject.text])
      #expect(map.projects.isEmpty && map.targets.isEmpty, "\(folder)")
    }
  }

  @Test func recognizesCaptionsByTheirFramefile() {
    let map = ProjectMap([:], others: ["shots/Framefile.json", "shots/de/title.strings", "App/de.lproj/title.strings"])
    #expect(map.skipReason(of: "shots/de/title.strings")?.hasPrefix("title.strings and keyword.strings") == true)
    #expect(map.skipReason(of: "shots/de/Localizable.strings") == nil)
    #expect(map.skipReason(of: "App/de.lproj/title.strings") == nil)
  }

  @Test func recognizesMapPresetsByNeighbouringFiles() {
    let map = ProjectMap([:], others: ["p/presets.json", "p/fields.json", "q/presets.json"])
    #expect(map.skipReason(of: "p/translations/de.json")?.hasPrefix("translations of OpenStreetMap presets") == true)
    #expect(map.skipReason(of: "q/translations/de.json") == nil)
    #expect(map.skipReason(of: "translations/de.json") == nil)
  }
}

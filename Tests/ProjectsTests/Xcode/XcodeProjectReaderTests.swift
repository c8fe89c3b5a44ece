import Testing

@testable import Projects

@Suite struct XcodeProjectReaderTests {
  let map = ProjectMap([LanternProject.file: LanternProject.text])

  @Test func targetsHavePlatformsAndFiles() throws {
    #expect(map.issues.isEmpty)
    #expect(map.targets.map(\.name) == ["Lantern", "Lantern Watch", "Lantern TV", "LanternTests"])
    let app = try #require(map.target("Lantern"))
    #expect(app.kind == .app)
    #expect(app.platforms == .known([.ios]))
    #expect(app.infoPlists == ["Lantern/Info.plist"])
    #expect(app.place == ProjectPlace(file: LanternProject.file, line: LanternProject.line(of: "T01 /* Lantern */ =")))
    #expect(map.target("Lantern Watch")?.platforms == .known([.watchos]))
    #expect(map.target("Lantern TV")?.platforms == .known([.tvos]))
    #expect(map.target("LanternTests")?.kind == .unitTests)
  }

  @Test func theDeploymentTargetIsTheLowestOfAllConfigurations() {
    #expect(map.target("Lantern")?.deploymentTarget?.description == "9.3")
    #expect(map.target("LanternTests")?.deploymentTarget?.description == "15.0")
    #expect(map.target("Lantern Watch")?.deploymentTarget == nil)
    let open = LanternProject.text.replacing("_DEPLOYMENT_TARGET = 9.3", with: "_DEPLOYMENT_TARGET = $(LOW)")
    #expect(ProjectMap([LanternProject.file: open]).target("Lantern")?.deploymentTarget == nil)
  }

  @Test(arguments: [
    ("Lantern/en.lproj/Localizable.strings", ["Lantern", "Lantern Watch"]),
    ("Lantern/de.lproj/Localizable.strings", ["Lantern", "Lantern Watch"]),
    ("Wrist/Watch.strings", ["Lantern Watch"]),
    ("Lantern/Assets.xcassets", ["Lantern"]),
    ("Lantern/Assets.xcassets/Glow.colorset/Contents.json", ["Lantern"]),
    ("TV/TV.storyboard", ["Lantern TV"]),
    ("LanternTests/Sample.strings", ["LanternTests"]),
    // A folder reference, by a path that goes up from its group.
    ("Lantern/Help/de/page.html", ["Lantern"]),
    ("Lantern/Lights.xcdatamodeld/Lights.xcdatamodel/contents", ["Lantern"]),
    ("Lantern/Info.plist", ["Lantern"]),
    // Not listed, or at a path that only a build or a person's settings know.
    ("Lantern/fr.lproj/Localizable.strings", []),
    ("Shelf.strings", []), ("Lantern.app", []), ("Outside.strings", []),
    // Case is ignored, as on a Mac's disk.
    ("lantern/EN.lproj/localizable.strings", ["Lantern", "Lantern Watch"]),
    // A path that only begins alike is another one.
    ("Lantern/Helper.swift", []), ("Lantern/Assets.xcassets2", []),
  ])
  func filesBelongToTargets(_ path: String, _ targets: [String]) {
    #expect(map.takers(of: path) == targets)
  }

  @Test func theLineRefersToTheEntryInThePhase() {
    let taking = map.membership(of: "Lantern/en.lproj/Localizable.strings").takings.first
    let line = LanternProject.line(of: "B01 /* Localizable.strings in Resources */,")
    #expect(taking?.place == ProjectPlace(file: LanternProject.file, line: line))
  }

  @Test func aPlatformFilterLimitsTheFile() {
    // The target builds for iOS only, so a file for the Mac is in no build of it.
    #expect(map.takers(of: "Lantern/Menu.strings") == [])
    let both = LanternProject.text.replacing("SDKROOT = iphoneos;", with: #"SUPPORTED_PLATFORMS = "iphoneos macosx";"#)
    let map = ProjectMap([LanternProject.file: both])
    #expect(map.membership(of: "Lantern/Menu.strings").takings.map(\.platforms) == [.known([.macos])])
    #expect(map.skipReason(of: "Lantern/Menu.strings") == "files only in macOS targets: not part of an iOS app")
    #expect(map.skipReason(of: "Lantern/Assets.xcassets") == nil)
  }

  @Test func readsSeveralProjectsInAnyFolder() {
    let map = ProjectMap([
      LanternProject.file: LanternProject.text, "Tools/Lamp/\(LanternProject.file)": LanternProject.text,
      "Pods/\(LanternProject.file)": LanternProject.text, "Carthage/Checkouts/A/\(LanternProject.file)": "{",
    ])
    #expect(map.projects == [LanternProject.file, "Tools/Lamp/\(LanternProject.file)"])
    #expect(map.issues.isEmpty)
    #expect(map.takers(of: "Tools/Lamp/Lantern/Assets.xcassets") == ["Lantern"])
  }

  @Test func aProjectInASubfolderMayListFilesAboveIt() {
    let text = LanternProject.text.replacing(#"projectDirPath = "";"#, with: #"projectDirPath = "..";"#)
    let map = ProjectMap(["App/\(LanternProject.file)": text])
    #expect(map.takers(of: "Lantern/Assets.xcassets") == ["Lantern"])
    #expect(map.takers(of: "App/Lantern/Assets.xcassets") == [])
  }

  @Test func acceptsGroupsThatContainEachOther() {
    let text = LanternProject.text.replacing("children = (F03, );", with: "children = (F03, G01, );")
      .replacing("children = (V01, F04,", with: "children = (G02, V01, F04,")
    let map = ProjectMap([LanternProject.file: text])
    #expect(map.targets.count == 4)
    #expect(map.takers(of: "TV/TV.storyboard") == ["Lantern TV"])
  }

  /// Debug requires 9.3, Release 16.4, and only Debug names families.
  @Test func theDevicesAreThoseOfAllConfigurations() throws {
    let app = try #require(map.target("Lantern"))
    #expect(app.devices.system?.description == "16.4" && app.devices.families == nil)
    let both = LanternProject.text.replacing("16.4;", with: "16.4; TARGETED_DEVICE_FAMILY = 2;")
    #expect(ProjectMap([LanternProject.file: both]).target("Lantern")?.devices.families == [.ipad])
    let open = LanternProject.text.replacing("_DEPLOYMENT_TARGET = 9.3", with: "_DEPLOYMENT_TARGET = $(LOW)")
    #expect(ProjectMap([LanternProject.file: open]).target("Lantern")?.devices.system == nil)
    for (condition, system) in [
      ("sdk=iphoneos*", "17.0"), ("sdk=iphoneos*][arch=arm64", "17.0"), ("sdk=macosx*", "16.4"),
      ("sdk=iphonesimulator*", "16.4"), ("sdk=xros*", "16.4"), ("config=Release", nil),
    ] {
      let text = LanternProject.text.replacing(
        "16.4;", with: "16.4; \"IPHONEOS_DEPLOYMENT_TARGET[\(condition)]\" = 17.0;")
      #expect(ProjectMap([LanternProject.file: text]).target("Lantern")?.devices.system?.description == system)
    }
    #expect(map.target("Lantern Watch")?.devices.system == nil)
  }

  @Test func orientationsOfGeneratedListsAreRead() {
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let left = "UIInterfaceOrientationLandscapeLeft"
    var text = LanternProject.text.replacing("= 9.3;", with: "= 9.3; \(key)_iPhone = \(left);")
    // Release has no list, so nothing is known.
    #expect(ProjectMap([LanternProject.file: text]).target("Lantern")?.devices.orientations == [:])
    text = text.replacing("= 16.4;", with: "= 16.4; \(key) = \"\(left) UIInterfaceOrientationPortrait\";")
    #expect(ProjectMap([LanternProject.file: text]).target("Lantern")?.devices.orientations == [.iphone: [left]])
  }

  @Test func theAppearanceOfAGeneratedListIsRead() {
    let style = " GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = Light;"
    var text = LanternProject.text.replacing("= 9.3;", with: "= 9.3;\(style)")
    // Release states none.
    #expect(ProjectMap([LanternProject.file: text]).target("Lantern")?.devices.interfaceStyle == nil)
    text = text.replacing("= 16.4;", with: "= 16.4;\(style)")
    #expect(ProjectMap([LanternProject.file: text]).target("Lantern")?.devices.interfaceStyle == "Light")
    let ungenerated = text.replacing("FILE = YES", with: "FILE = NO")
    #expect(ProjectMap([LanternProject.file: ungenerated]).target("Lantern")?.devices.interfaceStyle == nil)
  }

  @Test func theLaunchOfAGeneratedListIsRead() throws {
    let key = " GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchScreen_Generation = YES;"
    let main = " INFOPLIST_KEY_UIMainStoryboardFile = Wharf;"
    func devices(_ debug: String, _ release: String) throws -> TargetDevices {
      let text = LanternProject.text.replacing("= 9.3;", with: "= 9.3;\(debug)").replacing(
        "= 16.4;", with: "= 16.4;\(release)")
      return try #require(ProjectMap([LanternProject.file: text]).target("Lantern")).devices
    }
    // Each configuration needs one.
    #expect(try !devices("", "").hasLaunchScreen && !devices(key, "").hasLaunchScreen)
    #expect(try devices(key, key).hasLaunchScreen)
    #expect(try devices(key + main, key).mainStoryboards == ["Wharf"])
    #expect(try devices(main, main).mainStoryboards.isEmpty, "Xcode writes no list")
  }

  @Test func theDevelopmentRegionIsRead() {
    #expect(map.developmentRegions.isEmpty)
    let text = LanternProject.text.replacing("isa = PBXProject;", with: "isa = PBXProject; developmentRegion = ar;")
    #expect(ProjectMap([LanternProject.file: text]).developmentRegions.map(\.region) == ["ar"])
  }

  @Test(arguments: [
    ("F90 = {isa = PBXFileReference; path = UIKit.framework; sourceTree = SDKROOT; };", false),
    ("F90 = {isa = PBXFileReference; path = Lamp.framework; sourceTree = BUILT_PRODUCTS_DIR; };", true),
    ("F90 = {isa = PBXFileReference; path = Lamp.framework; sourceTree = \"<group>\"; };", true),
    ("T90 = {isa = PBXNativeTarget; productReference = F90; };", false),
    ("P90 = {isa = XCRemoteSwiftPackageReference; }; F90 = {sourceTree = SDKROOT; };", true),
  ])
  func librariesAreKnown(object: String, usesLibraries: Bool) {
    #expect(!map.usesLibraries)
    let phase =
      "X90 = {isa = PBXFrameworksBuildPhase; files = (B90, ); }; B90 = {isa = PBXBuildFile; fileRef = F90; }; \(object)"
    let text = LanternProject.text.replacing("PRJ = {isa", with: "\(phase)\nPRJ = {isa")
    #expect(ProjectMap([LanternProject.file: text]).usesLibraries == usesLibraries, "\(object)")
    #expect(ProjectMap([LanternProject.file: LanternProject.text], others: ["ios/Podfile"]).usesLibraries)
  }

  @Test func theFullScreenOfAGeneratedListIsRead() {
    let key = " GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIRequiresFullScreen = YES;"
    let text = LanternProject.text.replacing("= 9.3;", with: "= 9.3;\(key)")
    // One configuration is enough, because the app may then have no windows.
    #expect(ProjectMap([LanternProject.file: text]).target("Lantern")?.devices.requiresFullScreen == true)
    let ungenerated = text.replacing("FILE = YES", with: "FILE = NO")
    #expect(ProjectMap([LanternProject.file: ungenerated]).target("Lantern")?.devices.requiresFullScreen == false)
  }
}

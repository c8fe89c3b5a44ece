import Testing

@testable import Projects

@Suite struct ConfigurationFileTests {
  private func level(_ files: [String: String], of path: String = "Config/App.xcconfig") -> BuildSettings.Level {
    let folder = ProjectFolder(files: files.keys.sorted()) { files[$0].map { Array($0.utf8) } }
    return ConfigurationFile.level(path, in: folder)
  }

  @Test func settingsCommentsAndConditions() {
    let level = level([
      "Config/App.xcconfig": """
      // The app
      SDKROOT = iphoneos // not macosx
      /* SDKROOT = watchos
      SDKROOT = appletvos */ SUPPORTED_PLATFORMS=iphoneos iphonesimulator;
      INFOPLIST_FILE =   App/Info.plist  \("")
      CODE[sdk=iphoneos*][arch=arm64] = x
      EMPTY =
      no setting
      """
    ])
    #expect(
      level.values == [
        "SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator", "INFOPLIST_FILE": "App/Info.plist",
        "EMPTY": "",
      ])
    #expect(level.conditional == ["CODE"])
    #expect(level.missing == nil)
  }

  @Test func includesAreRelativeToTheFileAndLaterValuesWin() {
    let level = level([
      "Config/App.xcconfig": "A = 1\n#include \"../Base.xcconfig\"\n#include? \"Mine.xcconfig\"\nB = 2\n",
      // Macs ignore the case of a name.
      "base.XCConfig": "A = base\nB = base\n#include \"Config/App.xcconfig\"\n",
    ])
    #expect(level.values == ["A": "base", "B": "2"])
    #expect(level.missing == nil)
  }

  @Test func aMissingFileIsNamed() {
    #expect(level(["Config/App.xcconfig": "#include \"Secret.xcconfig\"\n"]).missing == "Config/Secret.xcconfig")
    #expect(level([:]).missing == "Config/App.xcconfig")
    // CocoaPods makes its own, which say nothing of platforms.
    #expect(level(["Config/App.xcconfig": "#include \"../Pods/Support/Pods-App.xcconfig\"\n"]).missing == nil)
  }

  @Test func aTargetTakesItsPlatformFromTheFile() throws {
    let text = LanternProject.text
      .replacing(
        "K00 = {isa = XCBuildConfiguration;",
        with: "K00 = {isa = XCBuildConfiguration; baseConfigurationReference = FC;"
      )
      .replacing("SDKROOT = iphoneos; ", with: "")
      .replacing(
        "F03 = {",
        with: #"FC = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT; }; F03 = {"#)
    let known = ProjectMap([LanternProject.file: text, "Config/App.xcconfig": "SDKROOT = macosx\n"])
    #expect(known.target("LanternTests")?.platforms == .known([.macos]))
    let missing = ProjectMap([LanternProject.file: text])
    #expect(
      missing.target("LanternTests")?.platforms
        == .unknown("SUPPORTED_PLATFORMS may be set by Config/App.xcconfig, which is not in the folder"))
    // It names its SDK itself, above the missing file.
    #expect(missing.target("Lantern Watch")?.platforms == .known([.watchos]))
  }
}

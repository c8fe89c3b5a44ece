import Testing

@testable import Projects

@Suite struct ConfigurationFileTests {
  private func level(_ files: [String: String], of path: String = "Config/App.xcconfig") -> BuildSettings.Level {
    read(files, of: path).level
  }

  private func read(
    _ files: [String: String], of path: String = "Config/App.xcconfig"
  ) -> (level: BuildSettings.Level, issues: [ProjectIssue]) {
    let folder = ProjectFolder(files: files.keys.sorted()) { path throws(ProjectFault) in
      Array((files[path] ?? "").utf8)
    }
    return ConfigurationFile.level(path, in: folder)
  }

  @Test func settingsCommentsAndConditions() {
    let level = level([
      "Config/App.xcconfig": """
      // The app
      SDKROOT = iphoneos // not macosx
      SUPPORTED_PLATFORMS=iphoneos iphonesimulator;
      INFOPLIST_FILE =   App/Info.plist  \("")
      CODE[sdk=iphoneos*][arch=arm64] = x
      CODE[sdk=macosx*] = y
      OPEN[config=Debug] = z
      EMPTY =
      """
    ])
    #expect(
      level.values == [
        "SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator", "INFOPLIST_FILE": "App/Info.plist",
        "EMPTY": "",
      ])
    #expect(level.deviceValues == ["CODE": "x"])
    #expect(level.conditional == ["OPEN"])
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

  @Test func aMissingIncludeIsAWarningUnlessItIsOptional() {
    let issues = read(["Config/App.xcconfig": "A = 1\n#include \"Secret.xcconfig\"\n"]).issues
    #expect(
      issues.map(\.line) == [
        "Config/App.xcconfig:2: the file Secret.xcconfig was not read, so its settings are not known; "
          + "generate or restore it outside hidden and third-party folders"
      ])
    #expect(issues.first?.isError == false)
    for line in ["#include? \"Secret.xcconfig\"", "#include \"<DEVELOPER_DIR>/Makefiles/A.xcconfig\""] {
      #expect(read(["Config/App.xcconfig": line]).issues.isEmpty, "\(line)")
    }
  }

  /// Source: swift-build, MacroConfigFileParser.swift: a comment begins with `//`.
  @Test func aPatternOfFoldersDoesNotBeginAComment() {
    let text = "\u{FEFF}HEADERS = $(SRCROOT)/include/**\nSDKROOT = macosx // b\n"
    #expect(level(["Config/App.xcconfig": text]).values == ["HEADERS": "$(SRCROOT)/include/**", "SDKROOT": "macosx"])
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "this is a Git LFS pointer"),
    ("S\0D\0K\0", "the file is not UTF-8 text"),
  ])
  func aBrokenFileIsNamed(_ text: String, _ words: String) {
    let (level, issues) = read(["Config/App.xcconfig": text])
    #expect(issues.count == 1 && issues[0].isError && issues[0].message.hasPrefix(words))
    #expect(level.missing != nil)
  }

  @Test func anOptionalIncludeOutsideOfTheFolderIsLikeOneThatIsNotThere() {
    let (level, issues) = read(["Config/App.xcconfig": "SDKROOT = macosx\n#include? \"../../Local.xcconfig\"\n"])
    #expect(issues.isEmpty && level.missing == nil && level.values == ["SDKROOT": "macosx"])
  }

  @Test(arguments: ["../../Base.xcconfig", "/etc/Base.xcconfig"])
  func anIncludeOutsideOfTheFolderIsAWarning(_ name: String) {
    let (level, issues) = read(["Config/App.xcconfig": "#include \"\(name)\"\n", "../Base.xcconfig": "A = 1\n"])
    #expect(
      issues.map(\.line) == [
        "Config/App.xcconfig:1: \(name) is outside the checked folder, so it is not read; "
          + "copy it into the folder, or check a folder that contains both"
      ])
    #expect(issues.first?.isError == false && level.values.isEmpty && level.missing == name)
  }

  @Test func aConflictIsAnErrorEvenIfNoProjectNamesTheFile() {
    let text = "A = 1\n<<<<<<< HEAD\nSDKROOT = macosx\n=======\nSDKROOT = iphoneos\n>>>>>>> main\n"
    let (level, issues) = read(["Config/App.xcconfig": "\n#include? \"B.xcconfig\"", "Config/B.xcconfig": text])
    #expect(issues.map(\.place) == [ProjectPlace(file: "Config/B.xcconfig", line: 2)])
    #expect(level.missing == "Config/B.xcconfig" && level.values.isEmpty)
    #expect(
      ProjectMap(["B.xcconfig": text]).lines(true) == [
        "B.xcconfig:2: unresolved merge conflict, so the file is not read"
      ])
    #expect(ProjectMap(["Pods/B.xcconfig": text]).issues.isEmpty)
  }

  @Test func aFileThatManyIncludeIsReadOnce() {
    var files = ["Base.xcconfig": (0..<5_000).map { "A\($0) = 1\n" }.joined()]
    for number in 0..<40 { files["\(number).xcconfig"] = "#include \"Base.xcconfig\"\nB = \(number)\n" }
    var reads: [String: Int] = [:]
    let folder = ProjectFolder(files: files.keys.sorted()) { path throws(ProjectFault) in
      reads[path, default: 0] += 1
      return Array((files[path] ?? "").utf8)
    }
    for number in 0..<40 {
      let level = ConfigurationFile.level("\(number).xcconfig", in: folder).level
      #expect(level.values.count == 5_001 && level.values["B"] == "\(number)")
    }
    #expect(reads["Base.xcconfig"] == 1)
  }

  @Test(arguments: [
    ("A = 1 // B = 2\n// C = 3\nD = 4", ["A": "1", "D": "4"]), ("A = a/*x*/b // c", ["A": "a/*x*/b"]),
    ("/* B = 2 */\nA = 1", ["A": "1"]), ("A = 1\r\nB = 2\r\n", ["A": "1", "B": "2"]),
  ])
  func commentsAreRemoved(_ text: String, _ values: [String: String]) {
    #expect(level(["Config/App.xcconfig": text]).values == values)
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

import Projects
import Testing

/// File-system-synchronised folders of Xcode 16.
@Suite struct SynchronizedFolderTests {
  static let file = "Tide.xcodeproj/project.pbxproj"
  static let text = #"""
    {objects = {
      GA /* Tide */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EA, EB, EP, ); explicitFolders = (Charts, ); path = Tide; sourceTree = "<group>"; };
      GW = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EW, ); path = "Tide Wrist"; sourceTree = "<group>"; };
      GG = {isa = PBXFileSystemSynchronizedRootGroup; path = Loose; sourceTree = "<group>"; };
      M = {isa = PBXGroup; children = (GA, GW, GG, ); sourceTree = "<group>"; };
      EA = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TA; membershipExceptions = (
        Info.plist,
        Drafts,
        "/Localized: Pages/Legal.strings",
      ); platformFiltersByRelativePath = {Menu.swift = (macos, ); Both.swift = (ios, macos, ); }; };
      EB = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TW; membershipExceptions = (
        Shared.xcassets,
        /Localized/Localizable.strings,
        "/Localized: Pages/Legal.strings",
      ); };
      EW = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = GONE; membershipExceptions = (A.swift, ); };
      EP = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = CW; membershipExceptions = (Moved.json, ); };
      CW = {isa = PBXCopyFilesBuildPhase; files = (); };
      TA = {isa = PBXNativeTarget; name = Tide; productType = "com.apple.product-type.application"; buildConfigurationList = LA; buildPhases = (); fileSystemSynchronizedGroups = (
        GA /* Tide */,
      ); };
      TW = {isa = PBXNativeTarget; name = Wrist; productType = "com.apple.product-type.application"; buildConfigurationList = LW; buildPhases = (CW, ); fileSystemSynchronizedGroups = (GW, ); };
      LA = {isa = XCConfigurationList; buildConfigurations = (KA, ); };
      LW = {isa = XCConfigurationList; buildConfigurations = (KW, ); };
      KA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; }; };
      KW = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = watchos; }; };
      P = {isa = PBXProject; mainGroup = M; targets = (TA, TW, ); };
    }; rootObject = P; }
    """#
  let map = ProjectMap([Self.file: Self.text])

  @Test(arguments: [
    ("Tide/View.swift", ["Tide"]),
    ("Tide/Deep/er/View.swift", ["Tide"]),
    ("Tide/Charts/coast.json", ["Tide"]),
    ("Tide Wrist/Face.swift", ["Wrist"]),
    // Exceptions take files and folders away from the target that has the folder …
    ("Tide/Info.plist", []), ("Tide/Drafts/Old.strings", []), ("Tide/DraftsToo.swift", ["Tide"]),
    ("Tide/Deep/Info.plist", ["Tide"]),
    // … and give them to one that has not.
    ("Tide/Shared.xcassets", ["Tide", "Wrist"]), ("Tide/Shared.xcassets/A.colorset/Contents.json", ["Tide", "Wrist"]),
    // A localised file is named without its folder, in both spellings.
    ("Tide/de.lproj/Localizable.strings", ["Tide", "Wrist"]), ("Tide/Localizable.strings", ["Tide"]),
    ("Tide/Deep/de.lproj/Localizable.strings", ["Tide"]),
    ("Tide/Pages/de.lproj/Legal.strings", ["Wrist"]), ("Tide/Pages/en.lproj/Legal.strings", ["Wrist"]),
    // A file that a phase of another target copies belongs to both.
    ("Tide/Moved.json", ["Tide", "Wrist"]),
    // A folder that no target has.
    ("Loose/View.swift", []),
  ])
  func filesBelongToTargets(_ path: String, _ targets: [String]) {
    #expect(map.takers(of: path) == targets)
  }

  @Test func filtersNameThePlatformsOfAFile() {
    func platforms(_ path: String) -> [ProjectTarget.Platforms] {
      map.membership(of: path).takings.map(\.platforms)
    }
    #expect(platforms("Tide/View.swift") == [.known([.ios, .macos])])
    #expect(platforms("Tide/Menu.swift") == [.known([.macos])])
    #expect(platforms("Tide/Both.swift") == [.known([.ios, .macos])])
    #expect(map.skipReason(of: "Tide/Menu.swift") == "files only in macOS targets: not part of an iOS app")
  }

  @Test func theLineRefersToTheFolderOrTheException() {
    func lines(_ path: String) -> [String] {
      let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
      return map.membership(of: path).takings.map { lines[$0.place.line - 1].trimmingPrefix(/\ */).description }
    }
    #expect(lines("Tide/View.swift") == ["GA /* Tide */,"])
    #expect(lines("Tide/de.lproj/Localizable.strings") == ["GA /* Tide */,", "/Localized/Localizable.strings,"])
  }
}

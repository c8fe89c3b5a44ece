import Testing

@testable import Projects

@Suite struct PlatformFolderTests {
  @Test(arguments: [
    ("Kite Watch App/A.strings", ProjectPlatform.watchos), ("Kite WatchKit Extension/A.strings", .watchos),
    ("KiteWatchKitExtension/en.lproj/A.strings", .watchos), ("kite-watch-app/A.strings", .watchos),
    ("Kite watchOS/A.strings", .watchos), ("WatchApp/Assets.xcassets", .watchos), ("Kite tvOS/A.strings", .tvos),
    ("KiteTVOS/A.strings", .tvos), ("Apps/macOS/A.strings", .macos), ("Kite (macOS)/A.strings", .macos),
    ("KiteMac/A.strings", .macos), ("Kite_OSX/A.strings", .macos), ("Kite AppleTV/Deep/A.strings", .tvos),
  ])
  func namesOfOtherPlatforms(_ path: String, _ platform: ProjectPlatform) {
    #expect(PlatformFolder(above: path)?.platform == platform)
  }

  @Test(arguments: [
    "Kite/A.strings", "Kite iOS/A.strings", "iOS/macOS/A.strings", "Shared/macOS/A.strings",
    "KiteMacCatalyst/A.strings",
    "Mac Catalyst/A.strings", "iOS+macOS/A.strings", "iMac/A.strings", "Stomac/A.strings", "Stopwatch/A.strings",
    "Watch/A.strings", "WatchList/A.strings", "macOS.strings", "Machine/A.strings", "Universal Mac/A.strings",
    "Kite-iPad-Mac/A.strings", "visionOS/tvOS/A.strings", "Emacs/A.strings",
  ])
  func otherNames(_ path: String) {
    #expect(PlatformFolder(above: path) == nil)
  }

  @Test func theNearestFolderCounts() {
    let folder = PlatformFolder(above: "Kite macOS/Kite Watch App/A.strings")
    #expect(folder == PlatformFolder(above: "Kite Watch App/A.strings"))
    #expect(folder?.name == "Kite Watch App")
  }
}

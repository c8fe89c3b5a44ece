import Adaptivity
import AuditModel
import Testing

@testable import LayoutFiles

@Suite struct InfoPlistReaderTests {
  private func read(_ name: String) throws -> LayoutCatalog {
    InfoPlistReader().read(LayoutSource(path: "Info.plist", bytes: try LayoutSamples.bytes(name)))
  }

  @Test func everyKeyOfAProjectIsRead() throws {
    let catalog = try read("project/Info.plist")
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    let manifest = try #require(catalog.manifests.first)
    let place = { (line: Int) in SourceLocation(file: "Info.plist", line: line, column: 2) }
    #expect(manifest.location == SourceLocation(file: "Info.plist", line: 1, column: 1) && !manifest.isBuilt)
    #expect(manifest.deviceFamilies == AppManifest.Entry([1, 2], at: place(13)))
    #expect(manifest.launchScreen == AppManifest.Entry("UILaunchScreen", at: place(18)))
    #expect(manifest.capabilities == AppManifest.Entry(["arm64"], at: place(23)))
    #expect(manifest.requiresFullScreen == AppManifest.Entry(false, at: place(27)))
    #expect(manifest.hidesStatusBar == AppManifest.Entry(false, at: place(29)))
    #expect(
      manifest.orientations == AppManifest.Entry([.portrait, .landscapeLeft, .landscapeRight], at: place(31)))
    #expect(manifest.padOrientations == AppManifest.Entry(InterfaceOrientation.allCases, at: place(37)))
  }

  @Test func aBuiltAppIsReadWithoutLines() throws {
    let catalog = try read("built/Info.plist")
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    let manifest = try #require(catalog.manifests.first)
    #expect(manifest.isBuilt && manifest.deviceFamilies?.value == [1, 2])
    #expect(manifest.launchScreen?.value == "UILaunchStoryboardName" && manifest.hidesStatusBar == nil)
    #expect(manifest.capabilities?.value == ["arm64"] && manifest.requiresFullScreen?.value == true)
    #expect(manifest.orientations?.value == [.portrait, .landscapeLeft] && manifest.padOrientations == nil)
    #expect(manifest.orientations?.location == SourceLocation(file: "Info.plist", line: 1, column: 1))
  }

  /// A list with these members.
  private func list(_ members: String) -> String { "<plist version=\"1.0\"><dict>\(members)</dict></plist>" }

  @Test(arguments: [
    ("<key>CFBundlePackageType</key><string>FMWK</string><key>UIDeviceFamily</key><array/>", "frameworks"),
    ("<key>CFBundlePackageType</key><string>BNDL</string>", "bundles and tests"),
    ("<key>NSExtension</key><dict/><key>UILaunchStoryboardName</key><string>a</string>", "app extensions and services"),
    ("<key>CFBundlePackageType</key><string>XPC!</string>", "app extensions and services"),
    ("<key>WKApplication</key><true/><key>CFBundlePackageType</key><string>APPL</string>", "watchOS apps"),
    ("<key>UIDeviceFamily</key><array><integer>3</integer></array>", "tvOS apps"),
    ("<key>LSMinimumSystemVersion</key><string>14.0</string>", "macOS apps"),
    ("<key>CFBundleName</key><string>a</string>", "without keys about an app's screens"),
  ])
  func recognizesOtherPropertyLists(_ members: String, _ owner: String) throws {
    let catalog = LayoutSamples.manifest(list(members))
    #expect(catalog.manifests.isEmpty && catalog.issues.isEmpty)
    #expect(try #require(catalog.leftOut.keys.first).contains(owner) && catalog.leftOut.values.first == 1)
  }

  @Test func dedicatedListsComeFirst() throws {
    let portrait = "<array><string>UIInterfaceOrientationPortrait</string></array>"
    let landscape = "<array><string>UIInterfaceOrientationLandscapeLeft</string></array>"
    let manifest = try #require(
      LayoutSamples.manifest(
        list(
          "<key>UISupportedInterfaceOrientations</key>\(landscape)"
            + "<key>UISupportedInterfaceOrientations~iphone</key>\(portrait)"
            + "<key>UIStatusBarHidden</key><string>YES</string><key>UIRequiresFullScreen~ipad</key><true/>"
            + "<key>UIRequiresFullScreen</key><false/><key>UIDeviceFamily</key><string>2</string>")
      ).manifests.first)
    #expect(manifest.orientations?.value == [.portrait] && manifest.padOrientations?.value == [.landscapeLeft])
    #expect(manifest.hidesStatusBar?.value == true && manifest.requiresFullScreen?.value == true)
    #expect(manifest.deviceFamilies?.value == [2])
  }

  @Test(arguments: [
    ("", "error", "the file is empty"),
    ("{ UIDeviceFamily = (1); }", "error", "neither an XML nor a binary"),
    ("<plist><dict><key>UIDeviceFamily</key><array>", "error", "ends before"),
    ("<plist><array/></plist>", "error", "not a dictionary"),
    ("<plist><dict><key>UIDeviceFamily</key><dict/></dict></plist>", "error", "is a dictionary and cannot be read"),
    (
      "<plist><dict><key>UIRequiresFullScreen</key><string>maybe</string></dict></plist>", "error",
      "UIRequiresFullScreen is a text"
    ),
    (
      "<plist><dict><key>UIRequiresFullScreen</key><string>$(FULL)</string></dict></plist>", "warning",
      "is a build setting, so the value in the built app"
    ),
    (
      "<plist><dict><key>UISupportedInterfaceOrientations</key><array><string>Portrait</string></array></dict></plist>",
      "warning", "\"Portrait\", which is not an orientation"
    ),
    (
      "<plist><dict><key>UIStatusBarHidden</key><true/><key>UIStatusBarHidden</key><false/></dict></plist>", "warning",
      "is also in line 1; this one is used"
    ),
    (
      "<!DOCTYPE plist [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><plist><dict><key>UIDeviceFamily</key>"
        + "<string>&b;</string></dict></plist>", "error", "declares an entity"
    ),
    ("<plist>\u{0}</plist>", "error", "control character"),
  ])
  func reportsMistakes(_ text: String, _ severity: String, _ expected: String) throws {
    let issues = LayoutSamples.manifest(text).issues
    let issue = try #require(issues.first { $0.message.contains(expected) }, "\(issues)")
    #expect(issue.severity.rawValue == severity && !issue.remedy.isEmpty && issue.location.line == 1)
  }

  @Test func survivesTruncationAndMutationOfABinaryList() throws {
    let bytes = try LayoutSamples.bytes("built/Info.plist")
    for count in bytes.indices {
      var changed = bytes
      changed[count] ^= 0xFF
      for input in [Array(bytes.prefix(count)), changed] {
        let catalog = InfoPlistReader().read(LayoutSource(path: "Info.plist", bytes: input))
        #expect(catalog.manifests.count <= 1)
      }
    }
  }
}

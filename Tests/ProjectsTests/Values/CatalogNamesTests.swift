import Testing

@testable import Projects

/// The pictures and colours of asset catalogs that build settings name.
@Suite struct CatalogNamesTests {
  private static let accent = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"

  private static func xcode(_ debug: String, _ release: String = "") -> CatalogNames? {
    let text = """
      {objects = {
      T = {isa = PBXNativeTarget; name = Kite; buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (D, C); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(debug)}; };
      C = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; buildSettings = {\(release)}; };
      F = {isa = PBXFileReference; path = Kite.xcconfig; };
      P = {isa = PBXProject; targets = (T); };
      }; rootObject = P; }
      """
    let settings = "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = Sand\nBRAND = Wave"
    return ProjectMap(["Kite.xcodeproj/project.pbxproj": text, "Kite.xcconfig": settings]).target("Kite")?.assets
  }

  @Test(arguments: [
    ("", "", ["Sand"], false),
    ("\(accent) = Dune;", "\(accent) = \"$(BRAND)Tint\";", ["Dune", "Sand", "WaveTint"], false),
    ("\(accent) = \"$(COLOR)\";", "ASSETCATALOG_COMPILER_APPICON_NAME = Icon;", ["Icon", "Sand"], true),
    ("\"\(accent)[config=Debug]\" = A;", "", ["Sand"], true), ("\"\(accent)[sdk=macosx*]\" = A;", "", ["Sand"], false),
    ("ASSETCATALOG_COMPILER_APPICON_NAME = \"$(ICON)\";", "", ["Sand"], false),
  ])
  func settingsOfAllConfigurationsCount(_ debug: String, _ release: String, _ names: [String], _ isOpen: Bool) {
    #expect(Self.xcode(debug, release) == CatalogNames(names: Set(names), hasOpenColors: isOpen))
  }

  @Test func specificationsStateThemInSeveralPlaces() {
    let spec = """
      name: Kite
      settings:
        base: {ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME: Sand}
        configs: {Debug: {\(Self.accent): Dune}}
      targets:
        Kite:
          platform: iOS
          settings: {base: {\(Self.accent): Wave}, configs: {Beta: {ASSETCATALOG_COMPILER_APPICON_NAME: Icon}}}
          info: {path: I.plist, properties: {UILaunchScreen: {UIColorName: Reef, UINavigationBar: [{UIImageName: Gull}]}}}
      """
    let target = ProjectMap(["project.yml": spec]).target("Kite")
    #expect(target?.assets == CatalogNames(names: ["Dune", "Icon", "Sand", "Wave"]))
    #expect(target?.infoProperties.texts == ["Gull", "Reef"])
    let open = ProjectMap(["project.yml": spec.replacing("Wave", with: "$(COLOR)")]).target("Kite")
    #expect(open?.assets.hasOpenColors == true)
  }
}

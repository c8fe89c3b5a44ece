import Testing

@testable import Projects

/// Samples and tools next to an app are not what users get.
@Suite struct SampleTargetsTests {
  private static func app(_ name: String, _ more: String = "") -> String {
    "  \(name): {type: application, platform: iOS, sources: [\(name)]\(more)}\n"
  }

  private static func map(_ targets: String, _ files: [String: String] = [:]) -> ProjectMap {
    ProjectMap(files.merging(["project.yml": "name: Kite\ntargets:\n\(targets)"]) { first, _ in first })
  }

  private static let samples = "files only in targets of sample apps: not in the app that users get"

  @Test(arguments: [
    ("KiteExample", true), ("Kite Demo", true), ("DemoApp", true), ("Example-iOS", true), ("Sample iPhone", true),
    ("KitePlayground", true), ("SampleTracker", false), ("Democracy", false), ("Resampler", false), ("Kite", false),
  ])
  func theLastWordOfANameDecides(_ name: String, _ isSample: Bool) {
    #expect(SampleName.isSample(name) == isSample)
    let map = Self.map(Self.app("Kite2") + Self.app(name))
    #expect(map.skipReason(of: "\(name)/a.strings") == (isSample ? Self.samples : nil))
    #expect(map.skipReason(of: "Kite2/a.strings") == nil)
  }

  @Test func aSampleAloneIsTheApp() {
    let map = Self.map(Self.app("Example") + "  Kit: {type: framework, platform: iOS, sources: [Kit]}\n")
    #expect(map.skipReason(of: "Example/a.strings") == nil)
    let watch = Self.map(Self.app("Example") + "  W: {type: application, platform: watchOS, sources: [W]}\n")
    #expect(watch.skipReason(of: "Example/a.strings") == nil)
  }

  @Test func aFileThatTheAppTakesTooIsRead() {
    let shared = "  Demo: {type: application, platform: iOS, sources: [Demo, Kite]}\n"
    #expect(Self.map(Self.app("Kite") + shared).skipReason(of: "Kite/a.strings") == nil)
  }

  @Test func everyTargetOfASampleProjectIsASample() {
    let part = "name: P\ntargets: {Part: {type: app-extension, platform: iOS, sources: [Part]}}"
    let map = Self.map(Self.app("Kite"), ["Examples/Big/project.yml": part])
    #expect(map.skipReason(of: "Examples/Big/Part/a.strings") == Self.samples)
  }

  @Test func toolsOfPackagesAreNotInTheApp() {
    let manifest = """
      let p = Package(name: "Gen", targets: [.executableTarget(name: "Gen", path: "Gen"), .target(name: "Kit", path: "Kit")])
      """
    let tools = "files only in targets of tools: not in the app that users get"
    #expect(
      Self.map(Self.app("Kite"), ["Tools/Package.swift": manifest]).skipReason(of: "Tools/Gen/de.json") == tools)
    #expect(Self.map(Self.app("Kite"), ["Tools/Package.swift": manifest]).skipReason(of: "Tools/Kit/de.json") == nil)
    #expect(ProjectMap(["Tools/Package.swift": manifest]).skipReason(of: "Tools/Gen/de.json") == nil)
    let playground = manifest.replacing("targets:", with: "products: [.iOSApplication(name: \"Gen\")], targets:")
    #expect(
      Self.map(Self.app("Kite"), ["Tools/Package.swift": playground]).skipReason(of: "Tools/Gen/de.json") == nil)
  }

  private static func apps(_ map: ProjectMap, _ paths: String...) -> [String] {
    map.apps(withTextsIn: paths).map(\.name)
  }

  @Test func theAppWithTheTextsIsTheOneThatCounts() {
    let two = Self.map(Self.app("Kite") + Self.app("Shell"))
    #expect(Self.apps(two, "Kite/en.lproj/a.strings") == ["Kite"])
    #expect(Self.apps(two, "Kite/a.strings", "Shell/a.strings") == ["Kite", "Shell"])
    #expect(Self.apps(two) == ["Kite", "Shell"] && Self.apps(two, "Other/a.strings") == ["Kite", "Shell"])
    #expect(Self.apps(Self.map(Self.app("Kite") + Self.app("Demo"))) == ["Kite"])
  }

  @Test func textsOfADependencyAreTheAppsTexts() {
    let kit = "  Kit: {type: framework, platform: iOS, sources: [Kit]}\n"
    let core = "  Core: {type: framework, platform: iOS, sources: [Core], dependencies: [{target: Kit}]}\n"
    let apps = Self.app("Kite", ", dependencies: [{target: Core}]") + Self.app("Shell")
    #expect(Self.apps(Self.map(apps + kit + core), "Kit/a.strings") == ["Kite"])
    // Any app may use a framework that no app is known to depend on.
    #expect(
      Self.apps(Self.map(Self.app("Kite") + Self.app("Shell") + kit), "Kite/a.strings", "Kit/a.strings").count == 2)
  }

  @Test func dependenciesOfAnXcodeProjectAreRead() {
    let text = """
      {objects = {
      T = {isa = PBXNativeTarget; name = Kite; productType = "com.apple.product-type.application";
        dependencies = (D, E, F); packageProductDependencies = (X); };
      D = {isa = PBXTargetDependency; target = U; }; U = {isa = PBXNativeTarget; name = Kit; };
      E = {isa = PBXTargetDependency; targetProxy = Y; }; Y = {isa = PBXContainerItemProxy; remoteInfo = Far; };
      F = {isa = PBXTargetDependency; productRef = Z; }; Z = {productName = Tool; };
      X = {isa = XCSwiftPackageProductDependency; productName = Ink; };
      P = {isa = PBXProject; targets = (T, U); };
      }; rootObject = P; }
      """
    let map = ProjectMap(["Kite.xcodeproj/project.pbxproj": text])
    #expect(map.target("Kite")?.dependencies == ["Kit", "Far", "Tool", "Ink"])
  }
}

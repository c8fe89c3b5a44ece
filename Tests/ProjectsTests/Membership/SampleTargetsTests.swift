import TestSupport
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

  /// Another tool builds the app around it, by a manifest that is not read.
  @Test(arguments: [
    ("Project.swift", true), ("BUILD.bazel", true), ("pubspec.yaml", false), ("Kit/Project.swift", false),
  ])
  func aSampleNextToAnAppOfAnotherToolIsASample(_ manifest: String, _ isSample: Bool) {
    let sample = "name: P\ntargets:\n  Big: {type: application, platform: iOS, sources: [Big], deploymentTarget: 17}\n"
    let map = ProjectMap([
      manifest: "import ProjectDescription\nlet p = Project(name: \"Kite\")", "Examples/Big/project.yml": sample,
    ])
    #expect(map.skipReason(of: "Examples/Big/Big/a.strings") == (isSample ? Self.samples : nil))
    #expect(map.checkedApps.isEmpty == isSample)
    #expect(map.skipReason(of: "Kite/a.strings") == nil)
  }

  @Test func aFileThatTheAppTakesTooIsRead() {
    let shared = "  Demo: {type: application, platform: iOS, sources: [Demo, Kite]}\n"
    #expect(Self.map(Self.app("Kite") + shared).skipReason(of: "Kite/a.strings") == nil)
  }

  @Test func appsAndExtensionsOfASampleProjectAreSamples() {
    let part = "name: P\ntargets:\n  Part: {type: app-extension, platform: iOS, sources: [Part]}\n" + Self.app("Big")
    let map = Self.map(Self.app("Kite"), ["Examples/Big/project.yml": part])
    #expect(map.skipReason(of: "Examples/Big/Part/a.strings") == Self.samples)
    #expect(map.skipReason(of: "Examples/Big/Big/a.strings") == Self.samples)
  }

  /// The app may link a library of any folder, also if no project says so.
  @Test(arguments: ["Samples", "Examples", "Demo", "Playground"])
  func librariesInAFolderWithSamplesAreRead(_ folder: String) {
    let manifest = "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Kit\")])"
    #expect(
      Self.map(Self.app("Kite"), ["\(folder)/Package.swift": manifest]).skipReason(of: "\(folder)/Kit/a.strings") == nil
    )
    let framework = "name: Kit\ntargets: {Kit: {type: framework, platform: iOS, sources: [Kit]}}"
    #expect(
      Self.map(Self.app("Kite"), ["\(folder)/project.yml": framework]).skipReason(of: "\(folder)/Kit/a.strings") == nil)
  }

  @Test func aLibraryThatOnlySamplesDependOnIsASample() {
    let kit = "  Kit: {type: framework, platform: iOS, sources: [Kit]}\n"
    let big = "name: P\ntargets:\n" + Self.app("Big", ", dependencies: [{target: Kit}]") + kit
    let path = "Examples/Big/Kit/a.strings"
    #expect(Self.map(Self.app("Kite"), ["Examples/Big/project.yml": big]).skipReason(of: path) == Self.samples)
    let linked = Self.app("Kite", ", dependencies: [{target: Big/Kit}]")
    #expect(Self.map(linked, ["Examples/Big/project.yml": big]).skipReason(of: path) == nil)
    // In the app's own project, the app may link it without a dependency.
    let own = Self.app("Kite") + Self.app("KiteDemo", ", dependencies: [{target: Kit}]") + kit
    #expect(Self.map(own).skipReason(of: "Kit/a.strings") == nil)
  }

  @Test func extensionsOfASampleAreSamples() {
    func map(_ kite: String) -> ProjectMap {
      Self.map(
        Self.app("Kite", kite) + Self.app("KiteDemo", ", dependencies: [{target: Widget}]")
          + "  Widget: {type: app-extension, platform: iOS, sources: [Widget]}\n")
    }
    #expect(map("").skipReason(of: "Widget/a.strings") == Self.samples)
    #expect(map(", dependencies: [{target: Widget}]").skipReason(of: "Widget/a.strings") == nil)
  }

  @Test func dependenciesOfTheAppAreRead() {
    let map = Self.map(
      Self.app("Kite", ", dependencies: [{target: Kite Demo}]")
        + "  Kite Demo: {type: application.on-demand-install-capable, platform: iOS, sources: [Clip]}\n")
    #expect(map.skipReason(of: "Clip/a.strings") == nil)
  }

  @Test func anAppInAFolderNamedPlaygroundMayBeTheApp() {
    let map = Self.map(Self.app("Host"), ["Playground/project.yml": "name: R\ntargets:\n" + Self.app("Real")])
    #expect(map.skipReason(of: "Playground/Real/a.strings") == nil)
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

  /// Only a project made for testing has a long chain of apps.
  @Test func appsThatDependOnEachOtherTakeLinearTime() {
    let maps = [100, 1_000].map { count in
      Self.map(
        (0..<count).map { Self.app("T\($0)", ", dependencies: [{target: T\($0 + 1)}]") }.joined()
          + Self.app("T\(count)"))
    }
    func find(in map: ProjectMap) {
      let count = map.targets.count
      #expect(map.apps(withTextsIn: ["T0/a.strings"]).map(\.name) == ["T0"])
      #expect(map.apps(withTextsIn: ["T\(count - 1)/a.strings"]).count == count)
    }
    #expect(Growth.factor(upTo: 30, from: { find(in: maps[0]) }, to: { find(in: maps[1]) }) <= 30)
  }
}

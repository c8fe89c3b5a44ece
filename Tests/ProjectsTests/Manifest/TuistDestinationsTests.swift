import Projects
import Testing

/// The device families in manifests of Tuist.
@Suite struct TuistDestinationsTests {
  private static let start = "import ProjectDescription\n"

  @Test(arguments: [
    ("destinations: [.iPad, .macWithiPadDesign]", [TargetDevices.Family.ipad]),
    ("destinations: .iOS", [.iphone, .ipad]),
    ("destinations: Destinations = [.iPhone]", [.iphone]),
    ("destinations: Set<Destination> = [.iPhone, .iPad]", [.iphone, .ipad]),
    ("destinations: [.mac]", []), ("destinations: environment", []), ("let destinations = 1", []),
    ("destinations:", []),
    ("destinations: [", []),
  ])
  func aManifestNamesFamilies(_ code: String, _ families: [TargetDevices.Family]) {
    let map = ProjectMap(["Project.swift": Self.start + "let project = app(\(code))"])
    #expect(map.tuistFamilies == (families.isEmpty ? nil : Set(families)), "\(code)")
  }

  /// A value that is not read may be any.
  @Test(arguments: [
    "app(destinations: mine)", "app(destinations: isPad ? [.iPad] : .iOS)", "app(destinations: [.iPad] + mine)",
    "app(destinations: ProjectDescription.Destinations.iOS)", "app(destinations: Set([.iPad]))",
    "app(destinations: [.iPad].union(mine))",
  ])
  func anUnreadValueLeavesTheFamiliesOpen(_ code: String) {
    let map = ProjectMap(["Project.swift": Self.start + "let a = \(code)\nlet b = kit(destinations: [.iPad])"])
    #expect(map.tuistFamilies == nil, "\(code)")
  }

  @Test(arguments: [
    "func f(destinations: Destinations) {}", "f(destinations: destinations)", "f(destinations: env.destinations)",
    "self.destinations = destinations",
  ])
  func aValueThatIsPassedOnDoesNotCount(_ code: String) {
    let map = ProjectMap(["Project.swift": Self.start + "\(code)\nlet b = kit(destinations: [.iPad])"])
    #expect(map.tuistFamilies == [.ipad], "\(code)")
  }

  @Test func allManifestsCount() {
    let helper = "Tuist/ProjectDescriptionHelpers/Project+App.swift"
    let code = Self.start + "func app(destinations: Destinations = [.iPad]) {}"
    #expect(ProjectMap([helper: code]).tuistFamilies == [.ipad])
    let other = Self.start + "let a = app(destinations: [.iPhone])"
    #expect(ProjectMap([helper: code, "App/Project.swift": other]).tuistFamilies == [.iphone, .ipad])
  }

  @Test(arguments: ["let project = app(destinations: [.iPad])", ""])
  func otherSourcesDoNotCount(_ code: String) {
    #expect(
      ProjectMap(["Project.swift": code, "App/Row.swift": Self.start + "f(destinations: [.iPad])"]).tuistFamilies == nil
    )
  }
}

import Testing

@testable import Projects

@Suite struct ManifestReaderTests {
  static let manifest = #"""
    // swift-tools-version: 5.9
    import PackageDescription
    let strict: [SwiftSetting] = [.define("A", .when(platforms: [.linux]))]
    let package = Package(
      name: "Harbour",
      platforms: [.iOS(.v16), .macOS("13.1"), .watchOS(.v9_1), .custom("x", versionString: "1")],
      products: [.library(name: "Harbour", targets: ["Harbour"])],
      targets: [
        .target(
          name: "Harbour",
          dependencies: ["Boats", .target(name: "Charts"), .product(name: "X", package: "x")],
          exclude: ["Notes.md", "Old"],
          resources: [.process("Resources")]),
        .target(name: "Boats", path: "Code/Boats", sources: ["Hull"]),
        .testTarget(name: "HarbourTests", dependencies: ["Harbour"]),
        .executableTarget(name: "dock-tool", path: folder + "/tool"),
        .target(name: "Charts\(suffix)"),
        .plugin(name: "Sail", capability: .buildTool()),
      ]
    )
    #if os(Linux)
    package.targets.append(.target(name: "Raft", path: "./Raft"))
    #endif
    """#
  let map = ProjectMap(
    ["Kit/Package.swift": Self.manifest],
    others: ["Kit/Sources/Harbour/A.swift", "Kit/Tests/HarbourTests/A.swift", "Kit/Plugins/Sail/A.swift"])

  @Test(arguments: [
    ("", false), ("dependencies: [.package(url: \"https://example.com/lamp\", from: \"1.0.0\")],", true),
  ])
  func packagesAreLibraries(_ dependencies: String, _ usesLibraries: Bool) {
    let manifest = Self.manifest.replacing("products: [.lib", with: "\(dependencies) products: [.lib")
    #expect(ProjectMap(["Kit/Package.swift": manifest]).usesLibraries == usesLibraries)
  }

  @Test(arguments: [
    (".iOS(.v16)", "16"), (".iOS(.v13_4)", "13.4"), (#".iOS("17.2")"#, "17.2"), (".iOS(lowest)", nil),
    (".macOS(.v13)", nil),
  ])
  func theDeploymentTargetIsThatOfTheManifest(_ platform: String, _ version: String?) {
    let manifest = Self.manifest.replacing(".iOS(.v16)", with: platform)
    let map = ProjectMap(["Kit/Package.swift": manifest], others: ["Kit/Sources/Harbour/A.swift"])
    #expect(map.target("Harbour")?.deploymentTarget?.description == version)
  }

  @Test func literalTargetsAreRead() throws {
    #expect(map.issues.isEmpty)
    #expect(map.targets.map(\.name) == ["Harbour", "Boats", "HarbourTests", "dock-tool", "Sail", "Raft"])
    let library = try #require(map.target("Harbour"))
    // Minimum versions exclude no platform.
    #expect(library.platforms.mayBeChecked)
    #expect(library.place == ProjectPlace(file: "Kit/Package.swift", line: 9))
    #expect(map.target("HarbourTests")?.kind == .unitTests)
  }

  @Test(arguments: [
    ("Kit/Sources/Harbour/Resources/de.lproj/A.strings", ["Harbour"]), ("Kit/Sources/Harbour/Old/A.strings", []),
    ("Kit/Sources/Harbour/Notes.md", []), ("Kit/Sources/Harbour/Deep/Notes.md", ["Harbour"]),
    ("Kit/Code/Boats/Hull/A.swift", ["Boats"]), ("Kit/Code/Boats/Mast/A.swift", []),
    ("Kit/Code/Boats/A.strings", ["Boats"]), ("Kit/Tests/HarbourTests/A.strings", ["HarbourTests"]),
    ("Kit/Plugins/Sail/A.swift", ["Sail"]), ("Kit/Raft/A.swift", ["Raft"]),
    // Computed names and paths are not guessed.
    ("Kit/Sources/Charts/A.swift", []), ("Kit/tool/A.swift", []),
  ])
  func filesBelongToTargets(_ path: String, _ targets: [String]) {
    #expect(map.takers(of: path) == targets)
  }

  @Test func onlyTestsAreSkipped() {
    #expect(map.skipReason(of: "Kit/Tests/HarbourTests/A.strings") == "files only in test targets: no user sees them")
    #expect(map.skipReason(of: "Kit/Sources/Harbour/A.strings") == nil)
    #expect(map.skipReason(of: "Kit/Sources/Charts/A.strings") == nil)
  }

  @Test func theOnlyTargetMayHaveItsFilesInSources() {
    let manifest = "let package = Package(targets: [.target(name: \"Solo\"), .testTarget(name: \"SoloTests\")])"
    let map = ProjectMap(["Package.swift": manifest], others: ["Sources/A.swift"])
    #expect(map.takers(of: "Sources/A.strings") == ["Solo"])
  }

  @Test func computedListsExcludeNothing() {
    let manifest = "let p = Package(targets: [.target(name: \"A\", path: \"A\", exclude: [\"x\"] + more)])"
    #expect(ProjectMap(["Package.swift": manifest]).takers(of: "A/x") == ["A"])
  }

  @Test func ignoresPathsOutsideOfTheFolder() {
    let manifest =
      "let p = Package(targets: [.target(name: \"A\", path: \"../A\"), .target(name: \"B\", path: \"..\")])"
    let map = ProjectMap(["Package.swift": manifest])
    #expect(map.targets.count == 2)
    #expect(map.takers(of: "A/x.swift") == [])
    #expect(ProjectMap(["Kit/Package.swift": manifest]).takers(of: "A/x.swift") == ["A", "B"])
  }

  @Test(arguments: [
    ("let a = \"x\n\"", 1, "a string is not closed"),
    ("\n/* a /* b */", 2, "a comment is not closed: the file ends before */"),
    (
      "let a = 1\n<<<<<<< HEAD\nlet b = 2\n=======\nlet b = 3\n>>>>>>> x\n", 2,
      "unresolved merge conflict, so the file is not read"
    ),
    (
      "let a = 1\n" + String(repeating: "\"\\(", count: 50_000), 2,
      "strings are nested in more than 32 interpolations"
    ),
    ("let a = #\"x", 1, "a string is not closed"), ("let a = \"\"\"\nx", 1, "a string is not closed"),
  ])
  func faultsNameTheLine(_ text: String, _ line: Int, _ message: String) {
    let map = ProjectMap(["Package.swift": text])
    #expect(map.issues.map(\.place.line) == [line])
    #expect(map.issues.map(\.message) == [message] && map.issues.allSatisfy(\.isError))
  }

  @Test func interpolationsMayHaveTexts() {
    let manifest = #"""
      let a = "\("b\("c")")"
      let package = Package(targets: [.target(name: "A", path: "A")])
      """#
    #expect(ProjectMap(["Package.swift": manifest]).takers(of: "A/x.swift") == ["A"])
  }
}

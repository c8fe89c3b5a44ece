import Testing

@testable import Projects

/// Project files that are cut off, empty or something else, each of which has an issue.
@Suite struct BrokenProjectsTests {
  private static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "Kite",
      targets: [
        .target(name: "Kite", resources: [.process("A (1).txt")]),
      ]
    )

    """

  @Test(arguments: [
    (#"targets: [.target(name: "A""#, 1, "the bracket '(' on this line is not closed"),
    ("targets: [\n\n", 1, "the bracket '[' on this line is not closed"),
    ("targets: (\n[1, 2)]\n", 2, "the bracket '[' on this line is not closed"),
    ("let a = []\n)\n", 2, "the bracket ')' on this line has no opening bracket"),
    ("let a = { 1\r\r", 1, "the bracket '{' on this line is not closed"),
  ]) func aManifestWithHalfABracketIsAnError(_ text: String, _ line: Int, _ message: String) {
    let map = ProjectMap("Kit/Package.swift", Array("let package = Package\n\(text)".utf8))
    #expect(map.lines(true) == ["Kit/Package.swift:\(line + 1): \(message)"])
    #expect(map.targets.isEmpty)
  }

  @Test func aManifestThatIsCutOffHasAnIssue() {
    let whole = Array(Self.manifest.utf8)
    #expect(ProjectMap("Package.swift", whole).issues.isEmpty)
    for end in 2..<whole.count - 1 {
      let part = Array(whole[..<end])
      #expect(!ProjectMap("Package.swift", part).issues.isEmpty, "\(end)")
    }
  }

  @Test(arguments: ["", "\n", "// swift-tools-version:5.9\n", "import PackageDescription\n"])
  func aManifestWithoutPackageIsAWarning(_ text: String) {
    let map = ProjectMap("Package.swift", Array(text.utf8))
    #expect(map.lines(false) == ["Package.swift:1: the file declares no package"] && map.lines(true).isEmpty)
  }

  @Test func anotherSourceOfTheSameNameIsNotAManifest() {
    #expect(ProjectMap("Package.swift", Array("struct Package {}\n".utf8)).issues.isEmpty)
  }

  /// A carriage return alone ends a line, as in files of old editors.
  @Test func carriageReturnsEndLines() {
    let map = ProjectMap("Package.swift", Array(Self.manifest.replacing("\n", with: "\r").utf8))
    #expect(map.targets.map(\.name) == ["Kite"] && map.targets.first?.place.line == 6 && map.issues.isEmpty)
    let text = ProjectMap("Package.swift", Array("let a = Package(\r\"b\r\")".utf8))
    #expect(text.lines(true) == ["Package.swift:2: a string is not closed"])
  }

  @Test(arguments: [
    ("hello\n", "the file is not a mapping with keys"), ("- a\n- b\n", "the file is not a mapping with keys"),
    ("# only a comment\n", "the file is empty"), ("", "the file is empty"),
  ]) func aSpecificationWithoutKeysIsAWarning(_ text: String, _ message: String) {
    let map = ProjectMap("App/project.yml", Array(text.utf8))
    #expect(map.lines(false) == ["App/project.yml:1: \(message)"] && map.lines(true).isEmpty)
  }

  @Test(arguments: [
    ("- a\n- b\n", "the file is not a mapping with keys"), ("hello\n", "the file is not a mapping with keys"),
    ("", "the file is empty"),
  ]) func anIncludedSpecificationWithoutKeysIsAWarning(_ text: String, _ message: String) {
    let map = ProjectMap([
      "App/project.yml": "name: A\ninclude: [base.yml]\ntargets: {}\n", "App/base.yml": text,
    ])
    #expect(map.lines(false) == ["App/base.yml:1: \(message)"] && map.lines(true).isEmpty)
  }

  @Test func anotherMappingIsNotASpecification() {
    #expect(ProjectMap("App/project.yml", Array("version: 1\nsteps: []\n".utf8)).issues.isEmpty)
  }

  @Test(arguments: [
    ("A = 1\nhello world this is not\n", 2, "this line is neither a setting nor an include"),
    ("{{{\n", 1, "this line is neither a setting nor an include"),
    ("// a\r\r#include Base.xcconfig\r", 3, "this line is neither a setting nor an include"),
    ("# a comment of another language\n", 1, "this line is neither a setting nor an include"),
  ]) func aConfigurationFileWithAnotherLineIsAWarning(_ text: String, _ line: Int, _ message: String) {
    let map = ProjectMap("Base.xcconfig", Array(text.utf8))
    #expect(map.lines(false) == ["Base.xcconfig:\(line): \(message), so the file is not read"])
  }

  @Test func aConfigurationFileInAnotherEncodingIsAWarning() {
    let name: [UInt8] = Array("A = M".utf8) + [0xFC, 0x0A]
    let map = ProjectMap("Base.xcconfig", Array("B = 1\n".utf8) + name)
    #expect(
      map.lines(false) == ["Base.xcconfig:2: a byte on this line is not valid UTF-8, so the file is not read"])
    // Comments in other encodings do no harm.
    #expect(ProjectMap("Base.xcconfig", Array("// ".utf8) + name).issues.isEmpty)
    #expect(ProjectMap("Base.xcconfig", Array("A = \u{FFFD} // b\n \t\n".utf8)).issues.isEmpty)
  }
}

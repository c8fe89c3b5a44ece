import TestSupport
import Testing

@testable import Projects

/// Small files that ask for much work end soon, with the right result or a sentence.
@Suite struct HostileProjectsTests {
  private static let tooMuch = "the targets, groups, templates or settings repeat each other too often to be read"

  private static func project(_ objects: String, _ project: String = "targets = (T);") -> ProjectMap {
    ProjectMap([
      "A.xcodeproj/project.pbxproj": "{objects = {\(objects)P = {isa = PBXProject; \(project)};}; rootObject = P;}"
    ])
  }

  private static func target(_ name: String, _ members: String) -> String {
    let product = "com.apple.product-type.application"
    return "\(name) = {isa = PBXNativeTarget; name = \(name); productType = \"\(product)\"; \(members)};"
  }

  @Test(arguments: [("path = a;", false), ("", true)])
  func deeplyNestedGroupsAreRead(_ path: String, _ isFound: Bool) {
    let depth = 50_000
    let groups = (0..<depth).map { "G\($0) = {isa = PBXGroup; children = (G\($0 + 1)); \(path)};" }.joined()
    let map = Self.project(
      groups
        + "G\(depth) = {path = x.strings;};B = {fileRef = G\(depth);};R = {isa = PBXResourcesBuildPhase; files = (B);};"
        + Self.target("T", "buildPhases = (R);"))
    #expect(map.issues.isEmpty)
    // No file has a path of 100,000 bytes.
    #expect(map.takers(of: "x.strings") == (isFound ? ["T"] : []))
  }

  @Test func filesOfNestedGroupsWithoutAPathTakeLinearTime() {
    func read(_ count: Int) {
      let numbers = 0..<count
      let groups = numbers.map {
        "G\($0) = {isa = PBXGroup; children = (F\($0), G\($0 + 1)); sourceTree = \"<group>\";};"
      }
      let files = numbers.map { "F\($0) = {path = a; sourceTree = \"<group>\";};B\($0) = {fileRef = F\($0);};" }
      let top = "T0 = {isa = PBXGroup; children = (G0); path = b; sourceTree = SHELF_PATH;};"
      let phase = "R = {isa = PBXResourcesBuildPhase; files = (\(numbers.map { "B\($0)" }.joined(separator: ",")));};"
      let map = Self.project(top + groups.joined() + files.joined() + phase + Self.target("T", "buildPhases = (R);"))
      #expect(map.takers(of: "a").isEmpty)
    }
    #expect(Growth.factor(upTo: 25, from: { read(1_000) }, to: { read(10_000) }) <= 25)
  }

  @Test func groupsThatContainEachOtherHaveNoPath() {
    let map = Self.project(
      "G = {isa = PBXGroup; children = (H);};H = {isa = PBXGroup; children = (G, F);};F = {path = x.strings;};"
        + "B = {fileRef = F;};R = {isa = PBXResourcesBuildPhase; files = (B);};"
        + Self.target("T", "buildPhases = (R);"))
    #expect(map.issues.isEmpty && map.takers(of: "x.strings").isEmpty)
    #expect(map.skipReason(of: "x.strings") == nil)
  }

  /// Modular apps have a specification for each module, which includes a common one.
  @Test func modulesMayIncludeOneLargeFile() {
    let settings = (0..<400).map { "    SETTING_\($0): a value of some length\n" }.joined()
    var files = ["base.yml": "settings:\n  base:\n\(settings)"]
    for number in 0..<150 {
      files["M\(number)/project.yml"] =
        "name: M\(number)\ninclude: [../base.yml]\ntargets:\n  M\(number):\n    type: framework\n    platform: iOS\n"
        + "    sources: [Code]\n"
    }
    let map = ProjectMap(files, others: ["M7/Code/en.lproj/a.strings"])
    #expect(map.issues.isEmpty && map.takers(of: "M7/Code/en.lproj/a.strings") == ["M7"])
  }

  @Test func specificationsHaveALimitTogether() {
    var files = [
      "project.yml": "name: M\ninclude: [\((0..<12).map { "i\($0).yml" }.joined(separator: ", "))]\ntargets: {}\n"
    ]
    let list = String(repeating: "- [a, a, a, a]\n", count: 28_000)
    for number in 0..<12 { files["i\(number).yml"] = "x:\n\(list)" }
    #expect(
      ProjectMap(files).issues.map(\.message).last
        == "the XcodeGen specifications up to this one exceed 4 MB in total")
  }

  @Test func aPhaseOfManyTargetsIsReadOnce() {
    let (targets, files) = (300, 1_500)
    let objects =
      (0..<files).map { "F\($0) = {path = f\($0).strings;};B\($0) = {fileRef = F\($0);};" }.joined()
      + "R = {isa = PBXResourcesBuildPhase; files = (\((0..<files).map { "B\($0)" }.joined(separator: ",")));};"
      + (0..<targets).map { Self.target("T\($0)", "buildPhases = (R);") }.joined()
    let map = Self.project(objects, "targets = (\((0..<targets).map { "T\($0)" }.joined(separator: ",")));")
    let memberships = (0..<files).map { map.membership(of: "f\($0).strings") }
    #expect(memberships.allSatisfy { $0.takers === memberships[0].takers && $0.decision == .take })
    #expect(memberships[7].takings.map(\.target.name) == (0..<targets).map { "T\($0)" })
  }

  @Test func manyTargetsOfOneFolderShareTheirList() {
    let targets = 500
    let objects =
      "F = {path = Code;};B = {fileRef = F;};"
      + (0..<targets).map { "R\($0) = {isa = PBXResourcesBuildPhase; files = (\nB);};" }.joined()
      + (0..<targets).map { Self.target("T\($0)", "buildPhases = (R\($0));") }.joined()
    let map = Self.project(objects, "targets = (\((0..<targets).map { "T\($0)" }.joined(separator: ",")));")
    let (one, other) = (map.membership(of: "Code/a.swift"), map.membership(of: "Code/b/c.swift"))
    #expect(one.takers === other.takers)
    #expect(one.takings.map(\.place.line) == (0..<targets).map { $0 + 2 })
  }

  @Test func repeatedGroupsEndWithASentence() {
    // Each group contains all that follow.
    let count = 3_000
    let groups = (0..<count).map {
      "G\($0) = {isa = PBXGroup; children = (G\($0 + 1), F\($0));};F\($0) = {path = f\($0);};"
    }
    let builds = (0..<count).map { "B\($0) = {fileRef = G\($0);};" }
    let map = Self.project(
      (groups + builds).joined()
        + "R = {isa = PBXResourcesBuildPhase; files = (\((0..<count).map { "B\($0)" }.joined(separator: ",")));};"
        + Self.target("T", "buildPhases = (R);"))
    #expect(map.lines(true) == ["A.xcodeproj/project.pbxproj:1: \(Self.tooMuch)"])
    // Nothing is skipped, because any file may be in the app.
    #expect(map.skipReason(of: "A Watch App/f1") == nil)
  }

  /// Each target has each configuration, so settings are looked for 160,000 times each.
  @Test func manyTargetsWithManyConfigurationsEndWithASentence() {
    let count = 400
    let names = (0..<count).map { "C\($0)" }.joined(separator: ",")
    let map = Self.project(
      "L = {isa = XCConfigurationList; buildConfigurations = (\(names));};"
        + (0..<count).map {
          "C\($0) = {isa = XCBuildConfiguration; name = C\($0); buildSettings = {SDKROOT = iphoneos;};};"
        }.joined()
        + (0..<count).map { Self.target("T\($0)", "buildConfigurationList = L;") }.joined(),
      "targets = (\((0..<count).map { "T\($0)" }.joined(separator: ",")));")
    #expect(map.lines(true) == ["A.xcodeproj/project.pbxproj:1: \(Self.tooMuch)"])
  }

  @Test func objectsWithManyMembersTakeLinearTime() {
    func read(_ count: Int) {
      let members = (0..<count).map { "j\($0) = 1;" }.joined()
      let map = Self.project(
        "F = {path = a.strings;};B = {\(members)fileRef = F;};"
          + "R = {isa = PBXResourcesBuildPhase; files = (\(String(repeating: "B,", count: count)));};"
          + Self.target("T", "buildPhases = (R);"))
      #expect(map.takers(of: "a.strings") == ["T"])
    }
    #expect(Growth.factor(upTo: 25, from: { read(1_000) }, to: { read(10_000) }) <= 25)
  }

  @Test func templatesThatNameEachOtherOftenAreUsedOnce() throws {
    let names = (0..<30).map { "T\($0)" }.joined(separator: ", ")
    let templates = (0..<30).map { "  T\($0): {templates: [\(names)], sources: [S\($0)]}\n" }.joined()
    let map = ProjectMap([
      "project.yml": "name: A\ntargetTemplates:\n\(templates)targets:\n  App: {platform: iOS, templates: [T3, T3]}\n"
    ])
    for number in 0..<30 { #expect(map.takers(of: "S\(number)/a.swift") == ["App"]) }
  }

  @Test func templatesMayBeNestedDeeply() {
    let depth = 5_000
    let templates = (0..<depth).map { "  T\($0): {templates: [T\($0 + 1)]}\n" }.joined()
    let targets = "targets:\n  App: {platform: iOS, templates: [T0]}\n"
    let map = ProjectMap([
      "project.yml": "name: A\ntargetTemplates:\n\(templates)  T\(depth): {sources: [S]}\n\(targets)"
    ])
    #expect(map.takers(of: "S/a.swift") == ["App"])
  }

  @Test func blankLinesTakeLinearTime() {
    func read(_ count: Int) {
      let map = ProjectMap([
        "project.yml": "name: A\n\(String(repeating: "\n", count: count))targets: {App: {platform: iOS}}\n"
      ])
      #expect(map.targets.count == 1 && map.issues.isEmpty)
    }
    #expect(Growth.factor(upTo: 25, from: { read(5_000) }, to: { read(50_000) }) <= 25)
  }

  @Test func aliasesAsKeysAreRefused() {
    let levels = (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let map = ProjectMap(["project.yml": "name: A\na0: &a0 [x, x]\n\(levels)targets:\n  *a30: x\n"])
    #expect(map.lines(true) == ["project.yml:34: the file has aliases, lists or mappings as keys"])
  }

  @Test(arguments: [
    // Many targets with one long list of sources, and one target for many platforms.
    ((0..<3_000).map { "  T\($0): *t\n" }.joined(), "iOS"), ("", "[\(String(repeating: "iOS, ", count: 5_000))iOS]"),
  ])
  func repeatedSourcesEndWithASentence(_ targets: String, _ platform: String) {
    let sources = (0..<3_000).map { "s\($0)" }.joined(separator: ", ")
    let map = ProjectMap([
      "project.yml": "name: A\ntargets:\n  T: &t {platform: \(platform), sources: [\(sources)]}\n\(targets)"
    ])
    #expect(map.lines(true) == ["project.yml:1: \(Self.tooMuch)"])
  }

  @Test func variablesInPathsAreNotRepeatedWithoutLimit() {
    let value = String(repeating: "b", count: 50_000)
    let sources = Array(repeating: "\"${b}\"", count: 5_000).joined(separator: ", ")
    let map = ProjectMap([
      "project.yml": """
      name: A
      targetTemplates: {T: {sources: [\(sources)]}}
      targets: {App: {platform: iOS, templates: [T], templateAttributes: {b: \(value)}}}
      """
    ])
    #expect(map.issues.isEmpty && map.takers(of: "Any/a.swift") == ["App"])
  }

  @Test func tooManyPatternsForAllFilesAreAnIssue() {
    let patterns = (0..<200).map { "'**/\(String(repeating: "z", count: 2_000))\($0)'" }.joined(separator: ", ")
    let source = "{path: Watch, excludes: [\(patterns)]}"
    let map = ProjectMap([
      "project.yml": "name: A\ntargets: {W: {type: application, platform: watchOS, sources: [\(source)]}}\n"
    ])
    #expect(map.issues.isEmpty && map.skipReason(of: "Watch/a.swift") != nil)
    var last: String?
    for number in 0..<2_000 {
      last = map.skipReason(of: "Watch/\(number).swift")
      if last == nil { break }
    }
    #expect(last == nil)
    let message = "the projects assign files by too many patterns and targets, so files of other targets are read too"
    #expect(map.lines(true) == ["project.yml:1: \(message)"])
  }
}

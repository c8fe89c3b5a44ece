import Testing

@testable import Projects

/// Merge keys of YAML and keys that end in `:REPLACE` in XcodeGen specifications.
@Suite struct XcodeGenMergesTests {
  private static let skipped = "files in no target of the project: not in the app that users get"

  private static func map(_ targets: String, _ files: [String: String] = [:]) -> ProjectMap {
    ProjectMap(files.merging(["project.yml": "name: Kite\n\(targets)"]) { $1 })
  }

  @Test(arguments: [
    "base: &base {type: application, platform: iOS, sources: [Shared]}\ntargets:\n  Kite: {<<: *base}\n",
    "a: &a {platform: iOS}\nb: &b {platform: macOS, type: application, sources: [Shared]}\ntargets: {Kite: {<<: [*a, *b]}}\n",
    "a: &a {platform: macOS, type: application, sources: [Shared]}\ntargets: {Kite: {<<: *a, platform: iOS}}\n",
    "a: &a {type: application}\nb: &b {<<: *a, platform: iOS}\ntargets: {Kite: {sources: [Shared], <<: *b}}\n",
    "a: &a {Kite: {type: application, platform: iOS, sources: [Shared]}}\ntargets: {<<: *a}\n",
  ])
  func keysAreMerged(_ spec: String) {
    let map = Self.map(spec)
    #expect(map.issues.isEmpty && map.target("Kite")?.kind == .app && map.target("Kite")?.platforms == .known([.ios]))
    #expect(map.skipReason(of: "Shared/a.strings") == nil && map.skipReason(of: "Old/a.strings") == Self.skipped)
  }

  @Test func aQuotedKeyIsNotAMerge() {
    let spec =
      "a: &a {sources: [Other]}\ntargets: {Kite: {type: application, platform: iOS, sources: [Kite], '<<': *a}}\n"
    #expect(Self.map(spec).takers(of: "Other/a.strings").isEmpty)
  }

  @Test func settingsAreMerged() {
    let spec = """
      common: &common {IPHONEOS_DEPLOYMENT_TARGET: "17.0", DEVELOPMENT_ASSET_PATHS: Kite/Samples}
      targets:
        Kite: {type: application, platform: iOS, sources: [Kite], settings: {base: {<<: *common}}}
      """
    let target = Self.map(spec).target("Kite")
    #expect(target?.deploymentTarget?.description == "17.0" && target?.developmentPaths == ["Kite/Samples"])
  }

  @Test func mergesThatGrowWithoutEndAreAnIssue() {
    let levels = (1...40).map { "  - &l\($0) {<<: *l\($0 - 1), a: {<<: *l\($0 - 1)}, b: {<<: *l\($0 - 1)}}" }
    let spec = "x:\n  - &l0 {k: v}\n\(levels.joined(separator: "\n"))\ntargets: {Kite: {sources: [Kite]}}\n"
    let map = Self.map(spec)
    #expect(!map.issues.isEmpty && map.skipReason(of: "Old/a.strings") == nil)
  }

  private static let app = "type: application, platform: iOS"

  @Test(arguments: [
    (
      "targetTemplates: {T: {\(app), sources: [Common]}}\ntargets: {Kite: {templates: [T], sources:REPLACE: [Own]}}", ""
    ),
    ("include: [base.yml]\ntargets: {Kite: {sources:REPLACE: [Own]}}", "targets: {Kite: {\(app), sources: [Common]}}"),
    ("include: [base.yml]\ntargets: {Kite:REPLACE: {\(app), sources: [Own]}}", "targets: {Kite: {sources: [Common]}}"),
    ("include: [base.yml]\ntargets:REPLACE: {Kite: {\(app), sources: [Own]}}", "targets: {Old: {sources: [Common]}}"),
    (
      "targetTemplates: {T: {\(app), sources: [Common]}, U: {sources:REPLACE: [Own]}}\n"
        + "targets: {Kite: {templates: [T, U]}}", ""
    ),
    ("targets: {Kite: {\(app), sources:REPLACE: [Own]}}", ""),
  ])
  func aKeyReplacesWhatItIsMergedOnto(_ spec: String, _ base: String) {
    let map = Self.map(spec + "\n", ["base.yml": base])
    #expect(map.issues.isEmpty && map.takers(of: "Own/a.strings") == ["Kite"])
    #expect(map.skipReason(of: "Own/a.strings") == nil && map.skipReason(of: "Common/a.strings") == Self.skipped)
  }

  /// As in XcodeGen, files are included before templates are used, so the key is a plain one for the template.
  @Test func aKeyThatReplacesAnIncludedOneAddsToTheTemplate() {
    let spec = "include: [base.yml]\ntargets: {Kite: {sources:REPLACE: [Own]}}\n"
    let base = """
      targetTemplates: {T: {\(Self.app), sources: [Common]}}
      targets: {Kite: {templates: [T], sources: [Old]}}
      """
    let map = Self.map(spec, ["base.yml": base])
    #expect(map.skipReason(of: "Own/a.strings") == nil && map.skipReason(of: "Common/a.strings") == nil)
    #expect(map.skipReason(of: "Old/a.strings") == Self.skipped)
  }

  @Test func nestedSettingsAreReplaced() {
    let spec = """
      targetTemplates: {T: {settings: {base: {IPHONEOS_DEPLOYMENT_TARGET: "17.0"}}}}
      targets:
        Kite: {templates: [T], \(Self.app), deploymentTarget: "16.0", sources: [Kite], settings: {base:REPLACE: {A: b}}}
      """
    #expect(Self.map(spec).target("Kite")?.deploymentTarget?.description == "16.0")
  }
}

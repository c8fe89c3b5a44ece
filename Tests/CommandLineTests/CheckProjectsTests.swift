import Foundation
import TestSupport
import Testing

/// `check` asks an app's project files which files are part of it.
@Suite struct CheckProjectsTests {
  private static let project = """
    name: Lamp
    targets:
      Lamp:
        type: application
        platform: iOS
        sources: [Lamp, Shared]
      Wrist:
        type: application
        platform: watchOS
        sources: [Wrist, Shared]
      LampTests:
        type: bundle.unit-test
        platform: iOS
        sources: [LampTests]

    """
  private static let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0.5", "green": "0.5", "blue": "0.5", "alpha": "1"}}}], "info": {"version": 1, "author": "xcode"}}
    """

  /// A small app with a watch app, tests, and files of the system and of tools.
  private static func app(_ project: String = project) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Lamp", "Wrist", "LampTests", "Shared", "Lamp/Settings.bundle", "fastlane/screenshots"] {
      try folder.file("\(name)/en.lproj/Localizable.strings", "\"\(name).a\" = \"Light\";\n\"\(name).b\" = \"Off\";\n")
    }
    for name in ["Lamp", "Wrist"] {
      try folder.file("\(name)/Assets.xcassets/\(name).colorset/Contents.json", color)
      try folder.file("\(name)/Assets.xcassets/Second.colorset/Contents.json", color)
    }
    try folder.file("LampTests/page.html", "<html></html>")
    try folder.file("project.yml", project)
    return folder
  }

  private static func locales(_ result: Binary.Result) throws -> Int {
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    return try #require((object?["locales"] as? [String: Int])?["en"], "\(result.output.prefix(400))\(result.error)")
  }

  private static func skipped(_ result: Binary.Result) throws -> [String: Int] {
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    return try #require(object?["leftOut"] as? [String: Int], "\(result.output.prefix(400))\(result.error)")
  }

  @Test func skipsAndCountsFilesOutsideOfTheApp() throws {
    let folder = try Self.app()
    let result = try Binary.run(["check", ".", "--format", "json"], in: folder.url)
    #expect(try Self.locales(result) == 4)
    #expect(
      try Self.skipped(result) == [
        "files only in watchOS targets: not part of an iOS app": 2, "files only in test targets: no user sees them": 2,
        "files in Settings.bundle: drawn by the Settings app": 1,
        "files in folders named fastlane: for the App Store and its screenshots": 1,
      ])
    let text = try Binary.run(["check", ".", "--verbose"], in: folder.url).output
    #expect(text.contains("2 × files only in watchOS targets: not part of an iOS app"), "\(text)")
    #expect(text.contains("Checked 2 colours"), "\(text)")
  }

  @Test func allFilesReadsEverything() throws {
    let folder = try Self.app()
    let result = try Binary.run(["check", ".", "--all-files", "--format", "json"], in: folder.url)
    #expect(try Self.locales(result) == 12)
    #expect(try Self.skipped(result).isEmpty)
    let measured = try Binary.run(["measure", ".", "--format", "json"], in: folder.url)
    #expect(try Self.locales(measured) == 12)
  }

  @Test func aSubfolderBelongsToTheProjectAboveIt() throws {
    let folder = try Self.app()
    let lamp = try Binary.run(
      ["check", "Settings.bundle", ".", "--format", "json"], in: folder.url.appending(path: "Lamp"))
    #expect(try Self.locales(lamp) == 2 && Self.skipped(lamp).values.reduce(0, +) == 1)
    let wrist = try Binary.run(["check", "Wrist"], in: folder.url)
    let error = """
      project.yml:10:1: error: every file with texts in Wrist was skipped: files only in watchOS targets: not part of an \
      iOS app
      """
    #expect(wrist.status == 2 && wrist.output.contains(error), "\(wrist.output)")
    #expect(wrist.output.contains("name the files, or use --all-files to read them all"), "\(wrist.output)")
    let all = try Binary.run(["check", "Wrist", "--all-files", "--format", "json"], in: folder.url)
    #expect(try Self.locales(all) == 2)
    let both = try Binary.run(["check", "Shared", "Wrist", "--format", "json"], in: folder.url)
    #expect(try Self.locales(both) == 2 && Self.skipped(both).values.reduce(0, +) == 2)
  }

  @Test func readsANamedFile() throws {
    let folder = try Self.app()
    let file = "Wrist/en.lproj/Localizable.strings"
    let alone = try Binary.run(["check", file, "--format", "json"], in: folder.url)
    #expect(try Self.locales(alone) == 2 && Self.skipped(alone).isEmpty)
    for inputs in [[".", file], [file, "."]] {
      let result = try Binary.run(["check"] + inputs + ["--format", "json"], in: folder.url)
      #expect(try Self.locales(result) == 6)
      #expect(try Self.skipped(result)["files only in watchOS targets: not part of an iOS app"] == 1)
    }
  }

  @Test func countsExcludedFilesOnce() throws {
    let folder = try Self.app()
    try folder.file(".typecheck.yml", "excluded: [Wrist, fastlane]\n")
    let skipped = try Self.skipped(try Binary.run(["check", "--format", "json"], in: folder.url))
    #expect(skipped["excluded by the configuration: Wrist"] == 2, "\(skipped)")
    #expect(skipped["excluded by the configuration: fastlane"] == 1 && skipped.values.reduce(0, +) == 6, "\(skipped)")
  }

  @Test func anUnreadableProjectIsAnErrorAndSkipsNothing() throws {
    let folder = try Self.app("name: Lamp\ntargets: [\n")
    try folder.file("Old.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{\n  objects = {\n")
    let result = try Binary.run(["check", ".", "--format", "json"], in: folder.url)
    #expect(try Self.locales(result) == 8)
    let text = try Binary.run(["check", "."], in: folder.url).output
    let lines = text.split(separator: "\n").filter { $0.contains(": error: ") }
    for file in ["project.yml", "Old.xcodeproj/project.pbxproj"] {
      #expect(lines.count { $0.hasPrefix("\(file):") } == 1, "\(text)")
    }
    #expect(result.status == 1)
    let all = try Binary.run(["check", ".", "--all-files", "--verbose"], in: folder.url).output
    #expect(!all.contains("project.yml"), "\(all)")
  }

  @Test(arguments: ["Package.swift", "project.yml", "Lamp.xcodeproj/project.pbxproj", "Lamp.xcconfig"])
  func aProjectFileWithAConflictIsAnError(_ file: String) throws {
    let folder = try Self.app()
    try folder.file(file, "\n<<<<<<< HEAD\nA = 1\n=======\nA = 2\n>>>>>>> main\n")
    let result = try Binary.run(["check", "."], in: folder.url)
    #expect(result.status == 1)
    let line = "\(file):2:1: error: unresolved merge conflict, so the file is not read"
    #expect(
      result.output.contains(line) && result.output.contains("resolve the conflict: keep one side"), "\(result.output)")
  }

  @Test(arguments: ["Package.swift", "Apps/project.yml", "Lamp.xcodeproj/project.pbxproj", "Lamp.xcconfig"])
  func aProjectFileThatIsABrokenLinkIsAnError(_ file: String) throws {
    let folder = try Self.app()
    try folder.file(file, "")
    try FileManager.default.removeItem(atPath: folder.file(file))
    try FileManager.default.createSymbolicLink(atPath: folder.file(file), withDestinationPath: "nowhere")
    let result = try Binary.run(["check", "."], in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("\(file):1:1: error: the link target is missing"), "\(result.output)")
  }

  @Test func filesOutsideOfTheCheckedFolderAreNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.file("Secret.yml", "targets: {Secret: {type: application, platform: watchOS, sources: [Lamp]}}\n")
    try folder.file("App/Lamp/en.lproj/Localizable.strings", "\"a\" = \"Light\";\n")
    try folder.file("App/project.yml", "name: Lamp\ninclude: [../Secret.yml, link.yml]\ntargets: {}\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("App/link.yml"), withDestinationPath: folder.file("Secret.yml"))
    let result = try Binary.run(["check", "App", "--inputs"], in: folder.url)
    let lines = [
      "App/project.yml:2:1: warning: ../Secret.yml is outside the checked folder, so it is not read",
      "App/link.yml:1:1: error: this link leads out of the checked folder, so it is not followed",
    ]
    for line in lines { #expect(result.output.contains(line), "\(result.output)") }
    #expect(result.status == 1 && !result.output.contains("watchOS"), "\(result.output)")
  }

  @Test func theOptionDoesNothingForLines() throws {
    let result = try Binary.run(["check", "--items", "--all-files"])
    #expect(result.status == 2 && result.error.contains("--all-files does nothing with --items"), "\(result.error)")
  }
}

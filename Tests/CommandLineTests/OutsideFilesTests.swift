import Foundation
import TestSupport
import Testing

/// Files outside of the checked folder are not read at the wish of what is in it.
@Suite struct OutsideFilesTests {
  private static let secret = "{\"password\": \"hunter2 hunter2\"}"

  private static func check(_ arguments: [String], in folder: TemporaryFolder) throws -> Binary.Result {
    try Binary.run(["check"] + arguments, in: folder)
  }

  /// The links, each with its target; all lead from `App` to a file next to it.
  static let links = [
    "de.json", "en.lproj/Main.strings", "Main.storyboard", "View.swift", "View.m", "colors.xcassets",
    "Home.layout.json",
    "Info.plist", "page.html", "palette.json", "de.xliff", "Texts.xcstrings", "Folder",
  ]

  @Test(arguments: links) func aLinkOutOfTheFolderIsAnError(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("secret.json", Self.secret)
    try folder.write("Other/de.json", Self.secret)
    try folder.write("App/en.json", "{\"a\": \"Text\"}")
    let isFolder = name == "Folder" || name.hasSuffix("xcassets")
    try folder.write("App/\(name).here", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("App/\(name)"), withDestinationPath: folder.file(isFolder ? "Other" : "secret.json"))
    for format in ["text", "json"] {
      let result = try Self.check(["App", "--format", format, "--verbose", "--inputs"], in: folder)
      #expect(result.status == 1, "\(result.output)\(result.error)")
      #expect((result.output + result.error).contains("this link leads out of the checked folder"), "\(result.error)")
      #expect((result.output + result.error).contains("App/\(name)"))
      #expect(!result.output.contains("hunter2") && !result.error.contains("hunter2"))
    }
  }

  @Test func anOptionOfTheCommandLineAllowsSuchLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret.json", Self.secret)
    try folder.write("App/en.json", "{\"a\": \"Text\"}")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("App/de.json"), withDestinationPath: "../secret.json")
    for command in ["check", "measure"] {
      let refused = try Binary.run([command, "App", "--format", "json"], in: folder)
      #expect(refused.status == 1 && !refused.output.contains("password"), "\(command)")
      let allowed = try Binary.run(
        [command, "App", "--allow-outside-files", "--format", "json", "--measurements", "all"], in: folder)
      #expect(allowed.status == 0 && !allowed.output.contains("leads out of"), "\(command): \(allowed.output)")
    }
  }

  @Test func linksInsideOfTheFolderAreFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Shared/de.json", "{\"a\": \"Text\"}")
    for (name, target) in [("Linked", "Shared"), ("Own/Linked", "../Shared")] {
      try folder.write("App/Own/en.json", "{\"a\": \"Text\"}")
      try FileManager.default.createSymbolicLink(atPath: folder.file("App/\(name)"), withDestinationPath: target)
    }
    let result = try Self.check(["App"], in: folder)
    #expect(result.status == 0, "\(result.output)\(result.error)")
  }

  /// In CI, the settings of a repository can contain a token.
  @Test func theDataOfTheRepositoryAreOutside() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/config", Self.secret)
    try folder.write("en.json", "{\"a\": \"Text\"}")
    try FileManager.default.createSymbolicLink(atPath: folder.file("de.json"), withDestinationPath: ".git/config")
    let result = try Self.check([".", "--format", "json"], in: folder)
    #expect(result.status == 1 && !result.output.contains("hunter2"), "\(result.output)")
  }

  /// A folder that only happens to be next to two inputs is not part of the run.
  @Test func aFolderNextToTheInputsIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("A/en.json", "{\"a\": \"Text\"}")
    try folder.write("B/de.json", "{\"a\": \"Text\"}")
    try folder.write(
      "A/project.yml",
      "name: A\ninclude: ../C/include.yml\ntargets: {A: {type: application, platform: iOS, sources: [.]}}\n")
    try folder.write("C/include.yml", "targets: [C: hunter2\n")
    for inputs in [["A", "B"], ["A/en.json", "A/project.yml", "B"], ["A"]] {
      let result = try Self.check(inputs + ["--verbose", "--inputs"], in: folder)
      #expect(!(result.output + result.error).contains("C/include.yml:"), "\(result.output)\(result.error)")
    }
    let whole = try Self.check(["."], in: folder)
    #expect((whole.output + whole.error).contains("C/include.yml:"), "\(whole.output)\(whole.error)")
  }

  // MARK: The configuration

  /// The settings with a path that leads out of the folder, which is `/etc/passwd` or one like it.
  static let settings = [
    "baseline: /etc/passwd", "baseline: ../secret.json", "baseline: Linked",
    "slots: {row: {font: /etc/passwd, size: 17}}", "slots: {row: {font: ../../secret.json, size: 17}}",
  ]

  @Test(arguments: settings) func pathsOfTheConfigurationStayInItsFolder(_ setting: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("secret.json", Self.secret)
    try folder.write("App/en.json", "{\"a\": \"Text\"}")
    try folder.write("App/.typecheck.yml", setting + "\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("App/Linked"), withDestinationPath: folder.file("secret.json"))
    let result = try Self.check(["App"], in: folder)
    #expect(
      result.status == 2 && result.error.contains("leads out of the configuration's folder"), "\(result.error)")
    #expect(result.error.contains("App/.typecheck.yml:1:") && !result.error.contains("hunter2"))
    let allowed = try Self.check(["App", "--allow-outside-files"], in: folder)
    #expect(!allowed.error.contains("leads out of"), "\(allowed.error)")
  }

  @Test func aConfigurationThatIsALinkOutIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret.yml", "password: hunter2\n")
    try folder.write("App/en.json", "{\"a\": \"Text\"}")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("App/.typecheck.yml"), withDestinationPath: "../secret.yml")
    let result = try Self.check(["App"], in: folder)
    #expect(result.status == 2 && result.error.contains("this link leads out of its folder"), "\(result.error)")
    #expect(!result.error.contains("hunter2") && !result.error.contains("password"))
  }

  @Test func theCommandLineMayNameAnyBaseline() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/en.json", "{\"a\": \"Text\"}")
    try folder.write("accepted.jsonl", "")
    let result = try Self.check(["App", "--baseline", "accepted.jsonl"], in: folder)
    #expect(!result.error.contains("leads out of"), "\(result.error)")
  }
}

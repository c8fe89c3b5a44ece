import Foundation
import TestSupport
import Testing

/// Links in the place of what the command line names, in sets of asset catalogs, and to each other.
@Suite struct OutsidePathsTests {
  /// A repository `repo` with texts in `App`, next to files that do not belong to it.
  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("repo/.git/HEAD", "ref: refs/heads/main\n")
    try folder.write("repo/App/en.json", "{\"a\": \"Text\"}")
    try folder.write("home/en.json", "{\"password\": \"hunter2 hunter2\"}")
    return folder
  }

  private static func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
    try folder.write(path + ".here", "")
    try FileManager.default.createSymbolicLink(atPath: folder.file(path), withDestinationPath: target)
  }

  private static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Binary.Result {
    try withExtendedLifetime(folder) { try Binary.run(arguments, in: folder.url.appending(path: "repo")) }
  }

  private static func check(_ arguments: [String], in folder: TemporaryFolder) throws -> Binary.Result {
    try run(["check"] + arguments, in: folder)
  }

  private static func home(_ folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: "home/en.json"), encoding: .utf8)
  }

  @Test(arguments: ["Linked", "App/Below", "en.json"]) func aNamedPathStaysInItsRepository(_ name: String) throws {
    let folder = try Self.repository()
    try Self.link("repo/\(name)", to: folder.file(name.hasSuffix("json") ? "home/en.json" : "home"), in: folder)
    let result = try Self.check([name], in: folder)
    #expect(result.status == 2 && (result.output + result.error).contains("leads out of its repository by a link"))
    #expect(!(result.output + result.error).contains("hunter2"))
    let allowed = try Self.run(["check", name, "--allow-outside-files"], in: folder)
    #expect(!allowed.error.contains("leads out of"), "\(allowed.error)")
  }

  @Test func linksInTheRepositoryAndToItAreFollowed() throws {
    let folder = try Self.repository()
    try Self.link("repo/Linked", to: "App", in: folder)
    try Self.link("other", to: "repo", in: folder)
    for name in ["Linked", "../other/App", "."] {
      let result = try Self.check([name], in: folder)
      #expect(result.status == 0, "\(name): \(result.output)\(result.error)")
    }
  }

  @Test(arguments: ["--config", "--baseline", "--compare"]) func aNamedFileStaysInItsRepository(_ option: String) throws
  {
    let folder = try Self.repository()
    try Self.link("repo/named", to: "../home/en.json", in: folder)
    let result = try Self.check(["App", option, "named"], in: folder)
    #expect(result.status == 2 && result.error.contains("leads out of its repository"), "\(result.error)")
    #expect(!result.error.contains("password"))
  }

  @Test(arguments: [("report.csv", "../home/new.csv"), ("report.csv", "../home/en.json"), ("out", "../home")])
  func nothingIsWrittenThroughALinkOutOfTheRepository(_ link: (name: String, target: String)) throws {
    let folder = try Self.repository()
    let before = try Self.home(folder)
    try Self.link("repo/\(link.name)", to: link.target, in: folder)
    let path = link.name == "out" ? "out/new.csv" : link.name
    let result = try Self.check(["App", "--report", "csv=\(path)"], in: folder)
    #expect(result.status == 2 && result.error.contains("a link leads out of the repository"), "\(result.error)")
    #expect(try Self.home(folder) == before)
    #expect(!FileManager.default.fileExists(atPath: folder.file("home/new.csv")))
  }

  @Test func initWritesThroughNoLinkOutOfTheRepository() throws {
    let folder = try Self.repository()
    let before = try Self.home(folder)
    try Self.link("repo/App/.typecheck.yml", to: "../../home/en.json", in: folder)
    let result = try Self.run(["init", "--force", "App"], in: folder)
    #expect(result.status == 2 && result.error.contains("a link leads out of the repository"), "\(result.error)")
    #expect(try Self.home(folder) == before)
  }

  @Test(arguments: ["Icon.imageset", "Red.colorset"]) func setsOfCatalogsHaveNoLinksOut(_ name: String) throws {
    let folder = try Self.repository()
    try folder.write(
      "home/Contents.json",
      "{\"colors\": [{\"color\": {\"components\": {\"red\": \"hunter2\"}}}], \"images\": [{\"filename\": \"hunter2.png\"}]}"
    )
    try Self.link("repo/App/A.xcassets/\(name)/Contents.json", to: folder.file("home/Contents.json"), in: folder)
    let result = try Self.check(["App"], in: folder)
    #expect(result.status == 2 && (result.output + result.error).contains("this link leads out of the checked folder"))
    #expect(!(result.output + result.error).contains("hunter2"))
  }

  /// Only its content would show whether a file is a layout or a palette.
  @Test(arguments: ["tokens.json", "other.json"]) func aLinkOutOfUnknownContentIsAWarning(_ name: String) throws {
    let folder = try Self.repository()
    try Self.link("repo/App/\(name)", to: folder.file("home/en.json"), in: folder)
    let result = try Self.check(["App"], in: folder)
    #expect(
      result.status == 0 && result.output.contains("App/\(name):1:1: warning: this link leads out"), "\(result.output)")
  }

  @Test func aReportDoesNotReplaceAnInputBehindALink() throws {
    let folder = try Self.repository()
    try Self.link("repo/App/de.json", to: "../../home/en.json", in: folder)
    let result = try Self.check(
      ["App", "--allow-outside-files", "--report", "json=../home/en.json"], in: folder)
    #expect(result.status == 2 && result.error.contains("would be written over the input"), "\(result.error)")
  }

  @Test(.timeLimit(.minutes(5))) func linksThatMultiplyEnd() throws {
    let folder = try Self.repository()
    for level in 0..<30 {
      for name in ["a", "b"] {
        try Self.link("repo/App/d\(level)/\(name)", to: "../d\(level + 1)", in: folder)
      }
    }
    try folder.write("repo/App/d30/de.json", "{\"a\": \"Text\"}")
    let result = try Self.check(["App"], in: folder)
    #expect(result.status == 2)
    let messages = (result.output + result.error).components(
      separatedBy: "links lead to this folder in more than 64 ways")
    #expect(messages.count == 2, "\(result.error)")
  }

  @Test func settingsOfFlutterAreNotReadThroughALinkOut() throws {
    let folder = try Self.repository()
    try folder.write("repo/App/l10n/app_en.arb", "{\"@@locale\": \"en\", \"a\": \"Text\"}")
    try Self.link("repo/App/l10n.yaml", to: "../../home/en.json", in: folder)
    let result = try Self.check(["App"], in: folder)
    #expect(
      result.status == 2 && result.output.contains("App/l10n.yaml:1:1: error: this link leads out"), "\(result.output)")
  }

  @Test(arguments: ["/etc/App.plist", "Config.plist"]) func aPropertyListThatIsNotReadIsNamed(_ name: String) throws {
    let folder = try Self.repository()
    try folder.write(
      "repo/App/project.yml",
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [.]
          settings:
            INFOPLIST_FILE: \(name)

      """)
    try Self.link("repo/App/Config.plist", to: "../../home/en.json", in: folder)
    let result = try Self.check(["App"], in: folder)
    let words = name.hasPrefix("/") ? "is outside of the checked folder" : "this link leads out of the checked folder"
    #expect((result.output + result.error).contains(words), "\(result.output)\(result.error)")
  }
}

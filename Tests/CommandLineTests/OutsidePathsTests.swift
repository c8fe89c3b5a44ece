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
    let words = "a link in this path leads out of the repository or folder"
    #expect(result.status == 2 && (result.output + result.error).contains(words))
    #expect(!(result.output + result.error).contains("hunter2"))
    let allowed = try Self.run(["check", name, "--allow-outside-files"], in: folder)
    #expect(!allowed.error.contains("leads out of"), "\(allowed.error)")
  }

  /// The link is part of the change, so a repository behind it is as foreign as any other folder.
  @Test func aRepositoryBehindALinkIsOutside() throws {
    let folder = try Self.repository()
    try folder.write("home/app/.git/HEAD", "ref: refs/heads/main\n")
    try folder.write("home/app/en.lproj/Localizable.strings", "\"secret\" = \"hunter2 hunter2\";")
    try folder.write("home/app/Package.swift", "hunter2")
    try Self.link("repo/vendor", to: "../home", in: folder)
    for arguments in [["vendor/app", "--explain", "secret"], ["App", "vendor/../home/app"], ["vendor/app/en.lproj"]] {
      let result = try Self.check(arguments, in: folder)
      let words = result.output + result.error
      #expect(result.status == 2 && words.contains("a link in this path leads out of the repository"), "\(words)")
      #expect(!words.contains("hunter2") && !words.contains("Package.swift"), "\(words)")
    }
    let allowed = try Self.check(["vendor/app", "--allow-outside-files"], in: folder)
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

  @Test(arguments: ["--config", "--baseline", "--compare", "--diff"])
  func aNamedFileStaysInItsRepository(_ option: String) throws {
    let folder = try Self.repository()
    try Self.link("repo/named", to: "../home/en.json", in: folder)
    let result = try Self.check(["App", option, "named", "--format", "github"], in: folder)
    let words = option == "--config" ? "this link leads out of its repository" : "leads out of the repository or folder"
    #expect(result.status == 2 && result.error.contains(words), "\(result.error)")
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
    #expect(result.status == 1 && (result.output + result.error).contains("this link leads out of the checked folder"))
    #expect(!(result.output + result.error).contains("hunter2"))
  }

  /// The size of a picture decides a verdict, so it shows something of a file outside.
  @Test(arguments: ["App", "App/A.xcassets/Icon.imageset", "App/A.xcassets/Icon.imageset/Contents.json"])
  func picturesOfSetsAreNotReadThroughLinks(_ input: String) throws {
    let folder = try Self.repository()
    let set = "repo/App/A.xcassets/Icon.imageset"
    try folder.write(
      "\(set)/Contents.json", "{\"images\": [{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"1x\"}]}")
    try folder.write("home/a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 1, count: 40))
    try Self.link("\(set)/a.png", to: folder.file("home/a.png"), in: folder)
    let result = try Self.check([input], in: folder)
    let words = "Icon.imageset/a.png:1:1: error: this link leads out of the checked folder"
    #expect(
      result.status == (input == "App" ? 1 : 2) && (result.output + result.error).contains(words),
      "\(result.output)\(result.error)")
    let allowed = try Self.check([input, "--allow-outside-files"], in: folder)
    #expect(!(allowed.output + allowed.error).contains("leads out"), "\(allowed.output)\(allowed.error)")
  }

  /// Only its content would show whether a file is a layout or a palette.
  @Test(arguments: ["tokens.json", "other.json"]) func aLinkOutOfUnknownContentIsAWarning(_ name: String) throws {
    let folder = try Self.repository()
    try Self.link("repo/App/\(name)", to: folder.file("home/en.json"), in: folder)
    let result = try Self.check(["App", "--inputs"], in: folder)
    #expect(
      result.status == 0 && result.output.contains("App/\(name):1:1: warning: this link leads out"), "\(result.output)")
  }

  @Test func aReportDoesNotReplaceAnInputBehindALink() throws {
    let folder = try Self.repository()
    try Self.link("repo/App/de.json", to: "../../home/en.json", in: folder)
    let result = try Self.check(
      ["App", "--allow-outside-files", "--report", "json=../home/en.json"], in: folder)
    #expect(result.status == 2 && result.error.contains("would overwrite the input"), "\(result.error)")
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
    #expect(result.status == 1)
    let messages = (result.output + result.error).components(separatedBy: "too many links lead to this folder")
    #expect(messages.count == 2, "\(result.error)")
  }

  @Test func settingsOfFlutterAreNotReadThroughALinkOut() throws {
    let folder = try Self.repository()
    try folder.write("repo/App/l10n/app_en.arb", "{\"@@locale\": \"en\", \"a\": \"Text\"}")
    try Self.link("repo/App/l10n.yaml", to: "../../home/en.json", in: folder)
    let result = try Self.check(["App"], in: folder)
    #expect(
      result.status == 1 && result.output.contains("App/l10n.yaml:1:1: error: this link leads out"), "\(result.output)")
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
    let words = name.hasPrefix("/") ? "is outside the checked folder" : "this link leads out of the checked folder"
    #expect((result.output + result.error).contains(words), "\(result.output)\(result.error)")
  }

  @Test(arguments: [
    ["scale", "--lint", "named.csv"], ["simulate", "named.png", "--sheet", "-o", "sheet.png"],
    ["measure", "App/en.json", "--font", "named.ttf", "--size", "17"],
    ["measure", "App/en.json", "--font-dir", "fonts"],
    ["check", "App", "--write-baseline", "named.json"],
  ])
  func noCommandFollowsALinkOut(_ arguments: [String]) throws {
    let folder = try Self.repository()
    for name in ["named.csv", "named.png", "named.ttf", "named.json"] {
      try Self.link("repo/\(name)", to: "../home/en.json", in: folder)
    }
    try Self.link("repo/fonts", to: "../home", in: folder)
    let result = try Self.run(arguments, in: folder)
    let owner = ["scale", "simulate"].contains(arguments[0]) ? "its" : "the"
    let words = "leads out of \(owner) repository or folder"
    #expect(result.status == 2 && result.error.contains(words), "\(result.error)")
    #expect(!(result.output + result.error).contains("password"))
  }

  /// A repository may be on a disk in memory, below the folder of the devices.
  @Test func aDiskInMemoryIsLikeAnyOther() throws {
    let scratch = "/dev/shm"
    guard FileManager.default.isWritableFile(atPath: scratch) else { return }
    let folder = "\(scratch)/typecheck-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/repo/.git", withIntermediateDirectories: true)
    try Data("{\"password\": \"hunter2\"}".utf8).write(to: URL(filePath: "\(folder)/en.json"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/repo/en.json", withDestinationPath: "\(folder)/en.json")
    let result = try Binary.run(["measure", "en.json"], in: URL(filePath: "\(folder)/repo"))
    #expect(result.status == 2 && (result.output + result.error).contains("leads out of the repository"))
  }

  @Test func aFileBehindALinkHidesNoFolder() throws {
    let folder = try Self.repository()
    try Self.link("repo/App/LICENSE", to: "../../home/en.json", in: folder)
    let result = try Self.check(["App"], in: folder)
    #expect(result.status == 0 && !result.output.contains("LICENSE"), "\(result.output)\(result.error)")
  }

  @Test(.timeLimit(.minutes(2))) func foldersThatLinkToEachOtherEnd() throws {
    let folder = try Self.repository()
    try folder.write("repo/App/de.json", "{\"a\": \"Text\"}")
    for place in 0..<60 {
      for target in 0..<60 { try Self.link("repo/App/f\(place)/l\(target)", to: "../f\(target)", in: folder) }
    }
    let result = try Self.check(["App"], in: folder)
    #expect(
      result.status == 1 && (result.output + result.error).contains("too many links lead to this folder"),
      "\(result.error)")
  }

  @Test func settingsOfFlutterAreNotCut() throws {
    let folder = try Self.repository()
    try folder.write("repo/App/l10n/app_en.arb", "{\"@@locale\": \"en\", \"a\": \"Text\"}")
    try folder.write("repo/App/l10n.yaml", String(repeating: "#", count: 2 << 20) + "\nuse-escaping: true\n")
    let result = try Self.check(["App"], in: folder)
    #expect(result.status == 1 && result.output.contains("this file is larger than 1 MB"), "\(result.output)")
  }
}

import Foundation
import TestSupport
import Testing

/// The names of inputs, and how their paths are shown.
@Suite struct PathArgumentTests {
  private static let texts = "\"a\" = \"Einstellungen und alles weitere\";\n"
  private static let slot = ["--style", "body", "--width", "60", "--lines", "1", "--format", "xcode"]

  private static func folder() throws -> TemporaryFolder {
    let scratch = try TemporaryFolder()
    for name in ["p", "q"] { try scratch.file("\(name)/de.lproj/L.strings", texts) }
    return scratch
  }

  /// The paths that a run's lines start with.
  private static func paths(_ arguments: [String], in folder: URL) throws -> [String] {
    let result = try Binary.run(arguments + slot, in: folder)
    #expect(result.status == 1, "\(result.error)")
    return result.output.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { String($0.prefix { $0 != ":" }) }
  }

  @Test(arguments: ["measure", "check"])
  func showsAbsolutePathsOfAbsoluteInputs(command: String) throws {
    let scratch = try Self.folder()
    let folder = scratch.url.appending(path: "p")
    let here = folder.resolvingSymlinksInPath().path
    #expect(try Self.paths([command, here], in: folder) == ["\(here)/de.lproj/L.strings"])
    #expect(try Self.paths([command, "."], in: folder) == ["de.lproj/L.strings"])
  }

  @Test(arguments: ["measure", "check"])
  func distinguishesFilesWithTheSameName(command: String) throws {
    let scratch = try Self.folder()
    let root = scratch.url.resolvingSymlinksInPath().path
    let files = ["p", "q"].map { "\(root)/\($0)/de.lproj/L.strings" }
    let elsewhere = try TemporaryFolder()
    #expect(try Self.paths([command] + files, in: elsewhere.url).sorted() == files)
    #expect(try Self.paths([command, "p"], in: scratch.url) == ["p/de.lproj/L.strings"])
  }

  @Test(arguments: [
    ["check", ""], ["measure", ""], ["init", ""], ["check", "--config", ""], ["check", "--baseline", ""],
    ["check", "--write-baseline", ""],
  ])
  func anEmptyPathIsRefused(arguments: [String]) throws {
    let result = try Binary.run(arguments, in: try Self.folder())
    #expect(result.status == 2)
    #expect(result.error.contains(" is empty; name a file"), "\(result.error)")
  }

  @Test func refusesAHyphenAsAFileToCheck() throws {
    let result = try Binary.run(["check", "-"], in: try Self.folder())
    #expect(result.status == 2 && result.error.contains("--items"), "\(result.error)")
  }

  @Test(arguments: [
    (["--report", "json=-"], "--format"), (["--report", "json=new/"], "names a folder"),
    (["--format", "json", "--format", "sarif"], "--format is given twice"),
  ])
  func refusesReportsWithoutAFile(arguments: [String], message: String) throws {
    let scratch = try Self.folder()
    let result = try Binary.run(["check", "p"] + arguments, in: scratch.url)
    #expect(result.status == 2 && result.error.contains(message), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "new").path))
  }

  @Test func acceptsTwoReportsToTheNullDevice() throws {
    let reports = ["--report", "json=/dev/null", "--report", "sarif=/dev/null"]
    #expect(try Binary.run(["check", "p", "--width", "2000"] + reports, in: try Self.folder()).status == 0)
  }

  @Test func lateErrorsNameTheCommand() throws {
    let report = "json=p/de.lproj/L.strings"
    let result = try Binary.run(["check", "p", "--report", report], in: try Self.folder())
    #expect(result.status == 2)
    #expect(result.error.contains("typecheck help check") && !result.error.contains("<subcommand>"), "\(result.error)")
  }

  @Test(arguments: [["check", "--category", "AX9"], ["measure", "p", "--max-category", "AX9"]])
  func suggestsCategoriesForCommonNamesOfSizes(arguments: [String]) throws {
    let result = try Binary.run(arguments, in: try Self.folder())
    #expect(result.status == 2 && result.error.contains("did you mean \"AX1"), "\(result.error)")
  }

  /// Every command shows the same path of the same file.
  @Test(arguments: [
    "p/en.lproj/../de.lproj", "./p//de.lproj", "q/../p/de.lproj/../../p/de.lproj/L.strings", "../here/p",
  ])
  func showsPathsConsistently(path: String) throws {
    let scratch = try TemporaryFolder()
    for name in ["here/p/de.lproj/L.strings", "here/q/a.txt", "here/p/en.lproj/a.txt"] {
      try scratch.file(name, Self.texts)
    }
    for command in ["measure", "check"] {
      let paths = try Self.paths([command, path], in: scratch.url.appending(path: "here"))
      #expect(paths == ["p/de.lproj/L.strings"], "\(command)")
    }
  }
}

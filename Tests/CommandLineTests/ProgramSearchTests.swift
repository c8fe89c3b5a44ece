import Foundation
import TestSupport
import Testing

@testable import typecheck

/// Programs are only found where a checked project cannot have put them.
@Suite struct ProgramSearchTests {
  /// A folder with programs named `opener` in the folders `names`.
  private static func folder(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      try folder.write("\(name)/opener", "#!/bin/sh\n")
      #expect(chmod(folder.file("\(name)/opener"), 0o755) == 0)
    }
    return folder
  }

  @Test func relativeFoldersAndThoseOfTheProjectAreNotSearched() throws {
    let folder = try Self.folder(["App/bin", "bin"])
    let places = ["", ".", "bin", "App/bin"] + ["App", "App/bin", "none", "bin"].map(folder.file)
    let search = ProgramSearch(outside: [folder.file("App")], path: places.joined(separator: ":"))
    #expect(search.folders == [folder.file("bin")])
    #expect(search.program("opener") == folder.file("bin/opener") && search.program("other") == nil)
  }

  @Test func theCurrentFolderIsNotSearched() {
    let current = FileManager.default.currentDirectoryPath
    let search = ProgramSearch(outside: [], path: "\(current):\(current)/bin:/usr/bin:/bin")
    #expect(search.folders.allSatisfy { !$0.hasPrefix(current) } && search.program("sh") != nil)
  }

  /// A folder next to the checked one may be as foreign.
  @Test func theRepositoryOfTheProjectIsNotSearched() throws {
    let folder = try Self.folder(["checkout/tools", "checkout-tools"])
    try folder.write("checkout/.git", "gitdir: elsewhere")
    try folder.write("checkout/App/de.json", "{}")
    let search = ProgramSearch(
      outside: [folder.file("checkout/App/de.json")],
      path: "\(folder.file("checkout/tools")):\(folder.file("checkout-tools"))")
    #expect(search.program("opener") == folder.file("checkout-tools/opener"))
  }

  @Test func linksIntoTheProjectAreNotFollowed() throws {
    let folder = try Self.folder(["App/bin", "last"])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.file("linked"), withDestinationPath: folder.file("App/bin"))
    try manager.createDirectory(atPath: folder.file("first"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: folder.file("first/opener"), withDestinationPath: folder.file("App/bin/opener"))
    try manager.createSymbolicLink(atPath: folder.file("Project"), withDestinationPath: folder.file("App"))
    let search = ProgramSearch(
      outside: [folder.file("Project")], path: ["linked", "first", "last"].map(folder.file).joined(separator: ":"))
    #expect(search.program("opener") == folder.file("last/opener"))
  }

  @Test func onlyFilesThatCanBeStartedAreFound() throws {
    let folder = try Self.folder(["last"])
    try folder.write("text/opener", "no program")
    try folder.write("folder/opener/file", "")
    let search = ProgramSearch(
      outside: [], path: ["text", "folder", "last"].map(folder.file).joined(separator: ":"))
    #expect(search.program("opener") == folder.file("last/opener"))
  }

  @Test func aProjectThatHoldsEverythingLeavesNoProgram() {
    #expect(ProgramSearch(outside: ["/"], path: "/usr/bin:/bin").program("sh") == nil)
  }
}

import Foundation
import TestSupport
import Testing

@testable import Bytes

/// Files that are written whole or not at all.
@Suite struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to file: WholeFile) {
    let bytes = Array(text.utf8)
    #expect(Foundation.write(file.descriptor, bytes, bytes.count) == bytes.count)
  }

  private func content(_ name: String) -> String? { try? String(contentsOfFile: folder.file(name), encoding: .utf8) }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  @Test func keepsTheOldFileUntilTheEnd() throws {
    try folder.write("a.txt", "old")
    let file = try WholeFile(folder.file("a.txt"))
    write("new", to: file)
    #expect(content("a.txt") == "old")
    #expect(try names().count == 2)
    try file.commit()
    #expect(content("a.txt") == "new" && file.descriptor == -1)
    #expect(try names() == ["a.txt"])
  }

  @Test func anAbandonedFileLeavesNothingBehind() throws {
    let given = try WholeFile(folder.file("deep/er/a.txt"))
    write("half", to: given)
    given.discard()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("deep/er")) == [])
    // A file without an owner is discarded too.
    _ = try WholeFile(folder.file("deep/er/b.txt"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("deep/er")) == [])
  }

  @Test func followsALinkAndKeepsIt() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "target")
    let file = try WholeFile(folder.file("link"))
    write("text", to: file)
    try file.commit()
    #expect(content("target") == "text")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.file("link")) == "target")
  }

  /// `..` behind a link to a folder is the folder above where the link leads, as for every other program.
  @Test func resolvesTheParentOfALinkedFolderLikeTheSystem() throws {
    try folder.write("here/a.txt", "untouched")
    try folder.write("there/deep/x", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("here/link"), withDestinationPath: "../there/deep")
    for text in ["first", "second"] {
      let file = try WholeFile(folder.file("here/link/../a.txt"))
      write(text, to: file)
      try file.commit()
      #expect(content("there/a.txt") == text && content("here/a.txt") == "untouched")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("there")).sorted() == ["a.txt", "deep"])
  }

  @Test func refusesCircularLinks() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.file("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: folder.file("b"), withDestinationPath: "a")
    let failure = #expect(throws: WholeFile.Failure.self) { try WholeFile(folder.file("a")) }
    #expect(
      failure?.what == "its symbolic links form a loop" && failure?.remedy == "remove the link, or name another file")
  }

  @Test func aFolderIsRefused() {
    let failure = #expect(throws: WholeFile.Failure.self) { try WholeFile(folder.path) }
    #expect(failure?.what == "it is a folder" && failure?.remedy == "name a file in it")
  }

  @Test func aFileInAFileIsRefused() throws {
    try folder.write("a.txt", "")
    let failure = #expect(throws: WholeFile.Failure.self) { try WholeFile(folder.file("a.txt/b.txt")) }
    #expect(failure?.what == "its parent folder cannot be created")
  }

  @Test func aDeviceIsWrittenToAndNeverReplaced() throws {
    let file = try WholeFile("/dev/null")
    write("text", to: file)
    try file.commit()
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test(arguments: [0o600, 0o666, 0o640]) func keepsOwnerAndModeOfTheOldFile(_ mode: Int) throws {
    try folder.write("a.txt", "old")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.file("a.txt"))
    // Only the administrator can give a file away.
    let owner: uid_t = geteuid() == 0 ? 65_534 : geteuid()
    #expect(chown(folder.file("a.txt"), owner, getegid()) == 0)
    let file = try WholeFile(folder.file("a.txt"))
    try file.commit()
    #expect(try manager.attributesOfItem(atPath: folder.file("a.txt"))[.ownerAccountID] as? Int == Int(owner))
    #expect(try manager.attributesOfItem(atPath: folder.file("a.txt"))[.posixPermissions] as? Int == mode)
  }
}
